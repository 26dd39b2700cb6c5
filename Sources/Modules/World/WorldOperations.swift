import AlmanacValues
public import Layout

extension Operation {
    public static let world: [Operation] = [
        Operation(
            "worldOnDay", "/on/{date}", "Who is off on a day, in every country", .records, [.day],
            formats: Format.ofDay, schema: WorldDayRecord.schema),
        Operation(
            "worldToday", "/on/today", "Who is off today, in every country; today is the day in UTC",
            formats: Format.ofDay, schema: WorldDayRecord.schema,
            examples: [Example("The same of today: the day in UTC, since a record is the same for everybody")]),
        Operation(
            "worldThisWeek", "/on/week", "The holidays of all countries in seven days from today (UTC) on",
            formats: Format.ofWeek, schema: WorldWeekRecord.schema,
            examples: [Example("The same of the seven days from today on")]),
        Operation(
            "worldInWeek", "/on/{date}/week", "The holidays of all countries in seven days", .records, [.day],
            formats: Format.ofWeek, schema: WorldWeekRecord.schema,
            examples: [Example("The public holidays of all countries in seven days")]),
    ]
}

extension Operation.Parameter {
    fileprivate static let day = path("date", .date, "2026-12-24", "A day, as in ISO 8601: year, month and day.")
}
