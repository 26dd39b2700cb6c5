import Configuration
import Foundation
import Upstreams

/// Reads settings: from the command line, else the environment, else the file.
struct SettingReader {
    private let config: ConfigReader

    /// - Parameters:
    ///   - options: the options given on the command line, by name of the setting.
    ///   - file: the path of a JSON file, or nil.
    /// - Throws: if the file cannot be read, or contains an unknown name.
    init(options: [String: String], file: String?) throws(SettingFailure) {
        config = ConfigReader(providers: [
            Self.provider("options", options), EnvironmentVariablesProvider().prefixKeys(with: "almanac"),
            Self.provider("file", try file.map(Self.entries) ?? [:]),
        ])
    }

    /// The parsed value of a setting; its default if it is not set.
    ///
    /// - Throws: a failure that names the setting.
    subscript<Value>(entry: KeyPath<SettingTable, Setting<Value>>) -> Value {
        get throws(SettingFailure) {
            let setting = SettingTable()[keyPath: entry]
            let text = config.string(forKey: ConfigKey([setting.name]), isSecret: setting.isSecret)
            do throws(SettingProblem) { return try setting.parse(text) } catch {
                throw SettingFailure(setting, reason: error.description)
            }
        }
    }

    private static func provider(_ name: String, _ values: [String: String]) -> InMemoryProvider {
        InMemoryProvider(
            name: name,
            values: Dictionary(
                uniqueKeysWithValues: values.map { (AbsoluteConfigKey([$0]), ConfigValue(stringLiteral: $1)) }))
    }

    /// Reads the settings in a file.
    private static func entries(_ file: String) throws(SettingFailure) -> [String: String] {
        let entries: [String: String]
        do {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
            entries = try JSONDecoder().decode([String: Text].self, from: bytes).mapValues(\.text)
        } catch let error as DecodingError {
            throw SettingFailure("cannot parse \(file) as a JSON object of strings: \(error.reason)")
        } catch {
            throw SettingFailure("cannot read \(file): \(error.localizedDescription)")
        }
        let known = SettingTable.all.map(\.name).sorted()
        if let unknown = entries.keys.sorted().first(where: { !known.contains($0) }) {
            throw SettingFailure(
                "unknown setting \"\(unknown)\" in \(file) (known settings: \(known.joined(separator: ", ")))")
        }
        return entries
    }
}

/// Why a setting cannot be used, in words for an operator.
struct SettingFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }

    /// A setting with an invalid value.
    ///
    /// - Parameter reason: the value and what was expected.
    init(_ setting: some AnySetting, reason: String) {
        let variable = "ALMANAC_" + setting.name.uppercased().replacingOccurrences(of: "-", with: "_")
        let option = setting.option == .noCommand ? setting.name : "--\(setting.name)"
        self.init("invalid value for \(option) (\(variable)): \(reason)")
    }
}

/// A value in the file, which must be a string.
private struct Text: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let text = try? container.decode(String.self) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected a string")
        }
        self.text = text
    }
}

extension DecodingError {
    fileprivate var reason: String {
        switch self {
        case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
            .valueNotFound(_, let context):
            (context.codingPath.map(\.stringValue) + [context.debugDescription]).joined(separator: ": ")
        @unknown default: "unknown error"
        }
    }
}
