import ArgumentParser
import Support

/// One setting of the program. The value is optional if the setting has no default.
struct Setting<Value>: AnySetting {
    let name: String
    let isSecret: Bool
    let fileKind: SettingFileParser.ValueKind
    let option: OptionScope
    let isLive: Bool
    let standard: String?
    let help: ArgumentHelp
    let parse: @Sendable (String?) throws(SettingProblem) -> Value

    /// - Parameters:
    ///   - standard: the default, as an operator would write it.
    ///   - live: whether a running server takes another value.
    ///   - help: one or more sentences. The help adds the default to the last one.
    init(
        _ name: String, _ type: SettingType<Value>, default standard: String, option: OptionScope = .everyCommand,
        live: Bool = false, help: String, discussion: String? = nil
    ) {
        self.init(name, type, standard, option, live, help, discussion) { text throws(SettingProblem) in
            try type.parse(text ?? standard)
        }
    }

    /// - Parameters:
    ///   - standard: what the program does if the setting is not set, in words.
    ///   - live: whether a running server takes another value.
    init<Wrapped>(
        _ name: String, _ type: SettingType<Wrapped>, otherwise standard: String? = nil,
        option: OptionScope = .everyCommand, live: Bool = false, help: String, discussion: String? = nil
    ) where Value == Wrapped? {
        self.init(name, type, standard, option, live, help, discussion) { text throws(SettingProblem) in
            if let text { try type.parse(text) } else { nil }
        }
    }

    private init<Written>(
        _ name: String, _ type: SettingType<Written>, _ standard: String?, _ option: OptionScope, _ live: Bool,
        _ help: String, _ discussion: String?, parse: @escaping @Sendable (String?) throws(SettingProblem) -> Value
    ) {
        self.name = name
        isSecret = type.isSecret
        fileKind = type.fileKind
        // Process lists show options, so a secret never has one.
        self.option = type.isSecret ? .noCommand : option
        isLive = live
        self.standard = standard
        let help = standard.map { "\(help.dropLast()) (default: \($0))." } ?? help
        self.help = ArgumentHelp(help, discussion: discussion, valueName: type.valueName)
        self.parse = parse
    }
}

/// A setting of any type.
protocol AnySetting: Sendable {
    associatedtype Value

    /// The name of the option, and of the key in the file.
    var name: String { get }
    var isSecret: Bool { get }
    /// What the value may be in the file, other than a string.
    var fileKind: SettingFileParser.ValueKind { get }
    var option: OptionScope { get }
    /// Whether a running server takes another value from the file, without a restart.
    var isLive: Bool { get }
    /// The default, as an operator would write it or in words; nil if there is nothing to say.
    var standard: String? { get }
    var help: ArgumentHelp { get }
    /// Parses the value as written. Nil means that the setting is not set.
    var parse: @Sendable (String?) throws(SettingProblem) -> Value { get }
}

/// Which commands take a setting as an option. All commands read all settings from the environment and the file.
enum OptionScope {
    case everyCommand, serve, noCommand
    /// The commands that make pages for others: `serve` and `export`.
    case publishing
}
