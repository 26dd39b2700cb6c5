import AlmanacValues
import Entities
import Support

extension HolidayCalendar {
    /// Returns the calendar with the operator's corrections, or the same calendar if there are none.
    ///
    /// - Parameter report: called for each correction without effect, because the calendar has no such holiday.
    func corrected(by own: [OwnCorrection], _ report: (FileProblem) -> Void = { _ in }) -> HolidayCalendar {
        guard !own.isEmpty else { return self }
        var holidays = holidays
        var made: [Correction] = []
        var revisedAt = revisedAt
        for correction in own {
            var concerns: [Correction.Concern] = []
            for change in correction.changes {
                let concern = Correcting(calendar: self).apply(change, to: &holidays)
                concerns += concern
                if concern.isEmpty {
                    report(
                        FileProblem(
                            correction.file, line: correction.line,
                            "the correction \(correction.id) changes nothing in \(country): \(change.subject)"))
                }
            }
            guard !concerns.isEmpty else { continue }
            // Feeds contain the moment, and programs read them again when it changes. A day would be too coarse: a
            // correction may be changed twice on one.
            revisedAt = revisedAt.map { max($0, correction.revised ?? $0) }
            made.append(
                Correction(
                    id: correction.id, fact: correction.fact, reason: correction.reason, sources: correction.sources,
                    concerns: concerns))
        }
        return HolidayCalendar(
            country: country, years: years, weekends: weekends, regions: regions, holidays: holidays.inOrder,
            revisedAt: revisedAt, corrections: corrections + made, knowledge: knowledge, second: second)
    }
}

extension OwnCorrection.Change {
    /// The reason why a change has no effect, for the operator.
    fileprivate var subject: String {
        switch self {
        case .add(let name, _, _, _): "\(name.text) has no date in the calendar's years, or a region is unknown"
        case .remove(let slug, let date, _): "there is no \(slug)\(date.map { " on \($0)" } ?? "")"
        case .move(let slug, let from, _, _): "there is no \(slug) on \(from)"
        case .rename(let slug, _): "there is no \(slug)"
        }
    }
}

/// Applies one change to the holidays of a calendar, and tells which days it concerns.
private struct Correcting {
    let calendar: HolidayCalendar

    func apply(_ change: OwnCorrection.Change, to holidays: inout [Holiday]) -> [Correction.Concern] {
        switch change {
        case .add(let name, let types, let dates, let regions): add(name, types, dates, regions, to: &holidays)
        case .remove(let slug, let date, let regions): remove(slug, date, regions, from: &holidays)
        case .move(let slug, let from, let to, let regions): move(slug, from, to, regions, in: &holidays)
        case .rename(let slug, let name): rename(slug, name, in: &holidays)
        }
    }

    private func add(
        _ name: LocalizedText, _ types: [HolidayType], _ dates: OwnDates, _ regions: [RegionCode],
        to holidays: inout [Holiday]
    ) -> [Correction.Concern] {
        guard regions.allSatisfy({ region in calendar.regions.contains { $0.code == region } }) else { return [] }
        let kind = HolidayKind(names: [name], types: types, regions: regions)
        let found = calendar.years.flatMap { dates.dates(in: $0) }
        holidays += found.map { Holiday(date: $0, kind: kind, id: HolidayID(date: $0, slug: kind.slug)) }
        return concerns(kind, found, regions)
    }

    private func remove(
        _ slug: Slug, _ date: CivilDate?, _ regions: [RegionCode], from holidays: inout [Holiday]
    ) -> [Correction.Concern] {
        changed(slug, date, regions, in: &holidays) { _ in nil }
    }

    private func move(
        _ slug: Slug, _ from: CivilDate, _ to: CivilDate, _ regions: [RegionCode], in holidays: inout [Holiday]
    ) -> [Correction.Concern] {
        let concerns = changed(slug, from, regions, in: &holidays) { holiday in
            Holiday(date: to, kind: holiday.kind, id: HolidayID(date: to, slug: holiday.kind.slug))
        }
        return concerns.map { concern in
            let dates = concern.dates
            return Correction.Concern(
                name: concern.name, dates: min(dates.lowerBound, to)...max(dates.upperBound, to),
                regions: concern.regions)
        }
    }

    private func rename(_ slug: Slug, _ name: LocalizedText, in holidays: inout [Holiday]) -> [Correction.Concern] {
        var kinds: [ObjectIdentifier: HolidayKind] = [:]
        return changed(slug, nil, [], in: &holidays) { holiday in
            let key = ObjectIdentifier(holiday.kind)
            let kind = kinds[key] ?? holiday.kind.renamed(name)
            kinds[key] = kind
            // Keep the address: people have bookmarked it.
            return Holiday(holiday, kind: kind)
        }
    }

    /// Replaces or removes the holidays with a slug; only in some regions, if any are given.
    private func changed(
        _ slug: Slug, _ date: CivilDate?, _ regions: [RegionCode], in holidays: inout [Holiday],
        _ new: (Holiday) -> Holiday?
    ) -> [Correction.Concern] {
        var kinds: [ObjectIdentifier: (rest: HolidayKind?, changed: HolidayKind)] = [:]
        var result: [Holiday] = []
        var found: [(kind: HolidayKind, date: CivilDate)] = []
        for holiday in holidays {
            let kind = holiday.kind
            let isMeant =
                kind.slug == slug && (date.map { $0 == holiday.date } ?? true)
                && (regions.isEmpty || regions.contains(where: kind.isKept))
            guard isMeant else {
                result.append(holiday)
                continue
            }
            let key = ObjectIdentifier(kind)
            let split =
                kinds[key]
                ?? (
                    kind.notKept(in: regions),
                    regions.isEmpty ? kind : kind.kept(in: regions.filter(kind.isKept), as: .regional)
                )
            kinds[key] = split
            if let rest = split.rest { result.append(Holiday(holiday, kind: rest)) }
            if let changed = new(Holiday(holiday, kind: split.changed)) {
                result.append(changed)
                found.append((changed.kind, holiday.date))
            } else {
                found.append((kind, holiday.date))
            }
        }
        holidays = result
        return found.flatMap { concerns($0.kind, [$0.date], regions) }
    }

    private func concerns(_ kind: HolidayKind, _ dates: [CivilDate], _ regions: [RegionCode]) -> [Correction.Concern] {
        dates.map { Correction.Concern(name: kind.englishName.text, dates: $0...$0, regions: regions) }
    }
}
