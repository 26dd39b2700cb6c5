import AlmanacValues
public import Layout

extension Operation {
    public static let status = [
        Operation(
            "status", "/status/{place}", "What today is in a place, by the clocks there, and what comes next", .records,
            [.statusPlace], formats: Format.ofStatus, schema: TodayRecord.schema,
            examples: [Example("What today is in a place, and what comes next; it changes at midnight there")]),
        Operation(
            "statusOnDay", "/status/{place}/{date}", "What a day is in a place, and why it is off or not", .records,
            [
                .statusPlace, .path("date", .date, "2026-12-24", "A day, as in ISO 8601: year, month and day."),
            ], formats: Format.ofStatus, schema: PlaceDayRecord.schema),
        Operation(
            "statusToday", "/status/{place}/today", "What today is in a place, in the same form", .records,
            [.statusPlace], formats: Format.ofStatus, schema: PlaceDayRecord.schema,
            examples: [Example("The same of today, by the clocks there")]),
    ]
}

extension Operation.Parameter {
    fileprivate static let statusPlace = path("place", .place, "DE-BY", "A country or a region, as in ISO 3166-2.")
}
