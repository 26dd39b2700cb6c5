import AlmanacValues
import Layout

extension GovUKDivision: ForeignRecord {
    static var schemaName: String? { "BankHolidayDivision" }

    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("division", "The part of the United Kingdom.") {
            DivisionWord(division: $0.division, language: $0.language)
        }
        fields("events", "The bank holidays, in date order.") { $0.events }
    }
}

extension GovUKDivision.Event: ForeignRecord {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("title", "The name of the bank holiday.") { $0.title }
        fields("date", "The day that people have off.") { $0.date }
        fields("notes", "“Substitute day” (“Diwrnod amgen”) for a day in lieu; otherwise empty.") { $0.notes }
        fields("bunting", "Whether GOV.UK shows bunting on the day.") { $0.hasBunting }
    }
}

/// The word of a part of the United Kingdom.
struct DivisionWord: TextValue {
    let division: BankHolidayDivision
    let language: BankHolidayLanguage

    var spelling: String { division.word(in: language) }

    static var schema: JSONSchema {
        .words(
            BankHolidayLanguage.allCases.flatMap { language in
                BankHolidayDivision.allCases.map { $0.word(in: language) }
            })
    }
}
