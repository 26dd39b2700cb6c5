import AlmanacValues
import Entities
import ServiceContracts

// The dates on which parts of a place keep something.

extension SearchFacts {
    /// The most dates of a feast in a place. The summer breaks of Germany begin on ten days.
    static let mostDates = 12

    /// A region, or a part of one or of a country.
    private struct Part: Hashable {
        let region: RegionCode?
        let words: String?
    }

    /// Returns the holidays that decide what the days of a feast are in a place: those of its first date and, if only parts of the place
    /// have that, those of each further date on which other parts have it.
    ///
    /// - Parameter found: the holidays that are meant, in the order of their dates.
    func dates(
        of found: [Holiday], for subject: SearchedSubject, in place: TerritoryCalendar
    ) -> [[Holiday]] {
        guard let first = found.first else { return [] }
        let own = found.filter { $0.date == first.date }
        guard keepers(own, in: place) != nil || !own.contains(where: \.isFreeDay) else { return [own] }
        let others = others(of: subject, in: place)
        let deciding = deciding(own, others, in: place)
        guard keepers(deciding, in: place) != nil else { return [deciding] }
        let isFree = deciding.contains(where: \.isFreeDay)
        // What others call their day of the same feast is the feast, too: May Day in the Northern Territory is Labour Day.
        let all = found + (subject.name == nil && isFree ? others : [])
        let further = Dictionary(grouping: all.filter { $0.isFreeDay == isFree }) { $0.date }
            .sorted { $0.key < $1.key }
        var dates = [distinct(deciding + (further.first { $0.key == first.date }?.value ?? []))]
        if case .day(first.date)? = reading.time { return dates }
        var covered = parts(of: dates[0], in: place)
        for (date, holidays) in further where date > first.date && dates.count < Self.mostDates {
            let new = holidays.filter { !parts(of: [$0], in: place).isSubset(of: covered) }
            guard !new.isEmpty else { continue }
            covered.formUnion(parts(of: new, in: place))
            // A break has many days, of which its first one counts.
            dates.append(distinct(isFree ? holidays : new))
        }
        return dates
    }

    /// Returns the days off of a feast, whatever they are called, that a place or its regions have.
    private func others(of subject: SearchedSubject, in place: TerritoryCalendar) -> [Holiday] {
        let occasion = isOneOfCollection(subject) ? nil : subject.occasion
        return wanted(in: place).filter { holiday in
            let kind = holiday.kind
            guard holiday.isFreeDay, place.region.map({ kind.share(of: $0.code) != .none }) ?? true else {
                return false
            }
            return (occasion != nil && kind.occasion == occasion) || memory.isNamed(kind, reading.called)
        }
    }

    /// Returns the holidays that decide what a day is. If people work on it in the country, those of its regions that have it
    /// off.
    private func deciding(_ own: [Holiday], _ others: [Holiday], in place: TerritoryCalendar) -> [Holiday] {
        guard place.region == nil, !own.contains(where: \.isFreeDay) else { return own }
        let regional = others.filter { $0.date == own.first?.date }
        return regional.isEmpty ? own : regional
    }

    private func parts(of holidays: [Holiday], in place: TerritoryCalendar) -> Set<Part> {
        Set(
            holidays.flatMap { holiday in
                let kind = holiday.kind
                let words = kind.isLocal ? kind.parts : nil
                if let region = place.region { return [Part(region: region.code, words: words)] }
                return kind.regions.isEmpty
                    ? [Part(region: nil, words: words)] : kind.regions.map { Part(region: $0, words: words) }
            })
    }

    private func distinct(_ holidays: [Holiday]) -> [Holiday] {
        holidays.reduce(into: []) { all, holiday in
            if !all.contains(where: { $0.id == holiday.id && $0.kind == holiday.kind }) { all.append(holiday) }
        }
    }
}
