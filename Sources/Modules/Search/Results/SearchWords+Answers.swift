import AlmanacValues
import Layout

// The answers.

extension SearchWords {
    /// "Germany", "Bavaria, Germany", "Munich: Bavaria, Germany"
    func place(_ place: SearchAnswer.Place) -> String {
        guard let city = place.city else { return placeOnly(name: place.name) }
        return cityInPlace(city: city, name: place.name)
    }

    /// The short name of a place in a sentence: "Bavaria", and "Victoria, Australia" if another Victoria is in the answers.
    private func shown(_ place: SearchAnswer.Place) -> PlaceName {
        guard let around = place.surroundings, let name = place.shown.region else { return place.shown }
        return PlaceName(
            region: ForeignText(text(PlaceName(region: name, country: around))), country: place.name.country)
    }

    /// "Next holiday: Christmas Day, Friday 25 December 2026"
    func upcoming(_ holiday: SearchAnswer.Holiday) -> String {
        let next = nextHoliday(name: holiday.name, date: holiday.date)
        return holiday.isEstimated ? paragraph(sentence(next), theDateMayStill) : next
    }

    /// "Next in Bavaria: Christmas Day, Friday 25 December 2026"
    func next(_ place: SearchAnswer.Place, _ holiday: SearchAnswer.Holiday) -> String {
        nextIn(shown: shown(place), name: holiday.name, date: holiday.date)
    }

    /// "Public holidays in Bavaria in 2027"
    func year(_ topic: SearchTopic, _ place: SearchAnswer.Place, _ year: Int) -> String {
        let name = shown(place)
        return switch topic {
        case .publicHolidays: publicHolidaysOfYear(name: name, year: year)
        case .bankHolidays: bankHolidaysOfYear(name: name, year: year)
        case .schoolHolidays: schoolHolidaysOfYear(name: name, year: year)
        case .longWeekends: longWeekendsOfYear(name: name, year: year)
        case .workingDays: workingDaysOfYear(name: name, year: year)
        case .calendar: calendarOf(name: name, year: year)
        case .leave: leaveOfYear(name: name, year: year)
        }
    }

    /// "Working days in Bavaria from Monday 1 to Monday 15 March 2027"
    func workingDays(of days: ClosedRange<CivilDate>, _ place: SearchAnswer.Place) -> String {
        workingDaysOfDays(shown: shown(place), days: days)
    }

    /// "No public holidays in Bavaria from Monday 1 to Sunday 7 March 2027"
    func noHolidays(in days: ClosedRange<CivilDate>, _ place: SearchAnswer.Place) -> String {
        noPublicHolidays(shown: shown(place), days: days)
    }

    /// "The 10th working day after Friday 4 December 2026 in Bavaria"
    func workingDay(_ number: Int, from day: CivilDate, _ place: SearchAnswer.Place) -> String {
        number < 0
            ? theWorkingDayBefore(number: -number, date: day, shown: shown(place))
            : theWorkingDayAfter(number: number, date: day, shown: shown(place))
    }

    /// "Choose a country to see its public holidays in 2027"
    func choose(_ topic: SearchTopic, _ year: Int) -> String {
        switch topic {
        case .publicHolidays: chooseForPublicHolidays(year: year)
        case .bankHolidays: chooseForBankHolidays(year: year)
        case .schoolHolidays: chooseForSchoolHolidays(year: year)
        case .longWeekends: chooseForLongWeekends(year: year)
        case .workingDays: chooseForWorkingDays(year: year)
        case .calendar: chooseForCalendar(year: year)
        case .leave: chooseForLeave(year: year)
        }
    }

    /// "The calendar of Bavaria in December 2026", "December 2026"
    func month(_ first: CivilDate, _ place: SearchAnswer.Place?) -> String {
        guard let place else { return monthOnly(first: first) }
        return calendarOf(shown: shown(place), first: first)
    }

    /// "Christmas Day 2027 in Bavaria: Saturday 25 December", "Christmas Day 2027: Saturday 25 December"
    func kept(_ kept: SearchAnswer.Kept) -> String {
        let (name, date) = (kept.feast.name, kept.date)
        guard let place = kept.place else { return feastOn(name: name, year: date.year, date: date) }
        return feastInPlace(name: name, year: date.year, shown: shown(place), date: date)
    }

