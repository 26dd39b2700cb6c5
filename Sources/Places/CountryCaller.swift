public import AlmanacValues
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
    /// The long weekends of a year. The answer is another place.
    case longWeekends(HolidayYear)
    /// The count of working days. The answer is the place of the same question.
    case workingDays(WorkingDaysQuestion)
    /// A day around the world. The chosen place is saved in the visitor's preferences.
    case world(WorldDayPlace)
    /// A comparison, or the search for a meeting. The answer is one more place.
    case compare(CompareState)

    /// What the comparison of places resumes with.
    public enum CompareState: Hashable, Sendable {
        case year(Int, [Territory])
        case meeting(MeetingQuestion)
    }
    /// A calendar: of a year, or of a month of it, 1–12.
    case calendar(HolidayYear, month: Int?)
}

public typealias CountryTicket = Ticket<CountryCaller>

extension Ticket where Frame == CountryCaller {
    public static func holidays(_ year: HolidayYear?) -> Self { Self(.holidays(year)) }
    public static var start: Self { Self(.start) }
    public static func calendar(_ year: HolidayYear, month: Int?) -> Self { Self(.calendar(year, month: month)) }
    public static var options: Self { .options(openedBy: nil) }

    public static func leave(_ request: LeaveRequest, _ person: LeavePerson) -> Self { Self(.leave(request, person)) }

    /// - Parameter ticket: that of Options, which the picker returns to with the visitor.
    public static func options(openedBy ticket: OptionsTicket?) -> Self {
        Self(.options(ticket.flatMap { NestedTicket($0) }))
    }

    public static func longWeekends(_ year: HolidayYear) -> Self { Self(.longWeekends(year)) }
    public static func workingDays(_ question: WorkingDaysQuestion) -> Self { Self(.workingDays(question)) }
    public static func world(_ place: WorldDayPlace) -> Self { Self(.world(place)) }
    public static func compare(_ state: CountryCaller.CompareState) -> Self { Self(.compare(state)) }

    /// Whether a form sends the answer. It must if the answer changes what the visitor's browser stores, because
    /// following a link must change nothing: browsers prefetch links, and other sites may contain them. It may if the
    /// caller's state is long: the form holds the state once, instead of a link for each country.
    public var isAnsweredByForm: Bool {
        switch frame {
        case .holidays: false
        case .start, .options, .leave, .longWeekends, .workingDays, .world, .compare, .calendar: true
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
        case "long-weekends":
            guard let year = try HolidayYear(state: Address(fields: spelled.state)) else {
                throw .badValue(name: "country", value: "")
            }
            self = .longWeekends(year)
        case "working-days": self = .workingDays(try WorkingDaysQuestion(Address(fields: spelled.state)))
        case "world": self = .world(try WorldDayPlace(state: Address(fields: spelled.state)))
        case "compare": self = .compare(try CompareState(Address(fields: spelled.state)))
        case "calendar":
            let state = Address(fields: spelled.state)
            guard let year = try HolidayYear(state: state) else { throw .badValue(name: "country", value: "") }
            self = .calendar(year, month: try state.month())
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
                    + [Form.Field](spelling: request.spell) + [.init("person", person.rawValue)])
        case .longWeekends(let year): SpelledFrame("long-weekends", state: year.stateFields)
        case .workingDays(let question):
            SpelledFrame("working-days", state: [Form.Field](spelling: question.spell))
        case .world(let place): SpelledFrame("world", state: place.stateFields)
        case .compare(let state): SpelledFrame("compare", state: state.fields)
        case .calendar(let year, let month):
            SpelledFrame(
                "calendar", state: year.stateFields + (month.map { [.init("month", String($0))] } ?? []))
        }
    }
}

extension CountryCaller.CompareState {
    /// A state with a year is a comparison of that year; one without is the search for a meeting.
    fileprivate init(_ state: Address) throws(PlaceProblem) {
        guard let text = state.value("year") else {
            self = .meeting(try MeetingQuestion(state))
            return
        }
        guard let year = HolidayYear.year(text) else { throw .badValue(name: "year", value: text.string) }
        self = .year(year, try state.places(most: ComparePlace.mostPlaces))
    }

    fileprivate var fields: [Form.Field] {
        switch self {
        case .year(let year, let places):
            [.init("year", HolidayYear.printed(year))] + [Form.Field](spelling: places.spell)
        case .meeting(let question): [Form.Field](spelling: question.spell)
        }
    }
}

extension Address {
    /// Returns the month of a state, 1–12; nil without one.
    fileprivate func month() throws(PlaceProblem) -> Int? {
        guard let text = value("month") else { return nil }
        guard let month = text.number(digits: 1...2), 1...12 ~= month else {
            throw .badValue(name: "month", value: text.string)
        }
        return month
    }
}

extension HolidayYear {
    /// Nil if no country was chosen yet.
    fileprivate init?(state: Address) throws(PlaceProblem) {
        guard let country = state.value("country") else { return nil }
        guard let code = CountryCode(country) else { throw .badValue(name: "country", value: country.string) }
        let yearText = state.value("year") ?? ""
        guard let year = HolidayYear.year(yearText) else { throw .badValue(name: "year", value: yearText.string) }
        self.init(code, year, try HolidayFilter(state, of: code))
    }

    fileprivate var stateFields: [Form.Field] {
        [.init("country", country.description), .init("year", HolidayYear.printed(year))]
            + [Form.Field](spelling: filter.spell)
    }
}
