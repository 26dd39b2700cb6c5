public import AlmanacValues
public import Layout

extension GovUKDivision: ForeignRecord {
    static var schemaName: String? { "BankHolidayDivision" }

    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("division", "The part of the United Kingdom.") { $0.division }
        fields("events", "The bank holidays, in date order.") { $0.events }
    }
}

extension GovUKDivision.Event: ForeignRecord {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("title", "The name of the bank holiday.") { $0.title }
        fields("date", "The day that people have off.") { $0.date }
        fields("notes", "“Substitute day” for a day in lieu; otherwise empty.") { $0.notes }
        fields("bunting", "Whether GOV.UK shows bunting on the day.") { $0.hasBunting }
    }
}

extension BankHolidayDivision: TextValue {
    public static var schema: JSONSchema { .words(allCases.map(\.rawValue)) }
}
