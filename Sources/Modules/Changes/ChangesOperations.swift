import AlmanacValues
public import Layout

extension Operation {
    public static let changes: [Operation] = [
        Operation(
            "changes", "/holidays/{country}/changes", "What changed in a country’s data", .records, [.country],
            formats: Format.ofChanges, schema: ChangeFeedRecord.schema),
        Operation(
            "data", "/data", "What is known of each country, until when, and by which authority",
            formats: Format.ofCoverage, schema: CoverageRecord.schema),
    ]
}
