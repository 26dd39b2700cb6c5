import AlmanacValues
import Layout

extension Operation {
    static let govUK: [Operation] = [
        Operation(
            "bankHolidays", "/bank-holidays.json", "The bank holidays of all parts of the United Kingdom", .govUK,
            schema: bankHolidays, examples: [Example("All parts of the United Kingdom")]),
        Operation(
            "bankHolidaysOfDivision", "/bank-holidays/{division}.json",
            "The bank holidays of a part of the United Kingdom", .govUK, [.division], schema: GovUKDivision.schema,
            examples: [Example("One part: england-and-wales, scotland or northern-ireland")]),
        Operation(
            "bankHolidaysCalendar", "/bank-holidays/{division}.ics",
            "The bank holidays of a part of the United Kingdom, to subscribe to", .govUK, [.division],
            schema: .text(), content: .ics, examples: [Example("The same to subscribe to (iCalendar)")]),
    ]

    private static let bankHolidays = JSONSchema.named(
        "BankHolidays",
        .object(
            BankHolidayDivision.allCases.map {
                .init($0.rawValue, GovUKDivision.schema, "The bank holidays of this part.")
            }))
}

extension Operation.Parameter {
    fileprivate static let division = path(
        "division", .words(BankHolidayDivision.allCases.map(\.rawValue)), "scotland", "A part of the United Kingdom.")
}
