import AlmanacValues
import Entities
import ServiceContracts

// When something is kept in the world.

extension SearchFacts {
    func world(_ subject: SearchedSubject) async -> SearchAnswer.Fact? {
        let dates = await dates(of: subject)
        return dates.isEmpty ? await inOnlyCountry(subject) : kept(subject, on: dates)
    }

    /// When most countries keep the occasion of a name that one country has, if that is only another form of what others
    /// call it, for the same day: "Nieuwjaar" is New Year in Belgium. Nil for a day of the country's own.
    ///
    /// - Parameter date: that of the country.
    func usual(_ subject: SearchedSubject, on date: CivilDate) async -> SearchAnswer.Fact? {
        guard let name = name(of: subject), let occasion = occasion(of: subject),
            let dates = await usualDates(of: occasion, on: date), lexicon.isFormOfOthers(name)
        else { return nil }
        return kept(subject, on: dates)
    }

    /// - Parameter dates: that of most countries first.
    private func kept(_ subject: SearchedSubject, on dates: [SearchAnswer.OtherDate]) -> SearchAnswer.Fact? {
        guard let feast = feast(subject), let first = dates.first else { return nil }
        return .kept(
            SearchAnswer.Kept(
                feast: feast, date: first.date, place: nil, isEstimated: dates.prefix(2).contains(where: \.isEstimated),
                countries: first.countries == 0 ? nil : first.countries, other: dates.dropFirst().first))
    }

    /// When the only country keeps a feast that has one; nil if several do. Its holidays are not public, or not nationwide.
    /// Feasts of churches and others are also kept where the data do not have them, so only a state's own day is certainly kept
    /// in one country alone. Israel stands for the Hebrew calendar, which is the same everywhere.
    private func inOnlyCountry(_ subject: SearchedSubject) async -> SearchAnswer.Fact? {
        guard let occasion = subject.occasion, let tradition = self.occasion(of: subject)?.tradition,
            tradition == .civic || tradition == .jewish
        else { return nil }
        let countries = Set(lexicon.names.filter { $0.occasion == occasion }.flatMap { $0.countries + $0.others })
        guard countries.count == 1, let only = countries.first, let known = await known(SearchedPlace(Territory(only))),
            let kept = await kept(subject, in: known).first
        else { return nil }
        return .kept(kept)
    }

    /// The dates of a subject in the first of the years that has any, that of most countries first. A name on the day of its
    /// occasion asks for the occasion: for all who keep it, whatever they call it.
    func dates(of subject: SearchedSubject) async -> [SearchAnswer.OtherDate] {
        if let dates = memory.dates(of: subject) { return dates }
        let dates = await found(subject)
        memory.remember(dates, of: subject)
        return dates
    }

    private func found(_ subject: SearchedSubject) async -> [SearchAnswer.OtherDate] {
        guard let occasion = occasion(of: subject) else { return [] }
        for year in years {
            let name = name(of: subject)
            let own = await dates(of: occasion, name, in: year)
            // The turn of the year may be between the dates of two countries.
            guard let first = own.first, isWanted(first.date) else { continue }
            return name == nil ? own : await usualDates(of: occasion, on: first.date) ?? own
        }
        return []
    }

    /// Returns the dates of an occasion in a year if most of its countries keep it on one of them; else nil, as for
    /// Independence Day.
    private func usualDates(of occasion: Occasion, on date: CivilDate) async -> [SearchAnswer.OtherDate]? {
        let all = await dates(of: occasion, nil, in: date.year)
        guard let first = all.first, first.date == date, 2 * first.countries > all.reduce(0, { $0 + $1.countries })
        else {
            return nil
        }
        return all
    }

    private func dates(of occasion: Occasion, _ name: HolidayName?, in year: Int) async -> [SearchAnswer.OtherDate] {
        var keepers: [CivilDate: Set<CountryCode>] = [:]
        var estimated: [CivilDate: Set<CountryCode>] = [:]
        let wanted = name.map { countries(called: $0) }
        if let name, let own = await dates(ofHolidaysNamed: name, in: year) {
            (keepers, estimated) = own
        } else {
            for celebration in await celebrations(of: occasion.id, in: year) where !celebration.isObserved {
                let own = celebration.countries + (wanted == nil ? [] : celebration.countriesInPart)
                let countries = own.filter { wanted?.contains($0) ?? true }
                if !countries.isEmpty { keepers[celebration.date, default: []].formUnion(countries) }
                estimated[celebration.date, default: []].formUnion(celebration.estimated)
            }
        }
        // The occasion's own rule comes first: a feast may be a day off in few countries, on other days.
        let ruled = name == nil || keepers.isEmpty ? OccasionRule(occasion.englishRule)?.date(in: year) : nil
        if let ruled { keepers[ruled, default: []].formUnion([]) }
        func order(_ date: CivilDate, _ count: Int) -> (Int, CivilDate) { (date == ruled ? .min : -count, date) }
        func other(_ date: CivilDate, _ countries: Set<CountryCode>) -> SearchAnswer.OtherDate {
            let moving = countries.intersection(estimated[date] ?? []).count
            return SearchAnswer.OtherDate(
                date: date, countries: countries.count,
                isEstimated: Celebration.isEstimated(by: moving, of: countries.count))
        }
        guard let first = keepers.min(by: { order($0.key, $0.value.count) < order($1.key, $1.value.count) }) else {
            return []
        }
        // A country that keeps both dates is counted with the first.
        let others = keepers.compactMap { date, countries -> SearchAnswer.OtherDate? in
            let rest = date == first.key ? [] : countries.subtracting(first.value)
            return rest.isEmpty ? nil : other(date, rest)
        }
        return [other(first.key, first.value)]
            + others.sorted { order($0.date, $0.countries) < order($1.date, $1.countries) }
    }

    /// The dates of the holidays of a name, with the countries that have them, and those that estimate them. The celebrations
    /// of its occasion would not do, because a country may have other holidays of that. Nil if the countries are so many that
    /// reading their calendars would take long, if a calendar cannot be read, and if none has the name in the year.
    private func dates(ofHolidaysNamed name: HolidayName, in year: Int) async -> (
        keepers: [CivilDate: Set<CountryCode>], estimated: [CivilDate: Set<CountryCode>]
    )? {
        let countries = countries(called: name)
        guard countries.count <= Self.mostPlaces else { return nil }
        var (keepers, estimated): ([CivilDate: Set<CountryCode>], [CivilDate: Set<CountryCode>]) = ([:], [:])
        for country in countries {
            guard let calendar = await calendar(of: Territory(country))?.calendar else { return nil }
            for holiday in calendar.holidays(in: year) where !holiday.isInLieu {
                let kind = holiday.kind
                guard kind.occasion == name.occasion, kind.types.contains(.publicHoliday),
                    memory.isNamed(kind, [name.searchKey])
                else { continue }
                keepers[holiday.date, default: []].insert(country)
                if holiday.isEstimated { estimated[holiday.date, default: []].insert(country) }
            }
        }
        return keepers.isEmpty ? nil : (keepers, estimated)
    }

    /// The countries with a public holiday of an occasion that is written like a name, in any language.
    private func countries(called name: HolidayName) -> Set<CountryCode> {
        Set(lexicon.namesakes(of: name).flatMap(\.countries))
    }

    func celebrations(of occasion: Slug, in year: Int) async -> [Celebration] {
        do throws(ServiceFailure) {
            return try await occasions.celebrations(of: occasion, in: year)
        } catch {
            return []
        }
    }
}
