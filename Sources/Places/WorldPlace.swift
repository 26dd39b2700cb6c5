public import Almanac
import Support

/// The destinations of the world module: who is off on a day.
public enum WorldPlace: Hashable, Sendable {
    /// `/on/today`: today, where the visitor is
    case today
    /// `/on/2026-12-24`
    case day(CivilDate)
    /// `/on/week`: the seven days from today on
    case thisWeek
    /// `/on/2026-12-24/week`: the seven days from this one on
    case week(CivilDate)
}

extension WorldPlace: Section {
    init(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        let words = rest.map(\.lowercasedWord)
        if words == ["today"] {
            self = .today
        } else if words == ["week"] {
            self = .thisWeek
        } else {
            guard let text = rest.first, words.count == 1 || words.dropFirst() == ["week"] else { throw .unknown }
            guard let date = CivilDate(text.string) else { throw .badValue(name: "date", value: text.string) }
            self = words.count == 1 ? .day(date) : .week(date)
        }
    }

    var address: Address {
        switch self {
        case .today: Address(segments: ["on", "today"])
        case .day(let date): Address(segments: ["on", date.description])
        case .thisWeek: Address(segments: ["on", "week"])
        case .week(let date): Address(segments: ["on", date.description, "week"])
        }
    }

    var caching: Caching {
        switch self {
        case .today, .thisWeek: .personal
        case .day, .week: .shared
        }
    }
}
