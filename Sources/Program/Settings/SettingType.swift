import AlmanacValues
import Support

/// How the value of a setting is written.
struct SettingType<Value>: Sendable {
    /// What the help calls the value: `<time>`.
    let valueName: String
    let isSecret: Bool
    /// What the value may be in the file, other than a string.
    let fileKind: SettingFileParser.ValueKind
    let parse: @Sendable (String) throws(SettingProblem) -> Value

    private init(
        _ valueName: String, isSecret: Bool = false, fileKind: SettingFileParser.ValueKind = .string,
        _ parse: @escaping @Sendable (String) throws(SettingProblem) -> Value
    ) {
        self.valueName = valueName
        self.isSecret = isSecret
        self.fileKind = fileKind
        self.parse = parse
    }

    /// A value with a parser of its own, whose errors say what was expected.
    static func parsed<Problem: CustomStringConvertible>(
        _ valueName: String, _ parse: @escaping @Sendable (String) throws(Problem) -> Value
    ) -> Self {
        Self(valueName) { text throws(SettingProblem) in
            do throws(Problem) { return try parse(text) } catch { throw SettingProblem(error.description) }
        }
    }

    /// One of several words.
    static func oneOf(_ valueName: String, _ words: KeyValuePairs<String, Value>) -> Self where Value: Sendable {
        let choices = words.map { (word: $0.key, value: $0.value) }
        return Self(valueName) { text throws(SettingProblem) in
            if let choice = choices.first(where: { $0.word == text }) { return choice.value }
            let all = choices.dropLast().map(\.word).joined(separator: ", ")
            throw SettingProblem("\"\(text)\" (expected \(all) or \(choices.last?.word ?? ""))")
        }
    }
}

extension SettingType<String> {
    static func text(_ valueName: String) -> Self { Self(valueName) { $0 } }

    /// A value that is shown nowhere.
    static var secret: Self { Self("key", isSecret: true) { $0 } }
}

extension SettingType<Int> {
    static func number(in range: ClosedRange<Int>, _ valueName: String = "number") -> Self {
        Self(valueName, fileKind: .number) { text throws(SettingProblem) in try Int(setting: text, in: range) }
    }
}

extension SettingType<Bool> {
    static var yesOrNo: Self {
        Self("yes|no", fileKind: .boolean) { text throws(SettingProblem) in try Bool(setting: text) }
    }
}

extension SettingType<Set<Interface>> {
    /// The words of interfaces with commas between them, or `none`.
    static var interfaces: Self {
        Self("list") { text throws(SettingProblem) in
            if text == "none" { return [] }
            let found = text.split(separator: ",", omittingEmptySubsequences: false).map { word in
                Interface(rawValue: word.trimmingPrefix(" ").description)
            }
            guard !found.contains(nil) else {
                let words = Interface.allCases.map(\.rawValue).joined(separator: ", ")
                throw SettingProblem("\"\(text)\" (expected none, or some of \(words))")
            }
            return Set(found.compactMap(\.self))
        }
    }
}

extension SettingType<CivilDate> {
    static var day: Self {
        Self("date") { text throws(SettingProblem) in
            guard let day = CivilDate(text) else {
                throw SettingProblem("\"\(text)\" (expected a date such as 2026-01-21)")
            }
            return day
        }
    }
}

extension SettingType<[Language]> {
    /// Codes of languages with commas between them, or `all`. English is always the first, since addresses without a
    /// language are in English.
    static var languages: Self {
        Self("list") { text throws(SettingProblem) in
            if text == "all" { return Language.all }
            let found = text.split(separator: ",", omittingEmptySubsequences: false).map { word in
                Language(code: word.trimmingPrefix(" ").description)
            }
            guard !found.contains(nil) else {
                let codes = Language.all.map(\.facts.code).joined(separator: ", ")
                throw SettingProblem("\"\(text)\" (expected all, or some of \(codes))")
            }
            return Language.all.filter { $0 == .english || found.contains($0) }
        }
    }
}

extension SettingType<Duration> {
    static var time: Self { Self("time") { text throws(SettingProblem) in try Duration(setting: text) } }

    /// - Parameter seconds: the range of allowed times, in seconds.
    static func time(in seconds: ClosedRange<Int64>) -> Self {
        Self("time") { text throws(SettingProblem) in
            let time = try Duration(setting: text)
            guard seconds.contains(time.seconds) else {
                throw SettingProblem("\"\(text)\" (expected \(seconds.lowerBound)s to \(seconds.upperBound)s)")
            }
            return time
        }
    }
}

extension Duration {
    /// The whole seconds.
    var seconds: Int64 { components.seconds }
}
