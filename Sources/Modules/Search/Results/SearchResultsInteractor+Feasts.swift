import AlmanacValues
import Entities
import ServiceContracts
import Support

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
    /// else by the words that were typed. The public ones if there are any, and of these the ones with the occasion's name,
    /// or with that in theirs: Taiwan has two national days, and Saudi Arabia a Founding Day and a National Day Holiday.
    private func holidays(
        _ subject: SearchedSubject, _ calendar: TerritoryCalendar, byNameOnly: Bool = false,
        _ isMeant: (HolidayKind) -> Bool
    ) -> [Holiday] {
        let found = years.flatMap { calendar.calendar.holidays(in: $0) }.filter { holiday in
            isWanted(holiday.date) && !holiday.isInLieu && isMeant(holiday.kind)
        }
        let key = name(of: subject)?.searchKey
        let named = key.map { key in found.filter { memory.isNamed($0.kind, key) } } ?? []
        if byNameOnly, named.isEmpty { return [] }
        var same =
            named.isEmpty ? found.filter { subject.occasion != nil && $0.kind.occasion == subject.occasion } : named
        if same.isEmpty, key == nil {
            let typed = reading.named.map { SearchKey($0) }
            same = found.filter { holiday in typed.contains { memory.isNamed(holiday.kind, $0) } }
        }
        let publicOnes = same.filter { $0.kind.types.contains(.publicHoliday) }
        let best = publicOnes.isEmpty ? same : publicOnes
        guard named.isEmpty, let own = occasion(of: subject).map({ SearchKey($0.englishName) }) else { return best }
        for weakest in [SearchKey.Match.exact, .wordPrefix] {
            let proper = best.filter { memory.english(of: $0.kind).match(own).map { $0 <= weakest } ?? false }
            if !proper.isEmpty { return proper }
        }
        return best
    }
}

extension Holiday {
    /// Whether those who keep it do not work on its day.
    fileprivate var isFreeDay: Bool {
        kind.types.contains(.publicHoliday) && !kind.types.contains(.halfDay) && kind.begins == nil
    }
}
