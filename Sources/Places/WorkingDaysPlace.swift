public import AlmanacValues
import Support
import VIPER

/// The destination of the count of working days.
///
/// `/working-days?from=2026-12-01&to=2027-01-15&place=DE-BY` counts; `/working-days?from=2026-12-01&days=10&place=DE-BY`
/// finds a day. Without a place it is the page for the place that the visitor saved.
public struct WorkingDaysPlace: Hashable, Sendable {
    public let question: WorkingDaysQuestion

    public init(_ question: WorkingDaysQuestion = WorkingDaysQuestion()) {
        self.question = question
    }
}

extension WorkingDaysPlace: Section {
    init(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        guard rest.isEmpty else { throw .unknown }
        self.init(try WorkingDaysQuestion(address))
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) { parts.segment("working-days") }

    func spellQuery(into parts: inout some AddressParts & ~Copyable) { question.spell(into: &parts) }

    /// Without a place, the page shows the one that the visitor saved.
    var caching: Caching { question.place == nil ? .personal : .shared }
    var work: Work { question.work }
}

extension WorkingDaysQuestion {
    /// Several years of days take as long as a plan of leave.
    fileprivate var work: Work {
        switch end {
        case .on(.value(let last)):
            if case .value(let first)? = from, abs(last.dayNumber - first.dayNumber) > 2 * 366 {
                .much
            } else {
                .little
            }
        case .after(.value(let days)): abs(days) > 500 ? .much : .little
        case nil, .on(.unreadable), .after(.unreadable): .little
        }
    }
}

/// The record of working days: `/working-days.json`, with the query of the page. It needs a place and a date.
public struct WorkingDaysRecordPlace: Hashable, Sendable {
    public let place: Territory
    public let question: WorkingDaysQuestion

    /// Nil if the question has no place or no date, or a value that cannot be read.
    public init?(_ question: WorkingDaysQuestion) {
        guard let place = question.place, question.from?.value != nil else { return nil }
        switch question.end {
        case .on(.unreadable), .after(.unreadable): return nil
        case nil, .on(.value), .after(.value): break
        }
        self.place = place
        self.question = question
    }
}

extension WorkingDaysRecordPlace: RecordSection {
    init?(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        guard rest.isEmpty else { throw .unknown }
        try address.rejectEmpty(["from", "to", "days", "place"])
        let question = try WorkingDaysQuestion(address)
        guard question.place != nil else { throw .missing(name: "place") }
        guard let from = question.from else { throw .missing(name: "from") }
        _ = try from.read("from")
        switch question.end {
        case nil: break
        case .on(let date): _ = try date.read("to")
        case .after(let days): _ = try days.read("days")
        }
        self.init(question)
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) { parts.segment("working-days") }

    func spellQuery(into parts: inout some AddressParts & ~Copyable) { question.spell(into: &parts) }

    var formats: [Format] { Format.ofWorkingDays }

    var work: Work { question.work }

    var names: QueryNames {
        QueryNames(["from", "to", "days", "place"], often: ["weekend"], either: ("to", "days"))
    }

    var page: Place? { .workingDays(WorkingDaysPlace(question)) }
}

extension WorkingDaysQuestion {
    /// Parses the query. A number of days takes precedence over a last day: the caller redirects to the address without
    /// the latter.
    init(_ address: Address) throws(PlaceProblem) {
        var place: Territory?
        if let text = address.value("place"), !text.isEmpty {
            guard let found = Territory(text) else { throw .badValue(name: "place", value: text.string) }
            place = found
        }
        let last = try address.enteredDate("to").map { End.on($0) }
        let days = try address.enteredNumber("days").map { End.after($0) }
        self.init(
            place: place, from: try address.enteredDate("from"), end: days ?? last, weekend: try address.weekend())
    }

    /// Adds the query to an address.
    func spell(into parts: inout some AddressParts & ~Copyable) {
        if let from { parts.item("from", from.text) }
        switch end {
        case nil: break
        case .on(let date): parts.item("to", date.text)
        case .after(let days): parts.item("days", days.text)
        }
        let days = Weekday.allCases.filter(weekend.contains).map(\.word)
        if !days.isEmpty { parts.item("weekend", days.joined(separator: ",")) }
        if let place { parts.item("place", place.description) }
    }
}
