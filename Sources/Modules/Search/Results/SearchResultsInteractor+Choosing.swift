import AlmanacValues
import Entities
import ServiceContracts

// Which holidays of a place a query means.

extension SearchFacts {
    /// The holidays of a place that a query means, in the order of their dates.
    struct Meant {
        var holidays: [Holiday] = []
        /// Whether the place calls them what was typed, or has them on the day that was typed.
        var isSure = false
    }

    /// Occasions that group many different days. One of these days is no answer to a query for another: Saint Peter's Day is not
    /// Saint Paul's.
    private static let collections: Set<Slug> = Set(
        [
            "bank-holiday", "founding-figure", "jayanti", "our-lady", "patron-saint", "race-day", "region-day",
            "settlement-day", "shia-imams", "sikh-gurus", "state-foundation-day", "us-figure",
        ].map { Slug($0) })

    /// The most names among which one is looked for that is part of the others.
    private static let mostNames = 12

    /// Returns the holidays of a place that are the subject: by what was typed, or else by its name, and else by its occasion. The
    /// public ones if there are any.
    ///
    /// - Parameters:
    ///   - byNameOnly: whether other holidays of the occasion do not count.
    ///   - isMeant: whether a kind counts at all.
    func meant(
        _ subject: SearchedSubject, in calendar: TerritoryCalendar, byNameOnly: Bool = false,
        _ isMeant: (HolidayKind) -> Bool
    ) -> Meant {
        let found = wanted(in: calendar).filter { isMeant($0.kind) }
        func isOfOccasion(_ holiday: Holiday) -> Bool {
            subject.occasion != nil && holiday.kind.occasion == subject.occasion
        }
        // "23 temmuz devrimi": of several revolutions the one of that day.
        if case .day(let day)? = reading.time, !byNameOnly {
            let own = found.filter {
                $0.date == day && (isOfOccasion($0) || memory.hasName($0.kind, with: reading.called))
            }
            if !own.isEmpty { return Meant(holidays: publicOnes(own), isSure: true) }
        }
        let typed = found.filter { memory.isNamed($0.kind, reading.called) }
        let key = name(of: subject)?.searchKey
        let named = key.map { key in typed.isEmpty ? found.filter { memory.isNamed($0.kind, [key]) } : typed } ?? typed
        let same = byNameOnly || isOneOfCollection(subject) ? [] : found.filter(isOfOccasion)
        // An observance that has the name by chance is not the occasion that is a day off.
        let isBetter = key != nil || named.contains(where: \.isPublic) || !same.contains(where: \.isPublic)
        if !named.isEmpty, isBetter { return Meant(holidays: publicOnes(named), isSure: true) }
        return Meant(holidays: proper(publicOnes(same), for: subject))
    }

    /// Returns the public holidays of a place whose names end with what was typed: "Auckland Anniversary Day" for "anniversary day". At
    /// least two words.
    func ending(in calendar: TerritoryCalendar) -> [Holiday] {
        let region = calendar.region?.code
        let called = reading.called.filter { $0.bytes.contains(UInt8(ascii: " ")) }
        guard !called.isEmpty else { return [] }
        let found = wanted(in: calendar).filter { $0.isPublic && memory.hasName($0.kind, endingWith: called) }
        let own = found.filter { $0.kind.share(of: region) != .none }
        return own.isEmpty && region == nil ? found : own
    }

    /// The holidays of a place in the years that are looked at, in the order of their dates.
    func wanted(in calendar: TerritoryCalendar) -> [Holiday] {
        years.flatMap { calendar.calendar.holidays(in: $0) }.filter { isWanted($0.date) && !$0.isInLieu }
    }

    /// Whether a subject is one of the many days of an occasion, so that the others are not its day.
    func isOneOfCollection(_ subject: SearchedSubject) -> Bool {
        guard subject.name != nil, let occasion = subject.occasion else { return false }
        return Self.collections.contains(occasion)
    }

    private func publicOnes(_ holidays: [Holiday]) -> [Holiday] {
        let publicOnes = holidays.filter(\.isPublic)
        return publicOnes.isEmpty ? holidays : publicOnes
    }

    /// Returns the holidays of an occasion with its name, or with that in theirs: Taiwan has two national days, and Saudi Arabia a
    /// Founding Day and a National Day Holiday. Without one of these, all.
    private func proper(_ holidays: [Holiday], for subject: SearchedSubject) -> [Holiday] {
        guard let own = occasion(of: subject).map({ SearchKey($0.englishName) }) else { return leading(holidays) }
        for weakest in [SearchKey.Match.exact, .wordPrefix] {
            let proper = holidays.filter { memory.english(of: $0.kind).match(own).map { $0 <= weakest } ?? false }
            if !proper.isEmpty { return leading(proper) }
        }
        return leading(holidays)
    }

    /// Returns holidays without those that are named by another one: "The day preceding Chuseok" beside "Chuseok".
    private func leading(_ holidays: [Holiday]) -> [Holiday] {
        let names = Set(holidays.map { memory.english(of: $0.kind) })
        guard 2...Self.mostNames ~= names.count else { return holidays }
        let led = names.filter { name in
            names.contains { $0 != name && name.match($0).map { $0 <= .wordPrefix } ?? false }
        }
        return led.isEmpty ? holidays : holidays.filter { !led.contains(memory.english(of: $0.kind)) }
    }
}

extension Holiday {
    var isPublic: Bool { kind.types.contains(.publicHoliday) }

    /// Whether those who keep it do not work on its day.
    var isFreeDay: Bool { isPublic && !kind.types.contains(.halfDay) && kind.begins == nil }
}
