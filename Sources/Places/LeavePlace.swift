public import Almanac
import Support

/// The destination of the leave planner.
public struct LeavePlace: Hashable, Sendable {
    /// The country, the year and the region. The type of holidays does not matter: the public ones give days off.
    public let year: HolidayYear

    public init(_ year: HolidayYear) {
        self.year = year
    }
}

extension LeavePlace: Section {
    /// Parses `/holidays/DE/2027/leave?region=BY`. Nil if it is the address of something else below `/holidays`.
    ///
    /// - Parameter rest: the path after `holidays`.
    init?(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        guard rest.count == 3, rest.last?.lowercasedWord == "leave" else { return nil }
        guard case .list(.year(let year)) = try HolidaysPlace(rest.dropLast(), of: address) else { throw .unknown }
        self.init(HolidayYear(year.country, year.year, HolidayFilter(region: year.filter.region)))
    }

    var address: Address {
        var address = HolidaysPlace.list(.year(year)).address
        address.segments.append("leave")
        return address
    }

    var caching: Caching { .shared }
}
