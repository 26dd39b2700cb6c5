import ArgumentParser

struct ServerOptions: SettingOptions {
    static let scopes: Set<OptionScope> = [.serve, .publishing]
    var given: [String: String] = [:]
}

/// The options that `export` takes too.
struct PageOptions: SettingOptions {
    static let scopes: Set<OptionScope> = [.publishing]
    var given: [String: String] = [:]
}

/// The options that every command takes.
struct SourceOptions: SettingOptions {
    static let scopes: Set<OptionScope> = [.everyCommand]
    var given: [String: String] = [:]
}

/// The settings of some scopes as command-line options.
///
/// ArgumentParser finds a type's options by reflection of an instance. These types have no property for each option, but
/// show a mirror that is made of the table, so help, usage and errors are those of any other `@Option`.
protocol SettingOptions: ParsableArguments, CustomReflectable {
    static var scopes: Set<OptionScope> { get }
    /// The values of the given options as written, by name of the setting.
    var given: [String: String] { get set }
}

extension SettingOptions {
    private static var settings: [any AnySetting] { SettingTable.all.filter { scopes.contains($0.option) } }

    var customMirror: Mirror {
        Mirror(
            self,
            children: Self.settings.map { setting in
                let option = Option<String?>(name: .customLong(setting.name), help: setting.help)
                return (label: setting.name, value: option as Any)
            })
    }

    init(from decoder: any Decoder) throws {
        self.init()
        let container = try decoder.container(keyedBy: SettingName.self)
        for name in Self.settings.map(\.name) {
            given[name] = try container.decodeIfPresent(String.self, forKey: SettingName(stringValue: name))
        }
    }
}

private struct SettingName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue _: Int) { nil }
}
