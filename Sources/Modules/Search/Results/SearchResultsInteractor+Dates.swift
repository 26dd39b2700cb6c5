import AlmanacValues
import Entities
import ServiceContracts

// The date of a feast where it is not a holiday, and the country whose language a feast was named in.

extension SearchFacts {
    /// Returns the date on which people in a place have a feast that is no holiday there; nil if it is not sure. The date of
    /// another country would be taken for that of the place.
    func dateWithoutHoliday(of subject: SearchedSubject, in calendar: TerritoryCalendar) async -> CivilDate? {
        guard let occasion = occasion(of: subject) else { return nil }
        for year in years {
            if let date = await date(of: occasion, in: year, calendar), isWanted(date) { return date }
        }
        return nil
    }

    /// Returns the date of a feast of one other country, which has that date everywhere: "4th of july". Nil for others.
    func dateAbroad(of subject: SearchedSubject, from calendar: TerritoryCalendar) async -> CivilDate? {
        guard subject.name == nil, let territory = subject.country, territory.country != calendar.country.code,
            let known = await known(SearchedPlace(territory)), let kept = await kept(subject, in: known).first
        else { return nil }
        return kept.date
    }

    private func date(of occasion: Occasion, in year: Int, _ place: TerritoryCalendar) async -> CivilDate? {
        if let rule = OccasionRule(ofAll: occasion.englishRule) { return rule.date(in: year) }
        let easter = place.calendar.easterSunday(of: place.region?.code, in: year)
        if let days = EasterFeasts.days(to: occasion.id) { return easter?.adding(days: days) }
        if let days = EasterFeasts.daysInWest(to: occasion.id) {
            // Other countries keep it by western Easter. If that is the Easter of the place, the dates agree.
            let date = easter?.adding(days: days)
            return await celebrations(of: occasion.id, in: year).contains { $0.date == date } ? date : nil
        }
        if let julian = OccasionRule(julian: occasion.englishRule) {
            switch place.calendar.christmas(in: year) {
            case .western: return OccasionRule(occasion.englishRule)?.date(in: year)
            case .julian: return julian.date(in: year)
            case .unknown: return nil
            }
        }
        guard Self.calendars.contains(occasion.tradition) else { return nil }
        let known = await celebrations(of: occasion.id, in: year).filter { !$0.isObserved }
        guard let date = known.first?.date, known.allSatisfy({ $0.date == date }) else { return nil }
        // Countries that watch the moon may differ, so that one of them tells nothing of the others. The Hebrew calendar is
        // computed.
        let countries = Set(known.flatMap { $0.countries + $0.countriesInPart })
        return countries.count > 1 || occasion.tradition == .jewish ? date : nil
    }

    /// The traditions whose feasts follow a calendar of their own, and not the law of each country.
    private static let calendars: Set<Tradition> = [
        .islamic, .jewish, .hindu, .sikh, .jain, .buddhist, .eastAsian, .persian,
    ]

    /// The countries of languages that are spoken in one country above all.
    private static let homes = [
        "de": "DE", "fr": "FR", "he": "IL", "hi": "IN", "it": "IT", "ja": "JP", "nl": "NL", "pl": "PL", "tr": "TR",
        "uk": "UA", "zh-Hans": "CN", "zh-CN": "CN", "zh-TW": "TW",
    ]

    /// Returns the country of the language in which a feast was named: that of its name, or else that of the page. Nil for a
    /// language of several countries.
    func home(of subject: SearchedSubject) -> Territory? {
        guard let occasion = occasion(of: subject) else { return nil }
        let language = subject.name.map { lexicon.names[$0].text.language } ?? occasion.language
        return Self.homes[language].flatMap { Territory($0) }
    }
}

/// By which calendar a country celebrates Christmas.
private enum ChristmasReckoning { case western, julian, unknown }

extension HolidayCalendar {
    private static let christmasDay = Slug("christmas-day")

    /// The reckoning that its holidays show. A country without the holiday celebrates as most of the world does.
    fileprivate func christmas(in year: Int) -> ChristmasReckoning {
        let dates = holidays(in: year).filter { $0.kind.occasion == Self.christmasDay }.map(\.date.fields)
        if dates.allSatisfy({ $0.month == 12 }) { return .western }
        // On 6 January it is Christmas in the Armenian church.
        return dates.allSatisfy { $0.month == 1 && $0.day == 7 } ? .julian : .unknown
    }
}
