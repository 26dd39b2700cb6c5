extension OpenAPISchemas {
    static let leaveRecords: [(name: String, schema: JSONSchema)] = [
        (
            "LeavePlans",
            .open([
                .init("year", .integer, "The year of the plans."),
                .init("days", .optional(.integer), "The days of leave; null if only bridges were asked for."),
                .init("places", .array(.open(territory)), "The place, and that of the second person if there is one."),
                stale, fallback, page,
                .init(
                    "plans",
                    .array(
                        .open([
                            .init("shortest", .integer, "The fewest days of a break that counts."),
                            .init("daysOff", .integer, "The days off in these breaks."),
                            .init("daysOffWithoutLeave", .integer, "How many of them need no leave."),
                            .init("leave", .halves, "The days of leave that the plan uses; a half day counts 0.5."),
                            .init("partnerLeave", .halves, "The days of leave that the second person uses."),
                            .init("breaks", .array(.named("LeaveBreak")), "The breaks, in date order."),
                        ])), "The best plan, and others."),
                .init(
                    "bridges", .array(.named("LeaveBreak")), "The single breaks that gain most for each day of leave."),
            ])
        ),
        (
            "LeaveBreak",
            .open([
                .init("first", date, "The first day off."), .init("last", date, "The last day off."),
                .init("length", .integer, "How many days off in a row that are."),
                .init("leave", .array(date), "The days of leave."),
                .init("partnerLeave", .array(date), "The days of leave of the second person."),
                .init("leaveDays", .halves, "How much leave these are; half a day for a half-day holiday."),
                .init("partnerLeaveDays", .halves, "The same of the second person."),
                .init("complete", .flag, "Whether all its days are known: it does not go on past the data."),
                .init(
                    "days",
                    .array(
                        .open([
                            .init("date", date, "The day."),
                            .init(
                                "kind", .text(), "Why it is off: leave, half-leave, holiday, weekend, or taken before."),
                            .init(
                                "partnerKind", .optional(.text()), "The same of the second person; null without one."),
                            .init("names", names, "The names of the holidays on it."),
                        ])), "Its days, one by one."),
            ])
        ),
    ]
}
