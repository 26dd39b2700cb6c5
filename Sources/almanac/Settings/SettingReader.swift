import Configuration
import Foundation
import Support
import SystemPackage

/// Reads settings by name: from the command line, else the environment, else the file.
struct SettingReader {
    private let config: ConfigReader

    /// - Parameters:
    ///   - options: the options given on the command line, by name of the setting.
    ///   - file: the path of a JSON file, or nil.
    ///   - known: the names of settings that the file may contain.
    /// - Throws: if the file cannot be read, or contains a name that is not known.
    init(options: [String: String], file: String?, known: Set<String>) async throws(SettingFailure) {
        var providers: [any ConfigProvider] = [
            InMemoryProvider(
                name: "options",
                values: Dictionary(
                    uniqueKeysWithValues: options.map {
                        (AbsoluteConfigKey([$0.key]), ConfigValue(stringLiteral: $0.value))
                    })),
            EnvironmentVariablesProvider().prefixKeys(with: "almanac"),
        ]
        if let file { providers.append(try await Self.provider(file, known)) }
        config = ConfigReader(providers: providers)
    }

    /// Returns the value as written; nil if the setting is not set.
    func text(_ name: String, isSecret: Bool = false) -> String? {
        config.string(forKey: ConfigKey([name]), isSecret: isSecret)
    }

    /// Returns the parsed value of a setting; the default if it is not set.
    ///
    /// - Throws: a failure that names the setting.
    func value<Value>(
        _ name: String, default standard: Value, _ parse: (String) throws(SettingProblem) -> Value
    ) throws(SettingFailure) -> Value {
        guard let text = text(name) else { return standard }
        do throws(SettingProblem) {
            return try parse(text)
        } catch {
            throw SettingFailure(name: name, reason: error.description)
        }
    }

    private static func provider(
        _ file: String, _ known: Set<String>
    ) async throws(SettingFailure) -> any ConfigProvider {
        let names: [String]
        do {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
            names = try JSONDecoder().decode([String: Text].self, from: bytes).keys.sorted()
        } catch let error as DecodingError {
            throw SettingFailure("cannot parse \(file) as a JSON object of strings: \(error.reason)")
        } catch {
            throw SettingFailure("cannot read \(file): \(error.localizedDescription)")
        }
        if let unknown = names.first(where: { !known.contains($0) }) {
            throw SettingFailure(
                "unknown setting \"\(unknown)\" in \(file) (known settings: \(known.sorted().joined(separator: ", ")))")
        }
        do {
            return try await FileProvider<JSONSnapshot>(filePath: FilePath(file))
        } catch {
            throw SettingFailure("cannot read settings from \(file)")
        }
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
    init(name: String, reason: String) {
        let variable = "ALMANAC_" + name.uppercased().replacingOccurrences(of: "-", with: "_")
        let setting = Settings.withoutOption.contains(name) ? name : "--\(name)"
        self.init("invalid value for \(setting) (\(variable)): \(reason)")
    }
}

/// A value in the file, which must be a string.
private struct Text: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if (try? container.decode(String.self)) == nil {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "expected a string")
        }
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
