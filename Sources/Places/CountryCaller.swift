public import Almanac
import Support
public import VIPER

/// The flows that may open the country picker. Each gets one `CountryAnswer`.
///
/// A frame holds no personal data, because addresses are logged, cached and stored in the browser's history.
public enum CountryCaller: Hashable, Sendable {
    /// The list of holidays; nil while no country has been chosen.
    case holidays(HolidayYear?)
    /// The home page. The chosen country is saved in the visitor's preferences.
    case start
    /// Options, with the ticket of the flow that opened them. The contents of the form are never in the address: the
    /// visitor's browser stores them.
    case options(NestedTicket<OptionsCaller>?)
    /// The leave planner: another place, or that of a second person.
    case leave(LeaveRequest, LeavePerson)
}

public typealias CountryTicket = Ticket<CountryCaller>

extension Ticket where Frame == CountryCaller {
    public static func holidays(_ year: HolidayYear?) -> Self { Self(.holidays(year)) }
    public static var start: Self { Self(.start) }
    public static var options: Self { .options(openedBy: nil) }

    public static func leave(_ request: LeaveRequest, _ person: LeavePerson) -> Self { Self(.leave(request, person)) }

    /// - Parameter ticket: that of Options, which the picker returns to with the visitor.
    public static func options(openedBy ticket: OptionsTicket?) -> Self {
        Self(.options(ticket.flatMap { NestedTicket($0) }))
    }

    /// Whether the answer changes what the visitor's browser stores. A form sends such an answer, because following a
    /// link must change nothing: browsers prefetch links, and other sites may contain them.
    public var isAnsweredByForm: Bool {
        switch frame {
        case .holidays: false
        case .start, .options, .leave: true
        }
    }
}

extension CountryCaller: TicketFrame {
    public init(_ spelled: SpelledFrame) throws(PlaceProblem) {
        switch Address.Text(spelled.caller) {
        case "holidays": self = .holidays(try HolidayYear(state: Address(fields: spelled.state)))
        case "start": self = .start
        case "options": self = .options(try spelled.opener())
        case "leave":
            let state = Address(fields: spelled.state)
            let word = state.value("person") ?? ""
            guard let person = LeavePerson(word: word) else { throw .badValue(name: "person", value: word.string) }
            guard let year = try HolidayYear(state: state) else { throw .badValue(name: "country", value: "") }
            let territory = Territory(year.country, year.filter.region)
            self = .leave(try LeaveRequest(territory, year.year, state), person)
        default: throw PlaceProblem(.unknownCaller(spelled.caller))
        }
    }

    public var spelled: SpelledFrame {
        switch self {
        case .holidays(let year): SpelledFrame("holidays", state: year?.stateFields ?? [])
        case .start: SpelledFrame("start")
        case .options(let opener): SpelledFrame("options", openedBy: opener)
        case .leave(let request, let person):
            SpelledFrame(
                "leave",
                state: HolidayYear(request.territory.country, request.year).stateFields
                    + request.queryItems.map { Form.Field($0.name, $0.value) }
                    + [.init("person", person.rawValue)])
        }
    }
}

extension HolidayYear {
    /// Nil if no country was chosen yet.
    fileprivate init?(state: Address) throws(PlaceProblem) {
        guard let country = state.value("country") else { return nil }
        guard let code = CountryCode(country) else { throw .badValue(name: "country", value: country.string) }
        let yearText = state.value("year") ?? ""
        guard let year = HolidayYear.year(yearText) else { throw .badValue(name: "year", value: yearText.string) }
        self.init(code, year, try HolidayFilter(state))
    }

    fileprivate var stateFields: [Form.Field] {
        [.init("country", country.description), .init("year", HolidayYear.printed(year))]
            + filter.queryItems.map { Form.Field($0.name, $0.value) }
    }
}
