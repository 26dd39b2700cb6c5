import AlmanacValues
import Layout

extension Operation {
    static let govUK: [Operation] = [
        Operation(
            "bankHolidays", "/bank-holidays.json", "The bank holidays of all parts of the United Kingdom", .govUK,
            schema: bankHolidays(.english), examples: [Example("All parts of the United Kingdom")]),
        Operation(
            "bankHolidaysOfDivision", "/bank-holidays/{division}.json",
            "The bank holidays of a part of the United Kingdom", .govUK, [.division(.english)],
            schema: GovUKDivision.schema,
            examples: [Example("One part: england-and-wales, scotland or northern-ireland")]),
        Operation(
            "bankHolidaysCalendar", "/bank-holidays/{division}.ics",
            "The bank holidays of a part of the United Kingdom, to subscribe to", .govUK, [.division(.english)],
            schema: .text(), content: .ics, examples: [Example("The same to subscribe to (iCalendar)")]),
        Operation(
            "bankHolidaysInWelsh", "/gwyliau-banc.json", "The same in Welsh: all parts of the United Kingdom", .govUK,
            schema: bankHolidays(.welsh), examples: [Example("All parts of the United Kingdom, in Welsh")]),
        Operation(
            "bankHolidaysOfDivisionInWelsh", "/gwyliau-banc/{division}.json",
            "The bank holidays of a part of the United Kingdom, in Welsh", .govUK, [.division(.welsh)],
            schema: GovUKDivision.schema),
        Operation(
            "bankHolidaysCalendarInWelsh", "/gwyliau-banc/{division}.ics",
            "The bank holidays of a part of the United Kingdom in Welsh, to subscribe to", .govUK,
            [.division(.welsh)], schema: .text(), content: .ics),
    ]

    private static func bankHolidays(_ language: BankHolidayLanguage) -> JSONSchema {
        .named(
            language == .english ? "BankHolidays" : "BankHolidaysInWelsh",
            .object(
                BankHolidayDivision.allCases.map {
                    .init($0.word(in: language), GovUKDivision.schema, "The bank holidays of this part.")
                }))
    }
}

extension Operation.Parameter {
    fileprivate static func division(_ language: BankHolidayLanguage) -> Self {
        let words = BankHolidayDivision.allCases.map { $0.word(in: language) }
        return path("division", .words(words), words[1], "A part of the United Kingdom.")
    }
}
