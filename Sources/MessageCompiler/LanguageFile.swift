import FoundationEssentials

/// A file of Templates/Languages: what CLDR says about a language.
struct LanguageFile: Decodable {
    let code, tag, name, direction: String
    let months, monthsAlone, shortMonths, weekdays, shortWeekdays, shortestWeekdays: [String]
    let firstDay: String
    let dates: Dates
    let ranges, rangesInYear: Ranges
    let list, choice: List
    let decimal, group, grouping: String
    let leastGrouped: Int
    /// The rules of UTS 35 by category; without `other`, which is the rest.
    let plural: [String: String]

    struct Dates: Decodable {
        let full, long, weekdayAndDay, day, month: String
    }

    struct Ranges: Decodable {
        let day, month: String
        let year: String?
    }

    struct List: Decodable {
        let two, middle, end: String
    }

    /// The categories that a plural has in this language, in the order of CLDR.
    var categories: [PluralCategory] { PluralCategory.allCases.filter { plural[$0.rawValue] != nil } + [.other] }

    /// Reads all languages: English, the language of the source, first, then by code.
    ///
    /// - Parameter files: the bytes of the files.
    /// - Throws: `DecodingError`
    static func all(_ files: [[UInt8]]) throws -> [LanguageFile] {
        try files.map { try JSONDecoder().decode(LanguageFile.self, from: Data($0)) }
            .sorted { ($0.code == "en" ? "" : $0.code) < ($1.code == "en" ? "" : $1.code) }
    }
}
