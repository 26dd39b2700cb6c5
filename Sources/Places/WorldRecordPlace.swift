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
        case .seven(.current): self = .thisWeek
        }
    }

    var address: Address {
        switch self {
        case .today: WorldPlace.today.address
        case .thisWeek: WorldPlace.thisWeek.address
        case .day(let date): WorldPlace.day(date).address
        case .week(let date): WorldPlace.week(date).address
        }
    }

    var formats: [Format] {
        switch self {
        case .today, .day: Format.ofDay
        case .thisWeek, .week: Format.ofWeek
        }
    }

    var work: Work { .much }
    var names: QueryNames { .none }

    var page: Place? {
        switch self {
        case .today: .world(.today)
        case .thisWeek: .world(.thisWeek)
        case .day(let date): .world(.day(date))
        case .week(let date): .world(.week(date))
        }
    }
}
