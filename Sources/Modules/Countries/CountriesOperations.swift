import AlmanacValues
public import Layout

extension Operation {
    public static let countries: [Operation] = [
        Operation(
            "countries", "/countries", "The countries, or the countries and regions that a search finds", .records,
            [.search], formats: Format.ofCountries, schema: CountriesRecord.schema,
            examples: [Example("The countries, or those that a search finds", query: "?q=united")]),
        Operation(
            "country", "/countries/{country}", "One country, with its regions", .records, [.country],
            formats: Format.ofCountry, schema: CountryRecord.schema),
    ]
}
