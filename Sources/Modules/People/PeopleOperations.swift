import AlmanacValues
public import Layout

extension Operation {
    public static let people: [Operation] = [
        Operation(
            "people", "/people", "The people, or those that a search finds", .records, [.search],
            formats: Format.ofPeople, schema: PeopleRecord.schema, examples: [Example(query: "?q=curie")]),
        Operation(
            "person", "/people/{person}", "One person", .records,
            [.path("person", .slug, "marie-curie", "The id of a person.")], formats: Format.ofPerson,
            schema: PersonRecord.schema),
    ]
}
