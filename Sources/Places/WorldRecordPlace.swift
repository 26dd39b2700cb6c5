public import AlmanacValues

/// The records of the world module.
public enum WorldRecordPlace: Hashable, Sendable {
    /// `/on/today.json`: today in UTC, since a record is the same for everybody
    case today
    /// `/on/week.json`: the seven days from then on
    case thisWeek
    /// `/on/2026-12-24.json`
    case day(CivilDate)
    /// `/on/2026-12-24/week.json`
    case week(CivilDate)
}

extension WorldRecordPlace: RecordSection {
    init?(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        switch try WorldPlace(rest, of: address) {
        case .single(.date(let date)): self = .day(date)
        case .seven(.from(let date)): self = .week(date)
        case .single(.today): self = .today
        case .single(.unreadable(let text)): throw .badValue(name: "date", value: text)
        case .seven(.current): self = .thisWeek
        }
    }

    private var place: WorldPlace {
        switch self {
        case .today: .today
        case .thisWeek: .thisWeek
        case .day(let date): .day(date)
        case .week(let date): .week(date)
        }
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) { place.spellPath(into: &parts) }

    var formats: [Format] {
        switch self {
        case .today, .day: Format.ofDay
        case .thisWeek, .week: Format.ofWeek
        }
    }

    var work: Work { .much }
    var names: QueryNames { .none }

    var page: Place? { .world(place) }
}
