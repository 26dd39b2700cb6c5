import AlmanacValues
import Entities

/// Makes the calendar of all operator's calendars from those of the places that they build on.
struct OwnCalendarMaker {
    private let calendars: [OwnCalendar]
    private let bases: [CountryCode: HolidayCalendar]
    private let years: ClosedRange<Int>
    private var holidays: [Holiday] = []
    /// The days that a calendar has already from another country: Christmas Day occurs once, however many countries it
    /// builds on.
    private var seen: Set<Seen> = []
    /// The names of the calendars' own days.
    private var ownNames: [Seen: String] = [:]

    private struct Seen: Hashable {
        let calendar: RegionCode
        let date: CivilDate
        let feast: Slug
    }

    /// - Parameter bases: the calendars of all countries that the operator's calendars build on.
    init(_ calendars: [OwnCalendar], _ bases: [CountryCode: HolidayCalendar], years: ClosedRange<Int>) {
        (self.calendars, self.bases, self.years) = (calendars, bases, years)
    }

    func calendar() -> HolidayCalendar {
        var copy = self
        for base in bases.values.sorted(by: { $0.country < $1.country }) { copy.appendDays(of: base) }
        copy.appendOwnDays()
        return HolidayCalendar(
            country: .own, years: years, weekends: weekends, regions: regions, holidays: copy.holidays.inOrder,
            corrections: bases.values.sorted { $0.country < $1.country }.flatMap(corrections),
            knowledge: HolidayKnowledge(knowledge), second: second)
    }

    private var regions: [HolidayCalendar.Region] {
        calendars.map { own in
            let base = own.bases.first
            let region = base.flatMap { base in bases[base.country]?.regions.first { $0.code == base.region } }
            return HolidayCalendar.Region(
                code: own.code, name: own.name.text, language: region?.language, nameLanguage: own.name.language)
        }
        .sorted { $0.name < $1.name }
    }

    // MARK: The days of the places

    /// A kind of holiday as the operator's calendars have it.
    private struct Variant: Hashable {
        let kind: ObjectIdentifier
        let regions: [RegionCode]
        let isWhole: Bool
    }

    private mutating func appendDays(of base: HolidayCalendar) {
        var variants: [Variant: HolidayKind] = [:]
        var shares: [ObjectIdentifier: [(own: OwnCalendar, share: KindShare)]] = [:]
        for holiday in base.holidays {
            let id = ObjectIdentifier(holiday.kind)
            let keepers = shares[id] ?? keepers(of: holiday.kind, in: base.country)
            shares[id] = keepers
            for share in [KindShare.whole, .parts] {
                let regions = keepers.filter { $0.share == share }.map(\.own).filter { own in
                    own.bases.count == 1
                        || seen.insert(Seen(calendar: own.code, date: holiday.date, feast: holiday.kind.feast)).inserted
                }.map(\.code)
                guard !regions.isEmpty else { continue }
                let variant = Variant(kind: id, regions: regions, isWhole: share == .whole)
                let kind =
                    variants[variant] ?? holiday.kind.kept(in: regions, as: share == .whole ? .regional : .partial)
                variants[variant] = kind
                holidays.append(
                    Holiday(
                        date: holiday.date, observed: holiday.observed, isKept: holiday.isKept,
                        isInLieu: holiday.isInLieu, movedFrom: holiday.movedFrom, kind: kind,
                        isEstimated: holiday.isEstimated,
                        id: HolidayID(date: holiday.date, slug: kind.slug)))
            }
        }
    }

    private func keepers(of kind: HolidayKind, in country: CountryCode) -> [(own: OwnCalendar, share: KindShare)] {
        calendars.compactMap { own in
            guard !own.without.contains(kind.slug) else { return nil }
            let shares = own.bases.filter { $0.country == country }.map { kind.share(of: $0.region) }
            if shares.contains(.whole) { return (own, .whole) }
            guard shares.contains(.parts) else { return nil }
            return (own, own.with.contains(kind.slug) ? .whole : .parts)
        }
    }

    // MARK: Their own days

    private struct OwnKind: Hashable {
        let name: LocalizedText
        let kind: OwnDay.Kind
        let regions: [RegionCode]
        let slug: Slug
    }

    private mutating func appendOwnDays() {
        var kinds: [OwnKind: HolidayKind] = [:]
        var keepers: [OwnDay: [RegionCode]] = [:]
        var order: [OwnDay] = []
        for own in calendars {
            for day in own.days {
                if keepers[day] == nil { order.append(day) }
                keepers[day, default: []].append(own.code)
            }
        }
        for day in order {
            let regions = Set(keepers[day] ?? []).sorted()
            let dates = years.flatMap { day.dates.dates(in: $0) }
            let slug = slug(of: day.name.text, on: dates, in: regions)
            let key = OwnKind(name: day.name, kind: day.kind, regions: regions, slug: slug)
            let kind =
                kinds[key]
                ?? HolidayKind(
                    names: [day.name], types: day.types, regions: regions, begins: day.begins, slug: slug)
            kinds[key] = kind
            for date in dates {
                holidays.append(
                    Holiday(
                        date: date, movedFrom: day.kind == .workedDay ? date : nil, kind: kind,
                        id: HolidayID(date: date, slug: kind.slug)))
            }
        }
    }

