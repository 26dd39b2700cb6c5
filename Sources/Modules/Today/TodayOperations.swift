import AlmanacValues
public import Layout

extension Operation {
    public static let status = Operation(
        "status", "/status/{place}", "What today is in a place, by the clocks there, and what comes next", .records,
        [.path("place", .place, "DE-BY", "A country or a region, as in ISO 3166-2.")], formats: Format.ofStatus,
        schema: TodayRecord.schema,
        examples: [Example("What today is in a place, and what comes next; it changes at midnight there")])
}
