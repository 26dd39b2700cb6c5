import AlmanacValues
public import Layout
import Places

extension Operation {
    public static let compare: [Operation] = [
        Operation(
            "comparison", "/compare/{year}", "A year of several places, and what they have in common", .records,
            [.year, .places], formats: Format.ofComparison, schema: CompareYearRecord.schema,
            examples: [Example(query: "?place=DE-BY&place=FR")]),
        Operation(
            "meeting", "/compare/meeting", "The first days on which several places work", .records,
            [
                .query("from", .date, "2026-12-20", "The first day to look at.", isRequired: true),
                .query("to", .date, "2028-12-19", "The last day to look at, at most two years later."),
                .query(
                    "days", .integer(1...60, otherwise: nil), "5",
                    "How many days to find: 5, or with “to” all of them, up to 60."),
                .query(
                    "opens", .time, "09:00",
                    "When people begin to work, by their own clocks. With it, or “closes”, only days count on which all are at "
                        + "work at the same time."),
                .query("closes", .time, "17:00", "When they stop."), .places,
            ], formats: Format.ofComparison, schema: CompareMeetingRecord.schema,
            examples: [
                Example(query: "?from=2026-12-20&days=5&place=DE-BY&place=FR"),
                Example(
                    "All days of a month on which several places are at work at the same time",
                    query: "?from=2027-01-01&to=2027-01-31&opens=09:00&closes=17:00&place=DE-BY&place=US-NY"),
            ]),
    ]
}

extension Operation.Parameter {
    fileprivate static let places = query(
        "place", .place, "DE-BY",
        "A country or a region, as in ISO 3166-2. Up to \(ComparePlace.mostPlaces) of them.", isRequired: true,
        most: ComparePlace.mostPlaces)
}