    /// Returns a slug that no day with another name has on these dates. Names such as "Party" and "Party!" have the same
    /// one, and with it they would be one feast, of which lists show one name.
    private mutating func slug(of name: String, on dates: [CivilDate], in regions: [RegionCode]) -> Slug {
        let slug = Slug(name)
        var number = 1
        while true {
            let numbered = slug.numbered(number)
            let isFree = dates.allSatisfy { date in
                regions.allSatisfy { region in
                    let other = ownNames[Seen(calendar: region, date: date, feast: numbered)]
                    return other?.utf8.elementsEqual(name.utf8) ?? true
                }
            }
            if isFree {
                for date in dates {
                    for region in regions { ownNames[Seen(calendar: region, date: date, feast: numbered)] = name }
                }
                return numbered
            }
            number += 1
        }
    }

    // MARK: Other facts about the places

    private var weekends: Weekends {
        var others: [Weekends.Other] = []
        for own in calendars {
            if let weekend = own.weekend {
                others.append(Weekends.Other(weekend, in: years, regions: [own.code]))
                continue
            }
            guard let base = own.bases.first, let calendar = bases[base.country] else { continue }
            for year in years {
                let days = calendar.weekends.days(in: base.region, of: year)
                if let last = others.last, last.regions == [own.code], last.days == days {
                    others[others.count - 1] = Weekends.Other(
                        days, in: last.years.lowerBound...year, regions: [own.code])
                } else {
                    others.append(Weekends.Other(days, in: year...year, regions: [own.code]))
                }
            }
        }
        return Weekends(OwnCountry.weekend, others: others)
    }

    /// What is known about the days of the first place also holds for the calendar, because all of its own days are
    /// known.
    private var knowledge: [HolidayKnowledge.Fact] {
        calendars.flatMap { own -> [HolidayKnowledge.Fact] in
            guard let base = own.bases.first, let calendar = bases[base.country] else {
                return [
                    HolidayKnowledge.Fact(
                        types: [.publicHoliday], basis: .law, days: Self.days(of: years), regions: [own.code])
                ]
            }
            let days = Self.days(of: calendar.years)
            guard let known = calendar.knowledge else {
                return [
                    HolidayKnowledge.Fact(types: [.publicHoliday], basis: .law, days: days, regions: [own.code])
                ]
            }
            return known.facts.filter { fact in
                fact.regions.isEmpty || (base.region.map(fact.regions.contains) ?? false)
            }
            .map { fact in
                HolidayKnowledge.Fact(
                    types: fact.types, basis: fact.basis, days: fact.days, until: fact.until, regions: [own.code],
                    authorities: fact.authorities, lacks: fact.lacks)
            }
        }
    }

    /// What a second source knows about the breaks of the first place.
    private var second: SecondKnowledge? {
        var source: HolidaySource?
        var outage: SourceOutage?
        let entries = calendars.flatMap { own -> [SecondKnowledge.Entry] in
            guard let base = own.bases.first, let known = bases[base.country]?.second else { return [] }
            source = known.source
            outage = outage ?? known.outage
            return known.entries(in: base.region).map { $0.about(regions: [own.code]) }
        }
        return source.map { SecondKnowledge(source: $0, entries: entries, outage: outage) }
    }

    private static func days(of years: ClosedRange<Int>) -> ClosedRange<CivilDate> {
        CivilDate.firstDay(of: years.lowerBound)...CivilDate.firstDay(of: years.upperBound + 1).adding(days: -1)
    }

    /// The corrections of a country that concern a calendar which builds on it.
    private func corrections(of base: HolidayCalendar) -> [Correction] {
        base.corrections.compactMap { correction in
            let concerns = correction.concerns.compactMap { concern -> Correction.Concern? in
                let regions = calendars.filter { own in
                    own.bases.contains { place in
                        place.country == base.country
                            && (concern.regions.isEmpty || (place.region.map(concern.regions.contains) ?? false))
                    }
                }.map(\.code)
                return regions.isEmpty
                    ? nil : Correction.Concern(name: concern.name, dates: concern.dates, regions: regions)
            }
            guard !concerns.isEmpty else { return nil }
            return Correction(
                id: Slug("\(base.country) \(correction.id)"), fact: correction.fact, reason: correction.reason,
                sources: correction.sources, concerns: concerns)
        }
    }
}
