import AlmanacValues
public import Layout
import Places

extension Operation {
    public static let holidays: [Operation] = [
        Operation(
            "holidaysOfYear", "/holidays/{country}/{year}", "The holidays of a country in a year", .records,
            [.country, .year, .type, .region], formats: Format.ofYear, schema: HolidayRecord.schema),
        Operation(
            "holidays", "/holidays/{country}", "The holidays of a country from last year on, to subscribe to",
            .records, [.country, .type, .region], formats: Format.ofRollingYears, schema: HolidayFeedRecord.schema,
            examples: [Example("The same from last year on, to subscribe to")]),
        Operation(
            "holidaysOfDays", "/holidays/{country}/days",
            "The holidays of any range of days, of one type or of several", .records,
            [
                .country,
                .query("from", .date, "2026-12-01", "The first day.", isRequired: true),
                .query(
                    "to", .date, "2027-01-31",
                    "The last day, at most \(HolidayDaysRecordPlace.mostDays) days in all.", isRequired: true),
                .query(
                    "type", .pattern("^[A-Za-z-]+(,[A-Za-z-]+)*$"), "public,school",
                    "Which holidays: a type, several with commas between them, or all. Public holidays if it is left out."
                ),
                .region,
            ], formats: Format.ofRange, schema: HolidayDaysRecord.schema,
            examples: [
                Example(query: "?from=2026-12-01&to=2027-01-31&type=public,bank&region=BY")
            ]),
        Operation(
            "holiday", "/holidays/{country}/{year}/{holiday}", "One holiday", .records,
            [
                .country, .year,
                .path(
                    "holiday", .pattern("^[0-9]{2}-[0-9]{2}-[a-z0-9-]+$"), "10-03-german-unity-day",
                    "The id of a holiday."),
            ], formats: Format.ofHoliday, schema: HolidayFeedRecord.schema),
        Operation(
            "holidaysOfPlaces", "/holidays/feed", "The holidays of several places in one feed", .records,
            [
                .query(
                    "place", .place, "DE-BY",
                    "A country or a region, as in ISO 3166-2. Up to \(HolidayRecordPlace.mostPlaces) of them.",
                    isRequired: true, most: HolidayRecordPlace.mostPlaces),
                .type,
            ], formats: Format.ofPlaces, schema: HolidayFeedRecord.schema,
            examples: [Example("Several places in one feed", query: "?place=DE-BY&place=US")]),
    ]
}

extension Operation.Parameter {
    fileprivate static let type = query(
        "type", .words(["", "all", "public-and-school"] + HolidayType.allCases.map(\.rawValue)), "all",
        "Which holidays: a type, public and school holidays, or all of them. Public holidays if it is left out.")
    fileprivate static let region = query(
        "region", .region, "all",
        "A region of the country, as in ISO 3166-2 after the hyphen; all for those of all regions. Without it, the "
            + "holidays of the country as a whole.")
}
