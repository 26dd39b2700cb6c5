import Almanac

extension Operation {
    /// The records of the site's own pages. A record of another page is a line here.
    static let records: [Operation] = [
        Operation(
            "holidaysOfYear", "/holidays/{country}/{year}", "The holidays of a country in a year", .records,
            [.country, .year, .type, .region], formats: [.json], schema: "HolidayList"),
        Operation(
            "countries", "/countries", "The countries, or those that a search finds", .records, [.search],
            formats: [.json], schema: "CountryList"),
    ]
}

extension Operation.Parameter {
    static let type = query(
        "type", .words(["", "all"] + HolidayType.allCases.map(\.rawValue)), "all",
        "Which holidays: a type, or all of them. Public holidays if it is left out.")
    static let region = query(
        "region", .pattern("^[A-Za-z0-9_-]{0,24}$"), "all",
        "A region of the country, as in ISO 3166-2 after the hyphen; all for those of all regions. Without it, the "
            + "holidays of the country as a whole.")
    static let search = query("q", .text(longest: 100), "united", "A search text: a name or a code.")
}
