import AlmanacValues
public import Layout

extension Operation {
    public static let occasions = Operation(
        "occasions", "/occasions", "The occasions: feasts as such, wherever they are kept",
        formats: Format.ofOccasions, schema: OccasionsRecord.schema)

    public static let occasion = Operation(
        "occasion", "/occasions/{occasion}", "One occasion", .records,
        [
            .path(
                "occasion", .slug, "christmas-day",
                "The id of an occasion. A name of one occasion, in any language, leads to its id.")
        ], formats: Format.ofOccasion,
        schema: OccasionRecord.schema,
        examples: [Example("One occasion: when and where it is kept, and its names")])
}
