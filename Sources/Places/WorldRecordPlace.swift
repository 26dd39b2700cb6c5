public import Almanac

/// The records of the world module.
public enum WorldRecordPlace: Hashable, Sendable {
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
        // A record is the same for everybody, and so names its day.
        case .single(.today), .seven(.current): return nil
        }
    }

    var address: Address {
        switch self {
        case .day(let date): WorldPlace.day(date).address
        case .week(let date): WorldPlace.week(date).address
        }
    }

    var formats: [Format] {
        switch self {
        case .day: Format.ofDay
        case .week: Format.ofWeek
        }
    }

    var page: Place? {
        switch self {
        case .day(let date): .world(.day(date))
        case .week(let date): .world(.week(date))
        }
    }
}
