import AlmanacValues
import HTML
import Layout
import Places

extension Tool {
    /// All tools, in the order in which assistants see them.
    public static let all: [Tool] = [
        holidays, isDayOff, workingDays, planLeave, comparePlaces, meet, explainDay,
    ]

    private static let holidays = Tool(
        name: "holidays", title: "Holidays of a place",
        about:
            "Lists the holidays of a country or a region in a year: public holidays, or those of another type, such as "
            + "school. “known” says until when they are known, and which law or authority says so.",
        operation: "holidaysOfYear",
        parameters: [
            .place, .query("year", .year, "2026", "A year with 4 digits.", isRequired: true),
            .query(
                "type", .words(["all", "public-and-school"] + HolidayType.allCases.map(\.rawValue)), "all",
                "Which holidays: a type, public and school holidays, or all of them. Public holidays if it is left out."
            ),
        ]
    ) { arguments in
        let type = arguments.items("type")
        return Link(
            segments: ["holidays", arguments.place.country, "\(arguments["year"] ?? "").json"],
            query: type + arguments.region, hasLanguages: true)
    }

    private static let isDayOff = Tool(
        name: "is_day_off", title: "Is it a day off?",
        about:
            "Says whether a day is off in a country or a region, why, and which working days are before and after it. "
            + "Without a date it is about today, by the clocks there. “reason” is partial-holiday if only regions have "
            + "a holiday: the others work, so ask about a region.",
        operation: "statusOnDay",
        parameters: [
            .place, .query("date", .date, "2026-12-24", "The day: year, month and day. Today if it is left out."),
        ]
    ) { arguments in
        Link(
            segments: ["status", arguments["place"] ?? "", "\(arguments["date"] ?? "today").json"], hasLanguages: true)
    }

    private static let workingDays = Tool(
        name: "working_days", title: "Working days",
        about:
            "Counts the working days from one date through another, or finds the day that is so many of them away, and "
            + "says which days are skipped and why.",
        operation: "workingDays",
        parameters: [
            .place,
            .query("from", .date, "2026-12-01", "The first day to count, or the day to count from.", isRequired: true),
            .query("to", .date, "2027-01-15", "The last day to count. Without it and “days”, the end of the year."),
            .query(
                "days", .integer(-2500...2500, otherwise: nil), "10",
                "How many working days away; negative for days before. Not together with “to”."), .weekend,
        ]
    ) { arguments in
        Link(
            segments: ["working-days.json"], query: arguments.items("from", "to", "days", "weekend", "place"),
            hasLanguages: true)
    }

    private static let planLeave = Tool(
        name: "plan_leave", title: "Plan leave",
        about:
            "Finds the best use of days of leave in a year: the plans with the most days off in a row, and single bridges "
            + "between holidays and weekends. For two people too.",
        operation: "leavePlans",
        parameters: [
            .place, .query("year", .year, "2027", "A year with 4 digits.", isRequired: true),
            .query(
                "days", .integer(1...60, otherwise: nil), "25", "The days of leave; only bridges if it is left out."),
            .query(
                "break", .integer(3...30, otherwise: nil), "9",
                "The fewest days of a break that counts; long and short breaks if it is left out."), .weekend,
            .query(
                "work", .text(longest: 400), "2027-05-07", "Dates on which no leave can be taken, with commas between."),
            .query(
                "taken", .text(longest: 400), "2027-07-05..2027-07-16",
                "Dates, or first and last ones, that are off already, with commas between."),
            .query("school", .region, "BY", "A region of the country to whose school holidays the leave keeps."),
            .query("with", .place, "FR", "The place of a second person, to be off on the same days."),
            .query("with-days", .integer(1...60, otherwise: nil), "25", "The days of leave of the second person."),
        ]
    ) { arguments in
        Link(
            segments: ["holidays", arguments.place.country, arguments["year"] ?? "", "leave.json"],
            query: arguments.region
                + arguments.items("days", "break", "weekend", "work", "taken", "school", "with", "with-days"),
            hasLanguages: true)
    }

    private static let comparePlaces = Tool(
        name: "compare_places", title: "Compare places",
        about:
            "Compares a year of several places: the working days of each, and the days that all work or all have off.",
        operation: "comparison",
        parameters: [.places, .query("year", .year, "2026", "A year with 4 digits.", isRequired: true)]
    ) { arguments in
        Link(
            segments: ["compare", "\(arguments["year"] ?? "").json"], query: arguments.chosenPlaces, hasLanguages: true)
    }

    private static let meet = Tool(
        name: "meet", title: "Find days to meet",
        about:
            "Finds the first days on which several places all work, or are all at work at the same time, and says why other "
            + "days are left out.",
        operation: "meeting",
        parameters: [
            .places, .query("from", .date, "2026-12-20", "The first day to look at.", isRequired: true),
            .query("to", .date, "2027-01-31", "The last day to look at, at most two years later."),
            .query("days", .integer(1...60, otherwise: nil), "5", "How many days to find; 5 if it is left out."),
            .query(
                "opens", .time, "09:00",
                "When people begin to work, by their own clocks. With it, only days count on which all are at work at the same "
                    + "time."),
            .query("closes", .time, "17:00", "When they stop."),
        ]
    ) { arguments in
        Link(
            segments: ["compare", "meeting.json"],
            query: arguments.items("from", "to", "days", "opens", "closes") + arguments.chosenPlaces, hasLanguages: true
        )
    }

    private static let explainDay = Tool(
        name: "explain_day", title: "Explain a day",
        about:
            "Explains an occasion such as Christmas Day: what it is, by which rule its date is found, when and in which "
            + "countries it is a public holiday, and what it is called there. It takes no date: is_day_off explains "
            + "one, and names the occasion of each holiday.",
        operation: "occasion",
        parameters: [
            .query(
                "day", .text(longest: 100), "christmas-day", "The id of the occasion, or a name of it in any language.",
                isRequired: true)
        ],
        missing:
            "No occasion has this id, and no single one has this name, in any language. Occasions are feasts of several "
            + "countries: christmas-day, eid-al-fitr, labour-day. For a date, ask is_day_off: “occasion” of a holiday is an "
            + "id for this tool, and null for a holiday that is of no occasion."
    ) { arguments in
        Link(segments: ["occasions", "\(Slug(arguments["day"] ?? "")).json"], hasLanguages: true)
    }
}

extension Arguments {
    /// The argument `places`, as addresses have it.
    fileprivate var chosenPlaces: [(name: String, value: String)] { all("places").map { ("place", $0) } }
}

extension Operation.Parameter {
    fileprivate static let place = query(
        "place", .place, "DE-BY", "A country or a region, as in ISO 3166: DE, DE-BY, US-CA.", isRequired: true)
    fileprivate static let places = query(
        "places", .place, "DE-BY", "Countries or regions, as in ISO 3166: DE, DE-BY, US-CA.", isRequired: true,
        most: ComparePlace.mostPlaces)
    fileprivate static let weekend = query(
        "weekend", .weekend, "fri,sat",
        "The days of the week that are off, with commas between. Without it, the weekend of "
            + "the place.")
}
