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
        Operation(
            "allChanges", "/data/changes", "What changed in the data of all countries, day by day",
            formats: Format.ofChanges, schema: ChangeListRecord.schema),
    ]
}
