public import AlmanacValues

/// The records of what a day is in a place, for machines at home and for assistants.
public enum StatusRecordPlace: Hashable, Sendable {
    /// `/status/DE-BY.json`: today there, and what comes next
    case current(Territory)
    /// `/status/DE-BY/2026-12-24.json`: one day, and why it is off or not; `/status/DE-BY/today.json` without a date
    case day(Territory, CivilDate?)
}

extension StatusRecordPlace: RecordSection {
    init?(_ rest: ArraySlice<Address.Text>, of _: Address) throws(PlaceProblem) {
        guard let text = rest.first, rest.count <= 2 else { return nil }
        guard let place = Territory(text) else { throw .unknownCountry(text.string) }
        guard rest.count == 2, let day = rest.last else {
            self = .current(place)
            return
        }
        if day.lowercasedWord == "today" {
            self = .day(place, nil)
        } else {
            guard let date = CivilDate(day.string) else { throw .unknownDate(day.string) }
            self = .day(place, date)
        }
    }

    private var place: Territory {
        switch self {
        case .current(let place), .day(let place, _): place
        }
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) {
        parts.segment("status")
        parts.segment(AddressWord(place.country), hyphen: place.region?.description)
        if case .day(_, let date) = self { parts.segment(date?.description ?? "today") }
    }

    var formats: [Format] { Format.ofStatus }
    var names: QueryNames { .none }
    /// Only programs get these facts together.
    var page: Place? { nil }
}
