import AlmanacValues
import Entities
import ServiceContracts

// When something is kept in a place.

extension SearchFacts {
    /// The years that are looked at: the one that is asked for, or this one and the next.
    var years: [Int] { reading.time.map { [$0.year] } ?? [today.year, today.year + 1] }

    func isWanted(_ date: CivilDate) -> Bool { reading.time != nil || date >= today }

    func name(of subject: SearchedSubject) -> HolidayName? { subject.name.map { lexicon.names[$0] } }

    func occasion(of subject: SearchedSubject) -> Occasion? {
        subject.occasion.flatMap { id in lexicon.occasions.first { $0.id == id } }
    }

    /// What people call it in the language of the page: by the name that was searched for if that is in the language.
    func feast(_ subject: SearchedSubject) -> SearchAnswer.Feast? {
        let (name, occasion) = (name(of: subject), occasion(of: subject))
        let own = name.flatMap { $0.text.isOfLanguage(occasion?.language ?? "en") ? $0.text.text : nil }
        guard let text = own ?? occasion?.name ?? name?.text.text else { return nil }
        return SearchAnswer.Feast(name: ForeignText(text), occasion: occasion?.id)
    }

    // MARK: In a place

    /// When a place keeps what is asked for: the first of the subjects that it keeps. If it keeps none, says so of the first.
    func facts(in known: KnownPlace) async -> [SearchAnswer.Fact] {
        guard let subject = reading.subjects.first else { return [] }
        var kept = await kept(subject, in: known)
        for other in reading.subjects.dropFirst() where kept.isEmpty {
            // Beside an occasion there may be the names of others: Poland calls Labour Day "National Day".
            kept = await self.kept(other, in: known, byNameOnly: subject.name == nil)
        }
        if kept.isEmpty, let feast = feast(subject), let calendar = known.calendar {
            kept = self.kept(ending(in: calendar), of: subject, as: feast, in: known, calendar)
        }
        if kept.isEmpty { return [await notKept(subject, in: known)].compactMap(\.self) }
        return kept.map { .kept($0) }
    }

    /// When a place keeps a subject: on one day, or its parts on several, each with those who keep it then. Empty if it does not.
    ///
    /// - Parameter byNameOnly: whether other holidays of the occasion do not count.
    func kept(
        _ subject: SearchedSubject, in known: KnownPlace, byNameOnly: Bool = false
    ) async -> [SearchAnswer.Kept] {
        guard let feast = feast(subject), let calendar = known.calendar else { return [] }
        let foreign = await dateAbroad(of: subject, from: calendar)
        var own = meant(subject, in: calendar, byNameOnly: byNameOnly) {
            $0.share(of: calendar.region?.code) != .none
        }
        // What only regions keep is kept in the country too, and what they call by the name is meant before another day.
        if calendar.region == nil, own.holidays.isEmpty || (subject.name != nil && !own.isSure) {
            let all = meant(subject, in: calendar, byNameOnly: byNameOnly) { _ in true }
            if own.holidays.isEmpty || all.isSure { own = all }
        }
        // "4th of july mexico": Mexico's own day is another feast.
        let found = own.holidays.filter { own.isSure || foreign == nil || $0.date == foreign }
        if found.isEmpty, let day = nationalDay(insteadOf: subject, in: calendar) {
            return kept([day], of: subject, as: feast, in: known, calendar)
        }
        return kept(found, of: subject, as: feast, in: known, calendar)
    }

    private func kept(
        _ found: [Holiday], of subject: SearchedSubject, as feast: SearchAnswer.Feast, in known: KnownPlace,
        _ calendar: TerritoryCalendar
    ) -> [SearchAnswer.Kept] {
        dates(of: found, for: subject, in: calendar).compactMap { deciding in
            guard let holiday = deciding.first else { return nil }
            // The day off of a region decides, but the name is that of what was found first.
            let named = found.first { $0.date == holiday.date } ?? holiday
            return SearchAnswer.Kept(
                feast: SearchAnswer.Feast(
                    name: named.kind.name.foreign, occasion: named.kind.occasion ?? feast.occasion),
                date: named.date,
                place: known.place,
                reference: HolidayReference(known.place.territory.country, named.date.year, named.id),
                types: Set(deciding.flatMap(\.kind.types)).sorted(),
                day: deciding.contains(where: \.isFreeDay) ? nil : dayKind(of: named.date, in: known),
                observed: named.observed, isEstimated: named.isEstimated,
                keepers: keepers(deciding, in: calendar))
        }
    }

    /// Says that a place does not keep a subject, with its date elsewhere if that is sure; nil if there are no data for the year.
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
            let found = meant(SearchedSubject(occasion: occasion), in: calendar) { kind in
                kind.occasion == occasion && kind.types.contains(.publicHoliday)
                    && kind.share(of: calendar.region?.code) == .whole
            }.holidays
            if let first = found.first { return found.contains { $0.kind != first.kind } ? nil : first }
        }
        return nil
    }
}
