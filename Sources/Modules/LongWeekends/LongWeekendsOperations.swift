import AlmanacValues
public import Layout

extension Operation {
    public static let longWeekends: [Operation] = [
        Operation(
            "longWeekendsOfYear", "/holidays/{country}/{year}/long-weekends",
            "The long weekends of a place in a year, with the best bridges", .records,
            [
                .country, .year,
                .query("region", .region, "BY", "A region of the country, as in ISO 3166-2 after the hyphen."),
            ], formats: Format.ofLongWeekends, schema: LongWeekendsRecord.schema,
            examples: [
                Example(
                    "The long weekends of a year", path: "/holidays/DE/2026/long-weekends", query: "?region=BY",
                    formats: Format.ofLongWeekends)
            ]),
        Operation(
            "longWeekends", "/holidays/{country}/long-weekends",
            "The long weekends of a place from last year on, to subscribe to", .records,
            [
                .country,
                .query("region", .region, "BY", "A region of the country, as in ISO 3166-2 after the hyphen."),
            ], formats: Format.ofRollingLongWeekends, schema: LongWeekendsRecord.schema,
            examples: [Example("The same from last year on, to subscribe to")]),
    ]
}
