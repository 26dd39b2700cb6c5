import AlmanacValues
import Places

extension Operation {
    /// The records of the site's own pages. A record of another page is a line here.
    static let records = holidayRecords + leaveRecords + planRecords + otherRecords

    private static let holidayRecords: [Operation] = [
        Operation(
            "holidaysOfYear", "/holidays/{country}/{year}", "The holidays of a country in a year", .records,
            [.country, .year, .type, .region], formats: Format.ofYear, schema: "HolidayList"),
        Operation(
            "holidays", "/holidays/{country}", "The holidays of a country from last year on, to subscribe to",
            .records, [.country, .type, .region], formats: Format.ofRollingYears, schema: "HolidayFeed"),
        Operation(
            "holiday", "/holidays/{country}/{year}/{holiday}", "One holiday", .records,
            [
                .country, .year,
                .path(
                    "holiday", .pattern("^[0-9]{2}-[0-9]{2}-[a-z0-9-]+$"), "10-03-german-unity-day",
                    "The id of a holiday."),
            ], formats: Format.ofHoliday, schema: "HolidayFeed"),
        Operation(
            "holidaysOfPlaces", "/holidays/feed", "The holidays of several places in one feed", .records,
            [
                .query(
                    "place", .pattern("^[A-Za-z]{2}(-[A-Za-z0-9_-]{1,24})?$"), "DE-BY",
                    "A country or a region, as in ISO 3166-2. Up to \(HolidayRecordPlace.mostPlaces) of them.",
                    isRequired: true, most: HolidayRecordPlace.mostPlaces),
                .type,
            ], formats: Format.ofPlaces, schema: "HolidayFeed"),
        Operation(
            "changes", "/holidays/{country}/changes", "What changed in a country's data", .records, [.country],
            formats: Format.ofChanges, schema: "Changes"),
        Operation(
            "data", "/data", "What is known of each country, until when, and by which authority", .records,
            formats: Format.ofCoverage, schema: "Coverage"),
    ]

    private static let planRecords: [Operation] = [
        Operation(
            "workingDays", "/working-days",
            "The working days between two dates, or the day that is so many of them away",
            .records,
            [
                .query(
                    "from", .date, "2026-12-01", "The first day to count, or the day to count from.", isRequired: true),
                .query("to", .date, "2027-01-15", "The last day to count. Without it, the end of the year."),
                .query(
                    "days", .integer(-2500...2500, otherwise: nil), "10",
                    "How many working days away; negative for days before.", insteadOf: "to"),
                .query(
                    "weekend", .pattern("^((mon|tue|wed|thu|fri|sat|sun)(,|$)){0,7}$"), "fri,sat",
                    "The days of the week that are off. Without it, the weekend of the place."),
                .query("place", .place, "DE-BY", "A country or a region, as in ISO 3166-2.", isRequired: true),
            ], formats: Format.ofWorkingDays, schema: "WorkingDays"),
        Operation(
            "comparison", "/compare/{year}", "A year of several places, and what they have in common", .records,
            [.year, .places], formats: Format.ofComparison, schema: "Comparison"),
        Operation(
            "meeting", "/compare/meeting", "The first days on which several places work", .records,
            [
                .query("from", .date, "2026-12-20", "The first day to look at.", isRequired: true),
                .query("days", .integer(1...60, otherwise: 5), "5", "How many days to find."), .places,
            ], formats: Format.ofComparison, schema: "Meeting"),
    ]

    private static let otherRecords: [Operation] = [
        Operation(
            "countries", "/countries", "The countries, or the countries and regions that a search finds", .records,
            [.search],
            formats: Format.ofCountries, schema: "CountryList"),
        Operation(
            "country", "/countries/{country}", "One country, with its regions", .records, [.country],
            formats: Format.ofCountry, schema: "Country"),
        Operation(
            "quotesOfTheDay", "/quotes", "The quotes of the last days, to subscribe to", .records,
            formats: Format.ofQuotesOfTheDay.filter { !Format.ofQuotes.contains($0) }, schema: "QuoteList"),
        Operation(
            "quotes", "/quotes", "The quotes of the day, others by number, or those that a search finds", .records,
            [
                .search,
                .query(
                    "draw", .integer(QuoteDraw.numbers, otherwise: nil), "7", "The number of a draw of ten quotes.",
                    insteadOf: "q"),
            ], formats: Format.ofQuotes, schema: "QuoteList"),
        Operation(
            "quote", "/quotes/{quotation}", "One quote", .records,
            // Not "quote": generated clients in Python call a function of that name.
            [.path("quotation", .pattern(slug), "lewis-carroll-curiouser-and-curiouser", "The id of a quote.")],
            formats: Format.ofQuote, schema: "Quote"),
        Operation(
            "people", "/people", "The people, or those that a search finds", .records, [.search],
            formats: Format.ofPeople, schema: "PersonList"),
        Operation(
            "person", "/people/{person}", "One person", .records,
            [.path("person", .pattern(slug), "marie-curie", "The id of a person.")], formats: Format.ofPerson,
            schema: "Person"),
        Operation(
            "occasions", "/occasions", "The occasions: feasts as such, wherever they are kept", .records,
            formats: Format.ofOccasions, schema: "OccasionList"),
        Operation(
            "occasion", "/occasions/{occasion}", "One occasion", .records,
            [.path("occasion", .pattern(slug), "christmas-day", "The id of an occasion.")], formats: Format.ofOccasion,
            schema: "Occasion"),
        Operation(
            "worldToday", "/on/today", "Who is off today, in every country; today is the day in UTC", .records,
            formats: Format.ofDay, schema: "WorldDay"),
        Operation(
            "worldThisWeek", "/on/week", "The holidays of all countries in seven days from today (UTC) on", .records,
            formats: Format.ofWeek, schema: "WorldWeek"),
        Operation(
            "worldOnDay", "/on/{date}", "Who is off on a day, in every country", .records, [.day],
            formats: Format.ofDay, schema: "WorldDay"),
        Operation(
            "worldInWeek", "/on/{date}/week", "The holidays of all countries in seven days", .records, [.day],
            formats: Format.ofWeek, schema: "WorldWeek"),
        Operation(
            "search", "/search",
            "What a search answers, and finds: countries, regions, occasions, names of holidays, people",
            .records,
            [.query("q", .text(longest: 100), "christmas", "A search text: names, years and dates in any order.")],
            formats: Format.ofSearch, schema: "SearchResults"),
    ]

    /// An id without slashes, dots and control characters.
    private static let slug = "^[a-z0-9]+(-[a-z0-9]+)*$"
}

extension Operation.Parameter.Kind {
    fileprivate static var place: Self { .pattern("^[A-Za-z]{2}(-[A-Za-z0-9_-]{1,24})?$") }
}

extension Operation.Parameter {
    static let day = path("date", .date, "2026-12-24", "A day, as in ISO 8601: year, month and day.")
    fileprivate static let places = query(
        "place", .place, "DE-BY",
        "A country or a region, as in ISO 3166-2. Up to \(ComparePlace.mostPlaces) of them.", isRequired: true,
        most: ComparePlace.mostPlaces)
    static let type = query(
        "type", .words(["", "all"] + HolidayType.allCases.map(\.rawValue)), "all",
        "Which holidays: a type, or all of them. Public holidays if it is left out.")
    static let region = query(
        "region", .pattern("^[A-Za-z0-9_-]{0,24}$"), "all",
        "A region of the country, as in ISO 3166-2 after the hyphen; all for those of all regions. Without it, the "
            + "holidays of the country as a whole.")
    static let search = query("q", .text(longest: 100), "united", "A search text: a name or a code.")
}
