import Foundation
import Support

/// Reads settings: from the command line, else the environment, else the file.
struct SettingReader: Sendable {
    private let options: [String: String]
    private let environment: [String: String]
    private var file: SettingFile?

    /// - Parameters:
    ///   - options: the options given on the command line, by name of the setting.
    ///   - file: the path of a JSON file, or nil.
    ///   - environment: the variables of the process.
    /// - Throws: if the file cannot be read or parsed, or contains an unknown name.
    init(
        options: [String: String], file: String?, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(SettingFailure) {
        self.options = options
        self.environment = environment
        self.file = if let file { try SettingFile(file) } else { nil }
    }

    /// The result of reading the settings of a running server again.
    struct Renewal {
        let reader: SettingReader
        /// The names of the settings that have changed and take effect.
        let changed: [String]
        /// The names of the settings that have changed and need a restart.
        let waiting: [String]
    }

    /// - Parameter new: the settings from the same options and environment, so that only values in the file can differ.
    func taking(_ new: SettingReader) -> Renewal {
        let differing = SettingTable.all.filter { text(of: $0.name) != new.text(of: $0.name) }
        var reader = self
        let live = differing.filter(\.isLive).map(\.name)
        if let file, let other = new.file { reader.file = file.taking(live, from: other) }
        return Renewal(reader: reader, changed: live, waiting: differing.filter { !$0.isLive }.map(\.name))
    }

    private func text(of setting: String) -> String? {
        origin(of: setting).flatMap { value(of: setting, from: $0) }
    }

    /// The parsed value of a setting; its default if it is not set.
    ///
    /// - Throws: a failure that names the setting.
    subscript<Value>(entry: KeyPath<SettingTable, Setting<Value>>) -> Value {
        get throws(SettingFailure) { try self[SettingTable()[keyPath: entry]] }
    }

    subscript<Value>(setting: Setting<Value>) -> Value {
        get throws(SettingFailure) {
            do throws(SettingProblem) { return try setting.parse(text(of: setting.name)) } catch {
                throw failure(setting, reason: error.description)
            }
        }
    }

    /// Returns the failure of a setting with an invalid value: with line and column if the value is the file's.
    func failure(_ setting: some AnySetting, reason: String) -> SettingFailure {
        guard origin(of: setting.name) == .file, let place = file?.place(of: setting.name) else {
            return SettingFailure(setting, reason: reason)
        }
        return SettingFailure(setting, at: place, reason: reason)
    }

    /// Where a value comes from. The first that has one is used.
    private enum Origin: CaseIterable {
        case options, environment, file
    }

    private func value(of setting: String, from origin: Origin) -> String? {
        switch origin {
        case .options: options[setting]
        case .environment: environment[SettingVariables.variable(of: setting)]
        case .file: file?.members[setting]?.value
        }
    }

    private func origin(of setting: String) -> Origin? {
        Origin.allCases.first { value(of: setting, from: $0) != nil }
    }

    /// The path of the file; nil without one.
    var path: String? { file?.path }

    /// The names of the settings that are set, and where they are set, as a sentence for an operator. It shows no
    /// values.
    var summary: String {
        let names = Dictionary(grouping: SettingTable.all.map(\.name), by: origin)
        let parts = Origin.allCases.compactMap { origin in
            names[origin].map { names in
                let place =
                    switch origin {
                    case .options: "the command line"
                    case .environment: "the environment"
                    case .file: file?.path ?? ""
                    }
                return "\(names.joined(separator: ", ")) from \(place)"
            }
        }
        guard !parts.isEmpty else { return "all settings have their defaults" }
        return parts.joined(separator: "; ") + "; all others have their defaults"
    }
}
