import AlmanacValues

/// The ranges of consecutive days that each region has of one feast, with the regions that share them.
struct PlaceRuns {
    struct Run {
        /// The holidays of the first day.
        var days: [HolidayDay]
        var last: CivilDate
        /// Whether one of its days is estimated.
        var isEstimated: Bool
        /// The regions; nil for those of the holidays.
        var regions: Set<RegionCode>?
    }

    let runs: [Run]

    /// - Parameters:
    ///   - days: the days of one feast, in date order.
    ///   - region: the region of the list; nil for the country.
    init(_ days: [HolidayDay], calendar: HolidayCalendar, region: RegionCode?) {
        guard region == nil else {
            runs = Self.runs(of: days)
            return
        }
        var shared: [Span: Int] = [:]
        // Parts of the country that are no regions have breaks of their own.
        var found = Self.runs(of: days.filter { $0.holiday.kind.level == .national || $0.isOfPartsOfCountry })
        for region in calendar.regions.map(\.code) {
            let own = days.filter {
                $0.holiday.kind.level != .national && !$0.isOfPartsOfCountry && $0.holiday.kind.isKept(in: region)
            }
            for run in Self.runs(of: own) {
                let span = Span(first: run.days[0].date, last: run.last, isEstimated: run.isEstimated)
                if let index = shared[span] {
                    found[index].regions?.insert(region)
                    // Regions may have the same name from different holidays: the row has the regions of both.
                    let kind = run.days[0].holiday.kind
                    if !found[index].days.contains(where: {
                        $0.holiday.kind.englishName == kind.englishName && $0.holiday.kind.regions == kind.regions
                    }) {
                        found[index].days += run.days
                    }
                } else {
                    shared[span] = found.count
                    found.append(
                        Run(days: run.days, last: run.last, isEstimated: run.isEstimated, regions: [region]))
                }
            }
        }
        runs = found
    }

    private struct Span: Hashable {
        let first: CivilDate
        let last: CivilDate
        /// What is certain in one region and estimated in another is not the same.
        let isEstimated: Bool
    }

    /// Returns the runs of consecutive days of each name. The days are in date order; those of one date count once.
    private static func runs(of days: [HolidayDay]) -> [Run] {
        days.grouped(by: \.holiday.kind.englishName).flatMap { named in
            var runs: [Run] = []
            for day in named {
                if let last = runs.last?.last, day.date.dayNumber - last.dayNumber <= 1 {
                    runs[runs.count - 1].last = day.date
                    if day.holiday.isEstimated { runs[runs.count - 1].isEstimated = true }
                } else {
                    runs.append(
                        Run(days: [day], last: day.date, isEstimated: day.holiday.isEstimated, regions: nil))
                }
            }
            return runs
        }
    }
}

extension HolidayDay {
    /// Whether only parts of the country have it, and no region is named.
    fileprivate var isOfPartsOfCountry: Bool { holiday.kind.level == .partial && holiday.kind.regions.isEmpty }
}
