public import AlmanacValues
import Support
import VIPER

/// The destinations of the comparison of places.
public enum ComparePlace: Hashable, Sendable {
    /// `/compare`: this year, and no places yet
    case front
    /// `/compare/2026?place=DE-BY&place=FR`
    case year(Int, [Territory])
    /// `/compare/meeting?from=2026-12-20&days=5&opens=09:00&closes=17:00&place=DE-BY&place=FR`: the first days on which all of
    /// them work, at the same time
    case meeting(MeetingQuestion)

    /// The most places in one comparison.
    public static let mostPlaces = 12
}

extension ComparePlace: Section {
    init(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        guard let text = rest.first else {
            self = .front
            return
        }
        guard rest.count == 1 else { throw .unknown }
        guard !text.matches("meeting", ignoringCase: true) else {
            self = .meeting(try MeetingQuestion(address))
            return
        }
        guard let year = HolidayYear.year(text) else { throw .badValue(name: "year", value: text.string) }
        self = .year(year, try address.places(most: Self.mostPlaces))
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) {
        parts.segment("compare")
        switch self {
        case .front: break
        case .year(let year, _): parts.segment(HolidayYear.printed(year))
        case .meeting: parts.segment("meeting")
        }
    }

    func spellQuery(into parts: inout some AddressParts & ~Copyable) {
        switch self {
        case .front: break
        case .year(_, let places): places.spell(into: &parts)
        case .meeting(let question): question.spell(into: &parts)
        }
    }

    var caching: Caching { .shared }
    /// Up to twelve calendars, day by day.
    var work: Work { self == .front ? .little : .much }
}

/// The records of the comparison of places.
public enum CompareRecordPlace: Hashable, Sendable {
    /// `/compare/2026.json?place=DE-BY&place=FR`
    case year(Int, [Territory])
    /// `/compare/meeting.json?from=2026-12-20&days=5&place=DE-BY&place=FR`
    case meeting(MeetingQuestion)
}

extension CompareRecordPlace: RecordSection {
    init?(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        try address.rejectEmpty(Self.ofMeeting + ["place"])
        switch try ComparePlace(rest, of: address) {
        case .front: return nil
        case .year(let year, let places):
            guard !places.isEmpty else { throw .missing(name: "place") }
            self = .year(year, places)
        case .meeting(let question):
            guard !question.places.isEmpty else { throw .missing(name: "place") }
            guard let from = question.from else { throw .missing(name: "from") }
            _ = try from.read("from")
            _ = try question.last?.read("to")
            _ = try question.days?.read("days")
            _ = try question.opens?.read("opens")
            _ = try question.closes?.read("closes")
            self = .meeting(question)
        }
    }

    private static let ofMeeting = ["from", "to", "days", "opens", "closes"]

    private var comparison: ComparePlace {
        switch self {
        case .year(let year, let places): .year(year, places)
        case .meeting(let question): .meeting(question)
        }
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) { comparison.spellPath(into: &parts) }

    func spellQuery(into parts: inout some AddressParts & ~Copyable) { comparison.spellQuery(into: &parts) }

    var formats: [Format] { Format.ofComparison }

    var names: QueryNames {
        switch self {
        case .year: QueryNames(often: ["place"])
        case .meeting: QueryNames(Self.ofMeeting, often: ["place"])
        }
    }

    var page: Place? { .compare(comparison) }
    var work: Work { comparison.work }
}

extension MeetingQuestion {
    /// The longest list of names that a field adds, in bytes.
    private static let longestAddition = 200

    init(_ address: Address) throws(PlaceProblem) {
        self.init(
            try address.places(most: ComparePlace.mostPlaces), from: try address.enteredDate("from"),
            last: try address.enteredDate("to"), days: try address.enteredNumber("days"),
            opens: try address.enteredTime("opens"), closes: try address.enteredTime("closes"),
            added: try address.added(longest: Self.longestAddition))
    }

    /// Adds the query to an address.
    func spell(into parts: inout some AddressParts & ~Copyable) {
        if let from { parts.item("from", from.text) }
        if let last { parts.item("to", last.text) }
        if let days { parts.item("days", days.text) }
        if let opens { parts.item("opens", opens.text) }
        if let closes { parts.item("closes", closes.text) }
        if let added { parts.item("add", added) }
        places.spell(into: &parts)
    }
}

extension Address {
    fileprivate func enteredTime(_ name: String) throws(PlaceProblem) -> Entered<TimeOfDay>? {
        try entered(name) { TimeOfDay(printed: $0.string) }
    }

    /// Nil if the field is empty, as forms send it.
    fileprivate func added(longest: Int) throws(PlaceProblem) -> String? {
        guard let text = value("add"), !text.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) else { return nil }
        guard text.utf8.count <= longest else { throw .badValue(name: "add", value: text.string) }
        return text.string
    }
}

extension [Territory] {
    /// Adds an item for each place to an address.
    func spell(into parts: inout some AddressParts & ~Copyable) {
        for place in self { parts.item("place", place.description) }
    }
}
