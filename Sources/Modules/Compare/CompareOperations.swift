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
                .query("days", .integer(1...60, otherwise: 5), "5", "How many days to find."), .places,
            ], formats: Format.ofComparison, schema: CompareMeetingRecord.schema,
            examples: [Example(query: "?from=2026-12-20&days=5&place=DE-BY&place=FR")]),
    ]
}

extension Operation.Parameter {
    fileprivate static let places = query(
        "place", .place, "DE-BY",
        "A country or a region, as in ISO 3166-2. Up to \(ComparePlace.mostPlaces) of them.", isRequired: true,
        most: ComparePlace.mostPlaces)
}
