import AlmanacValues
import Entities
import ServiceContracts
import Support

// When something is kept, in a place or in the world.

extension SearchFacts {
    /// The years that are looked at: the one that is asked for, or this one and the next.
    var years: [Int] { reading.time.map { [$0.year] } ?? [today.year, today.year + 1] }

    func isWanted(_ date: CivilDate) -> Bool { reading.time != nil || date >= today }

    private func name(of subject: SearchedSubject) -> HolidayName? { subject.name.map { lexicon.names[$0] } }

    func occasion(of subject: SearchedSubject) -> Occasion? {
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

    /// When a place keeps what is asked for: the first of the subjects that it keeps. If it keeps none, says so of the first.
    func fact(in known: KnownPlace) async -> SearchAnswer.Fact? {
        guard let subject = reading.subjects.first else { return nil }
        if let kept = await kept(subject, in: known) { return .kept(kept) }
        for other in reading.subjects.dropFirst() {
            // Beside an occasion there may be the names of others: Poland calls Labour Day "National Day".
            if let kept = await kept(other, in: known, byNameOnly: subject.name == nil) { return .kept(kept) }
        }
        return await notKept(subject, in: known)
    }

    /// When a place keeps a subject; nil if it does not.
    ///
    /// - Parameter byNameOnly: whether other holidays of the occasion do not count.
    func kept(
        _ subject: SearchedSubject, in known: KnownPlace, byNameOnly: Bool = false
    ) async -> SearchAnswer.Kept? {
        guard let feast = feast(subject), let calendar = known.calendar else { return nil }
        let foreign = await dateAbroad(of: subject, from: calendar)
        func holidays(_ isMeant: (HolidayKind) -> Bool) -> [Holiday] {
            self.holidays(subject, calendar, byNameOnly: byNameOnly, isMeant)
        }
        let own = holidays { $0.share(of: calendar.region?.code) != .none }
        // What only regions keep is kept in the country too.
        let all = own.isEmpty && calendar.region == nil ? holidays { _ in true } : own
        // "4th of july mexico": Mexico's own day is another feast.
        let found = all.filter { foreign == nil || $0.date == foreign }
        guard let holiday = found.first ?? nationalDay(insteadOf: subject, in: calendar) else { return nil }
        let deciding = deciding(found.isEmpty ? [holiday] : found, in: calendar) { holidays { _ in true } }
        return SearchAnswer.Kept(
            feast: SearchAnswer.Feast(
                name: holiday.kind.name.foreign, occasion: holiday.kind.occasion ?? feast.occasion),
            date: holiday.date,
            place: known.place,
            reference: HolidayReference(known.place.territory.country, holiday.date.year, holiday.id),
            types: Set(deciding.flatMap(\.kind.types)).sorted(),
            day: deciding.contains(where: \.isFreeDay) ? nil : dayKind(of: holiday.date, in: known),
            observed: holiday.observed, isEstimated: holiday.isEstimated,
            keepers: keepers(deciding, in: calendar))
    }

    /// That a place does not keep a subject, with its date elsewhere if that is sure; nil if the year is not known there.
    private func notKept(_ subject: SearchedSubject, in known: KnownPlace) async -> SearchAnswer.Fact? {
        guard let feast = feast(subject), let calendar = known.calendar else { return nil }
        var date = await dateAbroad(of: subject, from: calendar)
        if date == nil { date = await dateWithoutHoliday(of: subject, in: calendar) }
        var year = date?.year
        if year == nil { year = await dates(of: subject).first?.date.year }
        let shown = year ?? years.first ?? today.year
        guard calendar.calendar.years.contains(shown) else { return nil }
        return .notKept(feast, known.place, shown, elsewhere: date)
    }

    /// Returns the holidays that decide what the day of the first of some holidays is: those on its date. If people work on
    /// it in the country, those of its regions that have it off.
    private func deciding(
        _ found: [Holiday], in place: TerritoryCalendar, _ everywhere: () -> [Holiday]
    ) -> [Holiday] {
        let own = found.filter { $0.date == found.first?.date }
        guard place.region == nil, !own.contains(where: \.isFreeDay) else { return own }
        let regional = everywhere().filter { $0.date == own.first?.date && $0.isFreeDay }
        return regional.isEmpty ? own : regional
    }

    /// Returns which parts of a place keep the first of some holidays, or one like it on the same day; nil for all of it.
    func keepers(_ found: [Holiday], in place: TerritoryCalendar) -> Keepers? {
        let (calendar, region) = (place.calendar, place.region?.code)
        let same = found.filter { $0.date == found.first?.date }
        guard !same.isEmpty, !same.contains(where: { $0.kind.share(of: region) == .whole }) else { return nil }
        let descriptions = Set(same.map(\.kind.parts))
        let which = descriptions.count == 1 ? descriptions.first?.map { ForeignText($0) } : nil
        if let region { return .parts(Keepers.Names([region], in: calendar), which: which) }
        func names(_ holidays: [Holiday]) -> Keepers.Names {
            let codes = Set(holidays.flatMap(\.kind.regions))
            return Keepers.Names(calendar.regions.map(\.code).filter(codes.contains), in: calendar)
        }
        // Beside regions that keep it as a whole, parts of others do not count.
        let whole = same.filter { !$0.kind.isLocal }
        if !whole.isEmpty { return .regions(names(whole), of: calendar.regionCount) }
        // Of a country without regions, the words are all that is known of its parts.
        let parts = names(same)
        return .parts(parts, which: parts.codes.isEmpty ? which : nil)
    }

    /// The occasions that are the national day of a country without one of that name: the first that it keeps.
    private static let nationalDays = ["independence-day", "republic-day", "state-foundation-day", "constitution-day"]
        .map { Slug($0) }

    /// The holiday that a country keeps as its national day, if that is what is asked for. Nil if it has two of the kind:
    /// only its people know which one it is.
    private func nationalDay(insteadOf subject: SearchedSubject, in calendar: TerritoryCalendar) -> Holiday? {
        guard subject.occasion == Slug("national-day"), subject.name == nil, subject.country == nil else { return nil }
        for occasion in Self.nationalDays {
            let found = holidays(SearchedSubject(occasion: occasion), calendar) { kind in
                kind.occasion == occasion && kind.types.contains(.publicHoliday)
                    && kind.share(of: calendar.region?.code) == .whole
            }
            if let first = found.first { return found.contains { $0.kind != first.kind } ? nil : first }
        }
        return nil
    }

    /// The holidays of a place that are the subject: by its name if that is what was searched for, else by its occasion, and
    /// else by the words that were typed. The public ones if there are any, and of these the ones with the occasion's name:
    /// Taiwan has two national days.
    private func holidays(
        _ subject: SearchedSubject, _ calendar: TerritoryCalendar, byNameOnly: Bool = false,
        _ isMeant: (HolidayKind) -> Bool
    ) -> [Holiday] {
        let found = years.flatMap { calendar.calendar.holidays(in: $0) }.filter { holiday in
            isWanted(holiday.date) && !holiday.isInLieu && isMeant(holiday.kind)
        }
        let key = name(of: subject)?.searchKey
        let named = key.map { key in found.filter { keys.isNamed($0.kind, key) } } ?? []
        if byNameOnly, named.isEmpty { return [] }
        var same =
            named.isEmpty ? found.filter { subject.occasion != nil && $0.kind.occasion == subject.occasion } : named
        if same.isEmpty, key == nil {
            let typed = reading.named.map { SearchKey($0) }
            same = found.filter { holiday in typed.contains { keys.isNamed(holiday.kind, $0) } }
        }
        let publicOnes = same.filter { $0.kind.types.contains(.publicHoliday) }
        let best = publicOnes.isEmpty ? same : publicOnes
        guard named.isEmpty, let own = occasion(of: subject).map({ SearchKey($0.englishName) }) else { return best }
        let proper = best.filter { keys.english(of: $0.kind) == own }
        return proper.isEmpty ? best : proper
    }

    // MARK: In the world

    func world(_ subject: SearchedSubject) async -> SearchAnswer.Fact? {
        guard let feast = feast(subject) else { return nil }
        let dates = await dates(of: subject)
        guard let first = dates.first else { return await inOnlyCountry(subject) }
        return .kept(
            SearchAnswer.Kept(
                feast: feast, date: first.date, place: nil, isEstimated: dates.prefix(2).contains(where: \.isEstimated),
                countries: first.countries == 0 ? nil : first.countries, other: dates.dropFirst().first))
    }

    /// When the only country keeps a feast that has one; nil if several do. Its holidays are not public, or not nationwide.
    /// The feasts of churches and of others are kept where no data name them: only of a state's own day is the country that
    /// names it the one that keeps it. Israel stands for the Hebrew calendar, which is the same everywhere.
    private func inOnlyCountry(_ subject: SearchedSubject) async -> SearchAnswer.Fact? {
        guard let occasion = subject.occasion, let tradition = self.occasion(of: subject)?.tradition,
            tradition == .civic || tradition == .jewish
        else { return nil }
        let countries = Set(lexicon.names.filter { $0.occasion == occasion }.flatMap { $0.countries + $0.others })
        guard countries.count == 1, let only = countries.first, let known = await known(SearchedPlace(Territory(only))),
            let kept = await kept(subject, in: known)
        else { return nil }
        return .kept(kept)
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
                    keys.isNamed(kind, name.searchKey)
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

extension Holiday {
    /// Whether those who keep it do not work on its day.
    fileprivate var isFreeDay: Bool {
        kind.types.contains(.publicHoliday) && !kind.types.contains(.halfDay) && kind.begins == nil
    }
}
