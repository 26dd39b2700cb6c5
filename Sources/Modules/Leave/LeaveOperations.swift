import AlmanacValues
public import Layout
import Places

extension Operation {
    /// The plans of leave. As a calendar, only the one that is asked for.
    public static let leave: [Operation] = [
        Operation(
            "leave", "/holidays/{country}/{year}/leave", "The best use of days of leave in a year", .records,
            [.country, .year, .leaveDays(isRequired: true)] + leaveParameters, formats: [.ics],
            schema: LeaveRecord.schema,
            examples: [
                Example(
                    "The best use of days of leave", path: "/holidays/DE/2027/leave", query: "?days=25&region=BY",
                    formats: Format.ofLeave)
            ]),
        Operation(
            "leavePlans", "/holidays/{country}/{year}/leave",
            "The best use of days of leave in a year, with other plans, and bridges", .records,
            [.country, .year, .leaveDays(isRequired: false)] + leaveParameters, formats: [.json],
            schema: LeaveRecord.schema, examples: []),
    ]

    private static let leaveParameters: [Parameter] = [
        .query(
            "region", .region, "BY",
            "A region of the country, as in ISO 3166-2 after the hyphen."),
        .query(
            "break", .integer(3...30, otherwise: nil), "9",
            "The fewest days of a break that counts; long and short breaks if it is left out."),
        .query(
            "weekend", .weekend, "fri,sat",
            "The days of the week that are off; those of the place if it is left out."),
        .query(
            "work", .pattern("^([0-9]{4}-[0-9]{2}-[0-9]{2}(,|$)){0,20}$"), "2026-05-15",
            "Dates on which no leave can be taken. Up to \(LeaveRequest.mostValues)."),
        .query(
            "taken", .pattern("^([0-9]{4}-[0-9]{2}-[0-9]{2}(\\.\\.[0-9]{4}-[0-9]{2}-[0-9]{2})?(,|$)){0,20}$"),
            "2026-07-06..2026-07-17",
            "Dates, or first and last ones, that are off already. Up to \(LeaveRequest.mostValues)."),
        .query(
            "school", .region, "BY",
            "A region to whose school holidays the leave keeps; all for those of the whole country."),
        .query(
            "with", .place, "FR",
            "The place of a second person, to be off on the same days."),
        .query(
            "with-days", .integer(1...60, otherwise: nil), "25",
            "The days of leave of the second person; as many as the first has if it is left out."),
    ]
}

extension Operation.Parameter {
    fileprivate static func leaveDays(isRequired: Bool) -> Self {
        query("days", .integer(1...60, otherwise: nil), "25", "The days of leave.", isRequired: isRequired)
    }
}
