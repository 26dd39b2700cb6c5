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
        case (.all, nil), (.several, nil), (.only(.publicHoliday), nil): holidaysIn(places: sentence(places))
        case (.all, let year?), (.several, let year?), (.only(.publicHoliday), let year?):
            holidaysIn(places: sentence(places), year: year)
        case (.publicAndSchool, nil): publicAndSchoolHolidays(places: sentence(places))
        case (.publicAndSchool, let year?): publicAndSchoolHolidays(places: sentence(places), year: year)
        case (.only(let type), nil): inPlace(type: type, places: sentence(places))
        case (.only(let type), let year?): inPlace(type: type, places: sentence(places), year: year)
        }
    }

    /// "Public holidays in Germany from 2025 to 2029."
    func description(
        _ types: HolidayFilter.Types, in places: HolidayFeedPlaces, _ years: ClosedRange<Int>
    ) -> String {
        let (places, years) = (sentence(places), sentence(during: years))
        return switch types {
        case .all, .several: holidaysDuring(places: places, years: years)
        case .publicAndSchool: publicAndSchoolHolidaysDuring(places: places, years: years)
        case .only(let type): holidaysDuring(type: type, places: places, years: years)
        }
    }

    /// "German Unity Day, 3 October 2026, in Germany."
    func description(of name: LocalizedText, on date: CivilDate, in places: HolidayFeedPlaces) -> String {
        inPlace(name: name, date: date, places: sentence(places))
    }

    /// Why a calendar has no events: "There are no events: Labour Code, article 73; law 2136-IX for martial law."
    func noEvents(by authorities: [ForeignText]) -> String {
        authorities.isEmpty ? thereAreNoEvents : thereAreNoEvents(authorities: authorities)
    }
}

extension HolidaysWords {
    /// "Bavaria, Germany", "Bavaria, the United Kingdom and Tyrol", "12 places"
    private func sentence(_ places: HolidayFeedPlaces) -> Sentence {
        switch places {
        case .one(let place): ofPlace(place: place)
        case .few(let places): ofPlaces(places: places)
        case .many(let number): ofManyPlaces(number: number)
        }
    }

    /// "from 2025 to 2029"; "in 2026" if it is one year.
    private func sentence(during years: ClosedRange<Int>) -> Sentence {
        years.count == 1
            ? duringYear(year: years.lowerBound) : duringYears(first: years.lowerBound, last: years.upperBound)
    }
}

// MARK: Events

/// What the title of an event says beside its name.
enum HolidayFeedRemark: Hashable, Sendable {
    /// The only places of the calendar that keep it.
    case places([ForeignText])
    case some(Int, of: Int)
    case observed
    case halfDay
    case estimated
}

extension HolidaysWords {
    /// "Boxing Day (observed)", "Christmas Eve (half day)", "Eid al-Fitr (Bahrain and Kuwait, estimated)"
    func event(_ name: LocalizedText, _ remarks: [HolidayFeedRemark]) -> String {
        // A name alone is a text of its own, with nothing around that it could reorder.
        remarks.isEmpty ? name.text : eventWithRemarks(name: name, remarks: remarks.map(remark))
    }

    /// The categories of an event: "Holidays", "Public". Where a language calls public holidays just
    /// holidays, that word is there once.
    func categories(of types: [HolidayType]) -> [String] {
        [section] + types.map { label($0) }.filter { $0 != section }
    }

    /// "Queensland: from 18:00"; "From 12:00" if no region is named.
    func beginning(_ found: RegionalBeginning) -> String {
        found.names.isEmpty ? beginning(time: found.time) : beginning(time: found.time, in: found.names)
    }

    private func remark(_ remark: HolidayFeedRemark) -> Sentence {
        switch remark {
        case .places(let names): inPlaces(names: names)
        case .some(let some, let all): inSomePlaces(some: some, all: all)
        case .observed: remarkObserved
        case .halfDay: halfDayRemark
        case .estimated: remarkEstimated
        }
    }
}

// MARK: Failures

extension HolidaysWords {
    /// "No data for these years. We have data for Germany from 2020 to 2035."
    func noDataForYears(of country: ForeignText, known: ClosedRange<Int>) -> String {
        paragraph(noDataForTheseYears, dataRange(of: country, known))
    }
}
