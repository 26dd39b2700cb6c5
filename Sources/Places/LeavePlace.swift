public import AlmanacValues
import Support

/// The destination of the leave planner: `/holidays/DE/2027/leave?days=25&region=BY`, and of the plan for programs:
/// `/holidays/DE/2027/leave.ics?days=25&region=BY`.
public struct LeavePlace: Hashable, Sendable {
    public let request: LeaveRequest

    public init(_ request: LeaveRequest) {
        self.request = request
    }

    /// The planner of a year of holidays, with nothing else chosen. The type of holidays does not matter: the public ones
    /// give days off.
    public init(_ year: HolidayYear) {
        self.init(LeaveRequest(Territory(year.country, year.filter.region), year.year))
    }
}

extension LeavePlace: Section {
    /// Parses an address below `/holidays`. Nil if it is the address of something else there.
    ///
    /// - Parameter rest: the path after `holidays`.
    init?(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        guard rest.count == 3, rest.last?.lowercasedWord == "leave" else { return nil }
        guard case .list(.year(let year)) = try HolidaysPlace(rest.dropLast(), of: address) else { throw .unknown }
        self.init(try LeaveRequest(Territory(year.country, year.filter.region), year.year, address))
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) {
        parts.segment(.holidays)
        HolidayYear(request.territory.country, request.year).spell(into: &parts)
        parts.segment("leave")
    }

    func spellQuery(into parts: inout some AddressParts & ~Copyable) { request.spell(into: &parts) }

    var caching: Caching { .shared }
    /// A plan takes 6 times as long as its country's list, 14 times with days of one's own, and 54 times for two
    /// people. When the event loops made 50 plans a second, other visitors had to wait (P12).
    var work: Work { request.days == nil ? .little : .much }
}

extension LeavePlace: RecordSection {
    var formats: [Format] { Format.ofLeave }
    /// Includes the names that only the form sends: a box for each of several values, and two fields for a range.
    var names: QueryNames {
        let lists: [LeaveField] = [.weekend, .worked, .taken]
        let others = LeaveField.allCases.filter { !lists.contains($0) }.map(\.rawValue)
        return QueryNames(
            others + ["region", "taken-from", "taken-to"], often: lists.map(\.rawValue),
            dependent: (LeaveField.partnerDays.rawValue, of: LeaveField.partner.rawValue))
    }

    var page: Place? { .leave(self) }
}
