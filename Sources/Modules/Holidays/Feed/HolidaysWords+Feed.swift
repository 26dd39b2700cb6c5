import AlmanacValues
import Layout

/// The places of a calendar, as its name and its description say them.
enum HolidayFeedPlaces: Hashable, Sendable {
    case one(PlaceName)
    /// Several that are named, each by its region or its country.
    case few([PlaceName])
    /// More than a line has room for.
    case many(Int)
}

extension HolidaysWords {
    /// "Holidays in Germany", "Bank holidays in Bavaria, Germany", "Holidays in 12 places"
    ///
    /// - Parameter year: the only year of the calendar; nil if it goes on.
    func calendar(_ types: HolidayFilter.Types, in places: HolidayFeedPlaces, _ year: Int?) -> String {
        switch (types, year) {
        case (.all, nil), (.only(.publicHoliday), nil): say("Holidays in \(places)")
        case (.all, let year?), (.only(.publicHoliday), let year?): say("Holidays in \(places) \(year)")
        case (.publicAndSchool, nil): say("Public and school holidays in \(places)")
        case (.publicAndSchool, let year?): say("Public and school holidays in \(places) \(year)")
        case (.only(let type), nil): say("\(holidays: type, isFirst: true) in \(places)")
        case (.only(let type), let year?): say("\(holidays: type, isFirst: true) in \(places) \(year)")
        }
    }

    /// "Public holidays in Germany from 2025 to 2029."
    func description(
        _ types: HolidayFilter.Types, in places: HolidayFeedPlaces, _ years: ClosedRange<Int>
    ) -> String {
        switch types {
        case .all: say("Holidays in \(places) \(during: years).")
        case .publicAndSchool: say("Public and school holidays in \(places) \(during: years).")
        case .only(let type): say("\(holidays: type, isFirst: true) in \(places) \(during: years).")
        }
    }

    /// The calendar of one holiday: "German Unity Day, 3 October 2026"
    func calendar(of name: LocalizedText, on date: CivilDate) -> String { say("\(name), \(date, .long)") }

    /// "German Unity Day, 3 October 2026, in Germany."
    func description(of name: LocalizedText, on date: CivilDate, in places: HolidayFeedPlaces) -> String {
        say("\(name), \(date, .long), in \(places).")
    }

    /// Why a calendar has no events: "There are no events: Labour Code, article 73; law 2136-IX for martial law."
    func noEvents(by authorities: [ForeignText]) -> String {
        authorities.isEmpty ? say("There are no events.") : say("There are no events: \(apart: authorities).")
    }
}

extension Sentence.StringInterpolation {
    /// "Bavaria, Germany", "Bavaria, the United Kingdom and Tyrol", "12 places"
    fileprivate mutating func appendInterpolation(_ places: HolidayFeedPlaces) {
        switch places {
        case .one(let place): appendInterpolation(place)
        case .few(let places): appendInterpolation(list: places, { "\(shortest: $0)" })
        case .many(let number): appendInterpolation(number, one: "1 place", other: "\(number) places")
        }
    }

    /// "from 2025 to 2029"; "in 2026" if it is one year.
    fileprivate mutating func appendInterpolation(during years: ClosedRange<Int>) {
        let (first, last) = (years.lowerBound, years.upperBound)
        appendInterpolation(years.count, one: "in \(first)", other: "from \(first) to \(last)")
    }
}

// MARK: Events

/// What the title of an event says beside its name.
enum HolidayFeedRemark: Hashable, Sendable {
    /// The only places of the calendar that keep it.
    case places([ForeignText])
    case some(Int, of: Int)
    case observed
    case estimated
}

extension HolidaysWords {
    /// "Boxing Day (observed)", "Eid al-Fitr (Bahrain and Kuwait, estimated)"
    func event(_ name: LocalizedText, _ remarks: [HolidayFeedRemark]) -> String {
        // A name alone is a text of its own, with nothing around that it could reorder.
        remarks.isEmpty ? name.text : say("\(name) (\(remarks: remarks, remark))")
    }

    private func remark(_ remark: HolidayFeedRemark) -> Sentence {
        switch remark {
        case .places(let names): "\(list: names)"
        case .some(let some, let all): "\(some) of \(all) places"
        case .observed: "observed"
        case .estimated: "estimated"
        }
    }

    /// "Also: St. Stephen’s Day"
    func otherNames(_ names: [LocalizedText]) -> String { say("Also: \(apart: names)") }

    /// "England; Wales", where an event takes place.
    func location(_ places: [ForeignText]) -> String { say("\(apart: places)") }

    /// "England and Wales"
    func list(_ places: [ForeignText]) -> String { say("\(list: places)") }

    var mayHaveBegunEarlier: String { say("It may have begun earlier: the days before are not known.") }

    var mayGoOn: String { say("It may go on: the days after are not known yet.") }
}

// MARK: Failures

extension HolidaysWords {
    /// "No data for these years. We have data for Germany from 2020 to 2035."
    func noDataForYears(of country: ForeignText, known: ClosedRange<Int>) -> String {
        paragraph(say("No data for these years."), dataRange(of: country, known))
    }

    /// "Holiday not found for Germany"
    func notFound(in country: ForeignText) -> String { say("Holiday not found for \(country: country)") }

    var noAddressForCode: String {
        say(
            """
            A QR code needs the whole address of the calendar, and the operator of this site has set no public address \
            (--public-address).
            """)
    }
}