    /// "A day off in 160 countries. Wednesday 7 January in 12 others.", "Friday 25 December 2026 is a working day in Ukraine."
    func details(_ kept: SearchAnswer.Kept) -> String? {
        var sentences: [String] = []
        if let keepers = kept.keepers { sentences.append(only(keepers: sentence(keepers.told(of: kept.place)))) }
        // What is kept may be worked on.
        if let place = kept.place, let day = kept.day { sentences.append(sentence(status(kept.date, place, day))) }
        if let countries = kept.countries {
            sentences.append(aDayOffInCountries(countries: countries))
        }
        if let other = kept.other {
            sentences.append(inOthers(countries: other.countries, date: other.date))
        }
        if let observed = kept.observed { sentences.append(dayOffOn(observed: observed)) }
        if kept.isEstimated { sentences.append(theDateMayStill) }
        return sentences.isEmpty ? nil : paragraph(sentences)
    }

    /// "Reformation Day 2027: Sunday 31 October, not a holiday in Bavaria", "Reformation Day is not a holiday in Bavaria in 2027"
    func notKept(_ feast: SearchAnswer.Feast, _ place: SearchAnswer.Place, _ year: Int, elsewhere date: CivilDate?)
        -> String
    {
        guard let date else {
            return isNotAHoliday(name: feast.name, shown: shown(place), year: year)
        }
        return notAHolidayIn(name: feast.name, year: year, date: date, shown: shown(place))
    }

    /// "No data for 2050. We have data for Germany from 2020 to 2035.", "No data for 2100."
    func noData(in place: SearchAnswer.Place?, for year: Int, known: ClosedRange<Int>) -> String {
        place.map { noData(for: year, of: $0.name.country, known: known) } ?? noDataFor(year: year)
    }

    /// "The week from Monday 23 to Sunday 29 November 2026"
    func week(_ first: CivilDate) -> String { theWeekFrom(days: first...first.adding(days: 6)) }

    /// "Compare Germany and France in 2027"
    func comparison(of places: [SearchAnswer.Place], _ year: Int) -> String {
        compareIn(places: places.map(shown), year: year)
    }

    /// "Bavaria is off on Friday 25 December 2026: Christmas Day"
    func status(_ date: CivilDate, _ place: SearchAnswer.Place, _ kind: SearchAnswer.DayKind) -> String {
        let name = shown(place)
        return switch kind {
        case .holiday(let holiday): capital(isOff(place: name, date: date, holiday: holiday.name))
        case .halfDay(let holiday): isHalfAWorking(date: date, name: name, holidayName: holiday.name)
        // A city is no part of itself: the region is what has parts.
        case .partial(let holiday, _): capital(isOffInParts(place: place.name, date: date, holiday: holiday.name))
        case .weekend: isOnTheWeekend(date: date, name: name)
        case .working: isAWorkingDay(date: date, name: name)
        }
    }

    /// "In Bavaria. The date may still move.", "We have no data about other observances."
    func details(_ kind: SearchAnswer.DayKind, of place: SearchAnswer.Place) -> String? {
        var sentences: [String] = []
        if case .partial(_, let keepers?) = kind, let parts = parts(keepers, of: place) { sentences.append(parts) }
        if case .working(let lacks?) = kind { sentences.append(noData(about: lacks)) }
        if kind.isEstimated { sentences.append(theDateMayStill) }
        return sentences.isEmpty ? nil : paragraph(sentences)
    }

    /// Which parts of a place have the day off: "In Bavaria and Saxony-Anhalt.", "In 9 of 16 regions." The answer itself
    /// already says that only parts do. Nil if there is nothing to add.
    private func parts(_ keepers: Keepers, of place: SearchAnswer.Place) -> String? {
        switch keepers {
        case .regions(let regions, _) where !regions.names.isEmpty: capital(thoseRegions(names: regions.names))
        case .parts(_, let which?): capital(thoseParts(which: which))
        case .parts(let regions, nil) where regions.count == 0 || place.territory.region != nil: nil
        case .regions, .allBut, .parts: sentence(capital(sentence(keepers)))
        }
    }

    // MARK: Ways

    func about(_ feast: SearchAnswer.Feast) -> String { about(name: feast.name) }
}

extension Keepers {
    /// The same without the names of regions, if these are parts of the region that was asked for: the answer names it.
    fileprivate func told(of place: SearchAnswer.Place?) -> Keepers {
        guard case .parts(let regions, let which?) = self, place?.territory.region != nil else { return self }
        return .parts(Names(codes: regions.codes, names: [], count: regions.count), which: which)
    }
}
