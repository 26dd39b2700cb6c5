import Configuration
import Support

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
            Self.provider("file", try file.map(SettingFile.read) ?? [:]),
        ])
    }

    /// The parsed value of a setting; its default if it is not set.
    ///
    /// - Throws: a failure that names the setting.
    subscript<Value>(entry: KeyPath<SettingTable, Setting<Value>>) -> Value {
        get throws(SettingFailure) { try self[SettingTable()[keyPath: entry]] }
    }

    subscript<Value>(setting: Setting<Value>) -> Value {
        get throws(SettingFailure) {
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
}
