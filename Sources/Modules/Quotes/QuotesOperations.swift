import AlmanacValues
public import Layout

extension Operation {
    public static let quotes: [Operation] = [
        Operation(
            "quotesOfTheDay", "/quotes", "The quotes of the last days, to subscribe to",
            formats: Format.ofQuotesOfTheDay.filter { !Format.ofQuotes.contains($0) }, schema: QuotesRecord.schema,
            examples: [Example("The quotes of the day", formats: Format.ofQuotesOfTheDay)]),
        Operation(
            "quotes", "/quotes", "The quotes of the day, others by number, or those that a search finds", .records,
            [
                .search,
                .query(
                    "draw", .integer(QuoteDraw.numbers, otherwise: nil), "7", "The number of a draw of ten quotes.",
                    insteadOf: "q"),
            ], formats: Format.ofQuotes, schema: QuotesRecord.schema,
            examples: [Example("Other quotes: by number, or with a search", query: "?draw=7")]),
        Operation(
            "quote", "/quotes/{quotation}", "One quote", .records,
            // Not "quote": generated clients in Python call a function of that name.
            [.path("quotation", .slug, "lewis-carroll-curiouser-and-curiouser", "The id of a quote.")],
            formats: Format.ofQuote, schema: QuoteRecord.schema),
    ]
}
