import AlmanacValues
import Entities
import ServiceContracts
import Support

// When something is kept, in a place or in the world.

extension SearchFacts {
    /// The years that are looked at: the one that is asked for, or this one and the next.
    private var years: [Int] { reading.time.map { [$0.year] } ?? [today.year, today.year + 1] }

    private func isWanted(_ date: CivilDate) -> Bool { reading.time != nil || date >= today }

    private func name(of subject: SearchedSubject) -> HolidayName? { subject.name.map { lexicon.names[$0] } }

    private func occasion(of subject: SearchedSubject) -> Occasion? {
        subject.occasion.flatMap { id in lexicon.occasions.first { $0.id == id } }
    }

    /// What people call it in the language of the page: by the name that was searched for if that is in the language.
    private func feast(_ subject: SearchedSubject) -> SearchAnswer.Feast? {
        let (name, occasion) = (name(of: subject), occasion(of: subject))
        let own = name.flatMap { $0.text.isOfLanguage(occasion?.language ?? "en") ? $0.text.text : nil }
        guard let text = own ?? occasion?.name ?? name?.text.text else { return nil }
        return SearchAnswer.Feast(name: ForeignText(text), occasion: occasion?.id)
    }

    // MARK: In a place

    func kept(_ subject: SearchedSubject, in known: KnownPlace) async -> SearchAnswer.Fact? {
        guard let feast = feast(subject), let calendar = known.calendar else { return nil }
        let own = holidays(subject, calendar) { $0.share(of: calendar.region?.code) != .none }
        // What only regions keep is kept in the country too.
        let found = own.isEmpty && calendar.region == nil ? holidays(subject, calendar) { _ in true } : own
        guard let holiday = found.first else {
            let elsewhere = await dates(of: subject).first?.date
            let year = elsewhere?.year ?? years.first ?? today.year
            guard calendar.calendar.years.contains(year) else { return nil }
            return .notKept(feast, known.place, year, elsewhere: elsewhere)
        }
        return .kept(
            SearchAnswer.Kept(
                feast: SearchAnswer.Feast(name: holiday.kind.name.foreign, occasion: feast.occasion),
                date: holiday.date,
                place: known.place,
                reference: HolidayReference(known.place.territory.country, holiday.date.year, holiday.id),
                observed: holiday.observed, isEstimated: holiday.isEstimated,
                keepers: calendar.region == nil ? keepers(found, calendar.calendar) : nil))
    }

    /// Returns which parts of a country keep the first of some holidays, or one like it on the same day; nil for all of it.
    private func keepers(_ found: [Holiday], _ calendar: HolidayCalendar) -> Keepers? {
        let same = found.filter { $0.date == found.first?.date }
        guard !same.contains(where: { $0.kind.share(of: nil) == .whole }) else { return nil }
        let codes = Set(same.flatMap(\.kind.regions))
        let names = Keepers.Names(calendar.regions.map(\.code).filter(codes.contains), in: calendar)
        return same.allSatisfy(\.kind.isLocal) ? .parts(names, which: nil) : .regions(names, of: calendar.regions.count)
    }

    /// The holidays of a place that are the subject: by its name if that is what was searched for, and else by its
    /// occasion. The public ones if there are any.
    private func holidays(
        _ subject: SearchedSubject, _ calendar: TerritoryCalendar, _ isMeant: (HolidayKind) -> Bool
    ) -> [Holiday] {
        let key = name(of: subject)?.searchKey
        let found = years.flatMap { calendar.calendar.holidays(in: $0) }.filter { holiday in
            isWanted(holiday.date) && !holiday.isInLieu && isMeant(holiday.kind)
        }
        func isNamed(_ kind: HolidayKind) -> Bool {
            [kind.name, kind.englishName, kind.localName].compactMap(\.self).contains { SearchKey($0.text) == key }
        }
        let named = key == nil ? [] : found.filter { isNamed($0.kind) }
        let same =
            named.isEmpty ? found.filter { subject.occasion != nil && $0.kind.occasion == subject.occasion } : named
        let publicOnes = same.filter { $0.kind.types.contains(.publicHoliday) }
        return publicOnes.isEmpty ? same : publicOnes
    }

    // MARK: In the world

    func world(_ subject: SearchedSubject) async -> SearchAnswer.Fact? {
        guard let feast = feast(subject) else { return nil }
        let dates = await dates(of: subject)
        guard let first = dates.first else { return nil }
        return .kept(
            SearchAnswer.Kept(
                feast: feast, date: first.date, place: nil, isEstimated: dates.prefix(2).contains(where: \.isEstimated),
                countries: first.countries == 0 ? nil : first.countries, other: dates.dropFirst().first))
    }

    /// The dates of a subject in the first of the years that has any, that of most countries first.
    private func dates(of subject: SearchedSubject) async -> [SearchAnswer.OtherDate] {
        guard let occasion = occasion(of: subject) else { return [] }
        for year in years {
            let found = await dates(of: occasion, name(of: subject), in: year)
            // The turn of the year may be between the dates of two countries.
            if let first = found.first, isWanted(first.date) { return found }
        }
        return []
    }

    private func dates(of occasion: Occasion, _ name: HolidayName?, in year: Int) async -> [SearchAnswer.OtherDate] {
        var keepers: [CivilDate: Set<CountryCode>] = [:]
        var estimated: [CivilDate: Set<CountryCode>] = [:]
        let wanted = name.map { Set($0.countries) }
        for celebration in await celebrations(of: occasion.id, in: year) where !celebration.isObserved {
            let own = celebration.countries + (wanted == nil ? [] : celebration.countriesInPart)
            let countries = own.filter { wanted?.contains($0) ?? true }
            if !countries.isEmpty { keepers[celebration.date, default: []].formUnion(countries) }
            estimated[celebration.date, default: []].formUnion(celebration.estimated)
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

    private func celebrations(of occasion: Slug, in year: Int) async -> [Celebration] {
        do throws(ServiceFailure) {
            return try await occasions.celebrations(of: occasion, in: year)
        } catch {
            return []
        }
    }
}
