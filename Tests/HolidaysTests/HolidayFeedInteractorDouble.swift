import TestSupport

@testable import Holidays

/// An Interactor that answers with one feed or one failure.
struct HolidayFeedInteractorDouble: HolidayFeedInteracting {
    let result: Result<HolidayFeed, HolidayFeedFailure>

    func feed(_ request: HolidayFeedRequest) async throws(HolidayFeedFailure) -> HolidayFeed { try result.get() }
}

extension HolidayFeed {
    static let germany = Place(territory: Territory(Sample.code("DE")), countryName: "Germany", regionName: nil)
    static let bavaria = Place(
        territory: Territory(Sample.code("DE"), Sample.region("BY")), countryName: "Germany", regionName: "Bavaria")
    static let britain = Place(territory: Territory(Sample.code("GB")), countryName: "United Kingdom", regionName: nil)

    /// The rolling calendar of Germany, or what was requested.
    static func sample(
        _ request: HolidayFeedRequest = .rolling(Sample.code("DE"), HolidayFilter()), places: [Place] = [germany],
        years: ClosedRange<Int> = 2025...2029, events: [Event], revised: String? = nil, age: SupplyAge? = nil
    ) -> HolidayFeed {
        HolidayFeed(
            request: request, places: places, years: years, events: events,
            revised: revised.map { RevisionTime(Sample.day($0)) },
            lastModified: revised.map { Sample.day($0).dayNumber * 86_400 }, age: age)
    }
}

extension HolidayFeed.Event {
    static func sample(
        _ name: String = "DE-2026-german-unity-day", _ row: Listing.Row = .sample(), isObserved: Bool? = nil,
        isHalfDay: Bool = false, places: [Int] = [0], otherNames: [String] = [], revised: String? = nil
    ) -> HolidayFeed.Event {
        HolidayFeed.Event(
            name: name, row: row, isObserved: isObserved ?? (row.observedFor != nil), isHalfDay: isHalfDay,
            places: places,
            otherNames: otherNames.map { LocalizedText($0, language: "en") },
            revised: revised.map { RevisionTime(Sample.day($0)) })
    }
}
