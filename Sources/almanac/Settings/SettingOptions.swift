import ArgumentParser

/// The options that only `serve` takes.
struct ServerOptions: SettingOptions {
    static let scope = OptionScope.serve
    var given: [String: String] = [:]
}

/// The options that every command takes.
struct SourceOptions: SettingOptions {
    static let scope = OptionScope.everyCommand
    var given: [String: String] = [:]
}

/// The settings of one scope as command-line options.
///
/// ArgumentParser finds a type's options by reflection of an instance. These types have no property for each option, but
/// show a mirror that is made of the table, so help, usage and errors are those of any other `@Option`.
protocol SettingOptions: ParsableArguments, CustomReflectable {
    static var scope: OptionScope { get }
    /// The values of the given options as written, by name of the setting.
    var given: [String: String] { get set }
}

extension SettingOptions {
    private static var settings: [any AnySetting] { SettingTable.all.filter { $0.option == scope } }

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
