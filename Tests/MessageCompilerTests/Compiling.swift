import Testing

@testable import MessageCompiler

/// A language with the plural rules of English.
let english = language("en")

func language(
    _ code: String, plural: [String: String] = ["one": "i in 1 and v in 0"], full: String = "{weekday} {day}"
) -> LanguageFile {
    let names = ["a"]
    return LanguageFile(
        code: code, tag: code, name: code, direction: "ltr", months: names, monthsAlone: names, shortMonths: names,
        weekdays: names, shortWeekdays: names, shortestWeekdays: names, firstDay: "1",
        dates: .init(full: full, long: "{day}", weekdayAndDay: "{day}", day: "{day}", month: "{month}"),
        ranges: .init(day: "{day}–{day2}", month: "{day}–{day2}", year: "{day}–{day2}"),
        rangesInYear: .init(day: "{day}–{day2}", month: "{day}–{day2}", year: nil),
        list: .init(two: " and ", middle: ", ", end: " and "), choice: .init(two: " or ", middle: ", ", end: " or "),
        decimal: ".", group: ",", grouping: "thousands", leastGrouped: 1, plural: plural)
}

/// Compiles a catalogue whose `strings` are these lines.
func compile(
    _ strings: String, module: String = "Leave", languages: [LanguageFile] = [english]
) -> Result<String, Compilation.Failure> {
    let catalogue = "{\"sourceLanguage\" : \"en\",\n\"strings\" : {\n\(strings)\n},\n\"version\" : \"1.0\"}"
    return Compilation.compile(
        Array(catalogue.utf8), path: "Templates/Leave/Leave.xcstrings", module: module, languages: languages)
}

/// Returns the errors of a catalogue.
func errors(_ strings: String, languages: [LanguageFile] = [english]) -> [String] {
    switch compile(strings, languages: languages) {
    case .success: []
    case .failure(let failure): failure.errors
    }
}

/// A message with one text in English.
func message(_ key: String, _ text: String) -> String {
    "\"\(key)\" : {\"localizations\" : {\"en\" : \(unit(text))}}"
}

func unit(_ text: String, _ state: String = "translated") -> String {
    "{\"stringUnit\" : {\"state\" : \"\(state)\", \"value\" : \"\(text)\"}}"
}

/// Forms of a plural.
func plural(_ forms: [(String, String)]) -> String {
    let units = forms.map { "\"\($0.0)\" : \(unit($0.1))" }.joined(separator: ", ")
    return "{\"variations\" : {\"plural\" : {\(units)}}}"
}
