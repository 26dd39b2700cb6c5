public import AlmanacValues
public import HTML
import Places

/// A way to see one year of a place. The pages lead to each other.
public enum YearView: Hashable, Sendable, CaseIterable {
    case list, calendar, longWeekends, leave, compare
}

extension YearView {
    /// Returns the address of this view, for Routers.
    ///
    /// - Parameter year: the year, with the filter of the list. Long weekends, leave and comparison keep its region only.
    public func link(to year: HolidayYear) -> Link {
        switch self {
        case .list: Link(.holidays(.list(.year(year))))
        case .calendar: Link(.calendars(.year(year)))
        case .longWeekends: Link(.longWeekends(LongWeekendsPlace(year)))
        case .leave:
            Link(.leave(LeavePlace(HolidayYear(year.country, year.year, HolidayFilter(region: year.filter.region)))))
        case .compare: Link(.compare(.year(year.year, [Territory(year.country, year.filter.region)])))
        }
    }
}

/// The view model of the links between the views of a year (Templates/Layout/_tabs.mustache).
public struct YearTabs: Sendable {
    public let tabs: [Choice]

    /// - Parameters:
    ///   - current: the view that the page shows; nil if it shows none of them.
    ///   - link: the link to a view, as the Router makes it.
    public init(current: YearView?, words: some Words, link: (YearView) -> Link) {
        tabs = YearView.allCases.map {
            Choice(label: words.name(of: $0), link: link($0), isCurrent: $0 == current)
        }
    }
}
