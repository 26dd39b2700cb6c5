/// What somebody asks of the leave planner: where, when, and how to take the leave.
///
/// It does not check whether the values make sense; the planner's Interactor does.
public struct LeaveRequest: Hashable, Sendable {
    public var territory: Territory
    public var year: Int
    /// The days of leave to take; nil if the visitor has not said so yet.
    public var days: Int?
    /// The fewest days of a break that counts; nil for the usual ones.
    public var shortest: Int?
    /// The visitor's own days off in each week; empty for the weekend of the place.
    public var weekend: Set<Weekday> = []
    /// Days on which no leave can be taken.
    public var worked: Set<CivilDate> = []
    /// Days that are off already.
    public var taken: Set<ClosedRange<CivilDate>> = []
    /// The schools whose holidays the leave has to keep to.
    public var schools: LeaveSchools?
    /// A second person, who wants to be off on the same days.
    public var partner: LeavePartner?
    /// The values that cannot be read, in the order of the fields.
    public var faults: [LeaveFault] = []

    public init(_ territory: Territory, _ year: Int, days: Int? = nil) {
        self.territory = territory
        self.year = year
        self.days = days
    }

    /// The same request, without what depends on the year.
    public func moved(to year: Int) -> LeaveRequest {
        var request = self
        request.year = year
        (request.worked, request.taken) = ([], [])
        request.faults.removeAll { $0.field == .worked || $0.field == .taken }
        return request
    }

    /// The same request for another place.
    public func moved(to territory: Territory) -> LeaveRequest {
        var request = self
        request.territory = territory
        if territory.country != self.territory.country {
            request.schools = nil
            request.faults.removeAll { $0.field == .schools }
        }
        return request
    }

    /// The same request with another shortest break.
    public func with(shortest: Int?) -> LeaveRequest {
        var request = self
        request.shortest = shortest
        return request
    }

    /// The same request with a second person in this place; without one if it is nil.
    public func with(partner territory: Territory?) -> LeaveRequest {
        var request = self
        request.partner = territory.map { LeavePartner($0, days: partner?.days) }
        request.faults.removeAll { $0.field == .partner || (territory == nil && $0.field == .partnerDays) }
        return request
    }
}

/// Somebody in another place, or in the same one.
public struct LeavePartner: Hashable, Sendable {
    public var territory: Territory
    /// The days of leave; nil for as many as the first person has.
    public var days: Int?

    public init(_ territory: Territory, days: Int? = nil) {
        self.territory = territory
        self.days = days
    }
}

/// One of the people who plan. The raw value is the word in addresses.
public enum LeavePerson: String, CaseIterable, Hashable, Sendable {
    case first, partner
}

/// The schools of a country or of a region.
public enum LeaveSchools: Hashable, Sendable {
    /// Those of the whole country: holidays that all schools have.
    case country
    case region(RegionCode)

    /// Nil for the whole country.
    public var regionCode: RegionCode? { if case .region(let region) = self { region } else { nil } }
}

// How addresses, forms and records spell the values.

extension LeaveSchools {
    /// "all", or the code of the region.
    public var word: String {
        switch self {
        case .country: "all"
        case .region(let region): region.description
        }
    }
}

extension Weekday {
    /// "mon"
    public var word: String { Self.words[rawValue - 1] }

    private static let words = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
}

extension ClosedRange<CivilDate> {
    /// "2027-07-05..2027-07-16", or one date.
    public var words: String {
        lowerBound == upperBound ? lowerBound.description : "\(lowerBound)..\(upperBound)"
    }
}

/// A part of the request. The raw value is its name in addresses and forms.
public enum LeaveField: String, CaseIterable, Hashable, Sendable {
    case days
    case shortest = "break"
    case weekend
    case worked = "work"
    case taken
    case schools = "school"
    case partner = "with"
    case partnerDays = "with-days"
}

/// A value that cannot be read. The text is untrusted.
public struct LeaveFault: Hashable, Sendable {
    public let field: LeaveField
    public let text: String

    public init(_ field: LeaveField, _ text: String) {
        self.field = field
        self.text = text
    }

    /// The dates of a range whose last day is before its first one, as two date fields send them; nil for any other fault.
    public var backwards: (first: CivilDate, last: CivilDate)? {
        let bytes = Array(text.utf8)
        guard field == .taken, bytes.count == 22, bytes[10] == UInt8(ascii: "."), bytes[11] == UInt8(ascii: "."),
            let first = CivilDate(String(decoding: bytes[..<10], as: UTF8.self)),
            let last = CivilDate(String(decoding: bytes[12...], as: UTF8.self)), last < first
        else { return nil }
        return (first, last)
    }
}
