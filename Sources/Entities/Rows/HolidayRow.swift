public import AlmanacValues

/// One line of a list: a feast on a date, or on consecutive dates, with all regions that keep it.
///
/// Most rows are only counted, so what follows from their holidays is found when it is asked for.
public struct HolidayRow: Hashable, Sendable {
    private let fold: HolidayFold
    /// The last day; the same as `first` unless the row is a run.
    public private(set) var last: CivilDate
    /// Whether a day of the run is estimated.
    private let isRunEstimated: Bool

    /// - Parameter isRunEstimated: whether a day of the run is estimated, if it may be another than those of the fold.
    init(_ fold: HolidayFold, through last: CivilDate, isRunEstimated: Bool = false) {
        self.fold = fold
        self.last = last
        self.isRunEstimated = isRunEstimated
    }

    /// Creates the row of the holiday that leads another row, from the same day on, whatever else there is on these dates.
    /// It has its own types, and those that regions give it beside these.
    public init(leadOf row: HolidayRow, in calendar: HolidayCalendar) {
        self.init(
            HolidayFold([row.lead], calendar: calendar, region: nil, told: row.typesBesideLead), through: row.last,
            isRunEstimated: row.isRunEstimated)
    }

    /// Creates the row of one day of a holiday, whatever else there is on its date. If it is the one to show first, it has
    /// its own types, and those that regions give it beside these.
    public init(_ day: HolidayDay, in calendar: HolidayCalendar) {
        let lists = HolidayRows(calendar, HolidayFilter(types: .all, isEverywhere: true))
        let row = lists.row(of: day.holiday.kind.feast, on: day.date)
        self.init(
            HolidayFold(
                [day], calendar: calendar, region: nil, told: row?.lead == day ? row?.typesBesideLead : nil),
            through: day.date)
    }

    /// The types that regions give a holiday of the whole country that leads the row, beyond its own.
    private var typesBesideLead: [RegionalType] {
        let kind = lead.holiday.kind
        return kind.level == .national ? regionalTypes.filter { !kind.types.contains($0.type) } : []
    }

    /// The first day. Its holiday is the one to show: a national one before others, then the one that most regions keep.
    public var lead: HolidayDay { fold.lead }
    /// The types of all that was folded into this row, sorted; of a national row, those that the whole country gives it.
    public var types: [HolidayType] { fold.types }
    /// The types that only some of those who keep the row give it, each with the regions that do, sorted. Other regions
    /// do not give it that type, even if it is one of `types`. Empty in the list of one region.
    ///
    /// Those that the whole country does not give it are not among `types` of a national row: Canada has Thanksgiving as a
    /// day off of its government, and nine of its provinces and territories as a public holiday.
    public var regionalTypes: [RegionalType] { fold.regionalTypes }
    /// Who keeps it: the country, some regions, or only parts of regions.
    public var level: HolidayLevel { lead.holiday.kind.level }
    /// The regions that keep it as a whole. Empty in the list of one region.
    public var regions: RegionList { fold.regions }
    /// Where only parts of regions keep it. Empty in the list of one region, unless parts of that region do.
    public var parts: [Part] { fold.parts }
    /// The other names, and where it has them. A name that reads as that of the row is left out.
    public var otherNames: [OtherName] { fold.otherNames.filter { $0.name != name } }

    /// A type, and the regions that give it.
    public struct RegionalType: Hashable, Sendable {
        public let type: HolidayType
        public let regions: RegionList
        /// Whether only parts of these regions give it. Without regions, parts of the country.
        public let isLocal: Bool
    }

    /// A time, and those for whom the day off begins then.
    public struct Beginning: Hashable, Sendable {
        public let time: TimeOfDay
        /// The regions that keep it as a whole or in parts. No region in the list of one region.
        public let regions: RegionList
    }

    /// Regions of which only some parts keep a holiday.
    public struct Part: Hashable, Sendable {
        /// Sorted; empty for parts of the country.
        public let regions: [RegionCode]
        /// Which parts; nil if the source does not say.
        public let description: String?
    }

    /// Another name of the same feast on the same date.
    public struct OtherName: Hashable, Sendable {
        public let name: LocalizedText
        let englishName: LocalizedText
        /// The holiday with this name.
        public let id: HolidayID
        public let regions: RegionList
    }

    public var first: CivilDate { lead.date }
    public var name: LocalizedText { lead.holiday.kind.name }
    /// The second source that a part of it is from; nil if all of it is from the calendar's own.
    public var source: HolidaySource? { fold.source }
    public var isObserved: Bool { lead.isObserved }
    /// Whether it is a day off for a holiday on another date, known or not.
    public var isSubstitute: Bool { lead.isSubstitute }
    /// Whether the date of one of its days is not certain, for all who keep it or for some.
    public var isEstimated: Bool { isRunEstimated || fold.isEstimated }

    /// The local time at which it begins; nil for a run, if somebody has the whole day off, and where the law gives none.
    /// Where `beginnings` has several, it is that of the holiday that leads the row, whose name may say the hour.
    public var begins: TimeOfDay? { first == last ? fold.begins : nil }

    /// The times at which it begins for some of those who keep it, earliest first. Empty for a run, and if it begins at the
    /// same time for all.
    public var beginnings: [Beginning] { first == last ? fold.beginnings : [] }

    /// Whether nobody who keeps it has the whole day off: it is half a day, or begins at some time of the day.
    public var isPartOfDay: Bool { first == last && fold.isPartOfDay }

    /// Whether the country as a whole keeps it, or only regions do.
    public var isOfWholeCountry: Bool { lead.holiday.kind.share(of: nil) != .none }

    /// Whether it is a run that began before a year.
    public func isCarried(into year: Int) -> Bool { first < .firstDay(of: year) }

    /// Makes the row a run that ends with this day.
    mutating func extend(through last: CivilDate) { self.last = last }

    /// Whether another row has the same level. In the list of a region, rows of the whole country and of some regions
    /// count as the same. Otherwise a run that is one row in the country's list would be several there.
    private func isKept(as other: HolidayRow) -> Bool {
        level == other.level || (fold.isOfRegion && level != .partial && other.level != .partial)
    }

    /// Whether another row continues this one: the next day, with the same name, in the same places. Days off in exchange
    /// for different working days are rows of their own, each of which says for which one.
    ///
    /// The types that only regions give it count too: a list of such a type may have one of the two days only, and a day
    /// must not be a row of its own in one list and part of a run in another.
    func isContinued(by next: HolidayRow) -> Bool {
        next.first == last.adding(days: 1) && lead.holiday.kind.feast == next.lead.holiday.kind.feast
            && lead.holiday.kind.englishName == next.lead.holiday.kind.englishName
            && fold.allTypes == next.fold.allTypes && regionalTypes == next.regionalTypes
            && lead.holiday.exchangedFor == next.lead.holiday.exchangedFor && isKept(as: next)
            && isObserved == next.isObserved && isSubstitute == next.isSubstitute && regions == next.regions
            && parts == next.parts && isEstimated == next.isEstimated
            && fold.otherNames.map(\.englishName) == next.fold.otherNames.map(\.englishName)
            && fold.otherNames.map(\.regions) == next.fold.otherNames.map(\.regions)
    }
}

extension [HolidayRow] {
    /// The number of rows that only regions keep. By index, since a loop over the rows would copy each of them.
    public var regionalCount: Int { indices.count { !self[$0].isOfWholeCountry } }
}
