public import Almanac

/// One line of a list: a feast on a date, or on consecutive dates, with all regions that keep it.
///
/// Most rows are only counted, so what follows from their holidays is found when it is asked for.
public struct HolidayRow: Hashable, Sendable {
    private let fold: HolidayFold
    /// The last day; the same as `first` unless the row is a run.
    public private(set) var last: CivilDate

    init(_ fold: HolidayFold, through last: CivilDate) {
        self.fold = fold
        self.last = last
    }

    /// Creates the row of one holiday from one of its days on, whatever else there is on these dates.
    public init(_ day: HolidayDay, through last: CivilDate, in calendar: HolidayCalendar) {
        self.init(HolidayFold([day], calendar: calendar, region: nil), through: last)
    }

    /// The first day. Its holiday is the one to show: a national one before others, then the one that most regions keep.
    public var lead: HolidayDay { fold.lead }
    /// The types of all that was folded into this row, sorted.
    public var types: [HolidayType] { fold.types }
    /// Who keeps it: the country, some regions, or only parts of regions.
    public var level: HolidayLevel { lead.holiday.kind.level }
    /// The regions that keep it as a whole. Empty in the list of one region.
    public var regions: RegionList { fold.regions }
    /// Where only parts of regions keep it. Empty in the list of one region, unless parts of that region do.
    public var parts: [Part] { fold.parts }
    /// The other names, and where it has them.
    public var otherNames: [OtherName] { fold.otherNames }

    /// Regions of which only some parts keep a holiday.
    public struct Part: Hashable, Sendable {
        /// Sorted; empty for parts of the country.
        public let regions: [RegionCode]
        /// Which parts, in English; nil if the source does not say.
        public let description: String?
    }

    /// Another name of the same feast on the same date.
    public struct OtherName: Hashable, Sendable {
        public let name: LocalizedText
        /// The holiday with this name.
        public let id: HolidayID
        public let regions: RegionList
    }

    public var first: CivilDate { lead.date }
    public var name: LocalizedText { lead.holiday.kind.name }
    public var isObserved: Bool { lead.isObserved }

    /// Whether the country as a whole keeps it, or only regions do.
    public var isOfWholeCountry: Bool { lead.holiday.kind.share(of: nil) != .none }

    /// Makes the row a run that ends with this day.
    mutating func extend(through last: CivilDate) { self.last = last }

    /// Whether another row continues this one: the next day, with the same name, in the same places.
    func isContinued(by next: HolidayRow) -> Bool {
        next.first == last.adding(days: 1) && lead.holiday.kind.feast == next.lead.holiday.kind.feast
            && name == next.name && types == next.types && level == next.level
            && isObserved == next.isObserved && regions == next.regions && parts == next.parts
            && lead.holiday.isEstimated == next.lead.holiday.isEstimated
            && otherNames.map(\.name) == next.otherNames.map(\.name)
            && otherNames.map(\.regions) == next.otherNames.map(\.regions)
    }
}

extension [HolidayRow] {
    /// The number of rows that only regions keep. By index, since a loop over the rows would copy each of them.
    public var regionalCount: Int { indices.count { !self[$0].isOfWholeCountry } }
}
