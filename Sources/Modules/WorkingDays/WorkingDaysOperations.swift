import AlmanacValues
public import Layout

extension Operation {
    public static let workingDays: [Operation] = [
        Operation(
            "workingDays", "/working-days",
            "The working days between two dates, or the day that is so many of them away", .records,
            [
                .query(
                    "from", .date, "2026-12-01", "The first day to count, or the day to count from.", isRequired: true),
                .query("to", .date, "2027-01-15", "The last day to count. Without it, the end of the year."),
                .query(
                    "days", .integer(-2500...2500, otherwise: nil), "10",
                    "How many working days away; negative for days before.", insteadOf: "to"),
                .query(
                    "weekend", .weekend, "fri,sat",
                    "The days of the week that are off. Without it, the weekend of the place."),
                .query("place", .place, "DE-BY", "A country or a region, as in ISO 3166-2.", isRequired: true),
            ], formats: Format.ofWorkingDays, schema: WorkingDaysRecord.schema,
            examples: [
                Example("The working days between two dates", query: "?from=2026-12-01&to=2027-01-15&place=DE-BY"),
                Example("The day that is so many working days away", query: "?from=2026-12-01&days=10&place=DE-BY"),
            ])
    ]
}
