import TestSupport

@testable import Holidays

struct HolidayDetailInteractorDouble: HolidayDetailInteracting {
    let result: Result<HolidayDetail, HolidayDetailFailure>

    func detail(_: ListedHoliday) async throws(HolidayDetailFailure) -> HolidayDetail { try result.get() }
}

extension HolidayDetail {
    static func sample(
        name: String = "German Unity Day", local: LocalizedText? = nil, regions: [String] = [],
        exceptions: [String] = [], observed: String? = nil, movedFrom: String? = nil, isEstimated: Bool = false,
        types: [HolidayType] = [.publicHoliday], isPublic: Bool? = nil, country: String = "Germany",
        age: SupplyAge? = nil
    ) -> HolidayDetail {
        let date = Sample.day("2026-10-03")
        func place(_ year: Int) -> HolidayReference {
            HolidayReference(Sample.code("DE"), year, HolidayID(date: date, slug: Slug(name)))
        }
        return HolidayDetail(
            id: place(2026), place: PlaceName(country: ForeignText(country)), name: LocalizedText(name, language: "en"),
            localName: local,
            date: date, observed: observed.map(Sample.day), movedFrom: movedFrom.map(Sample.day), types: types,
            regions: regions.map { ForeignText($0) }, exceptions: exceptions.map { ForeignText($0) },
            isEstimated: isEstimated,
            isPublic: isPublic ?? types.contains(.publicHoliday), today: Sample.day("2026-09-21"),
            previous: place(2025),
            next: nil, age: age)
    }

    /// With a map of who keeps it.
    static var mapped: HolidayDetail {
        var detail = sample(regions: ["Bavaria", "Guam"])
        detail.map = KeepersMap(
            width: 60, height: 80,
            shapes: [
                .init(regions: ["Bavaria"], state: .kept, form: .land(path: "M30 50l20 0 0 20z")),
                .init(regions: ["Berlin <b>"], state: .notKept, form: .spot(x: 40, y: 20)),
                .init(regions: [], state: .notKept, form: .land(path: "M1 1l9 0 0 9z")),
                .init(regions: ["بافاريا", "Saxony"], state: .keptInPart, form: .land(path: "M20 5l9 0 0 9z")),
            ],
            insets: [.init(x: 1, y: 70, width: 9, height: 8)], unmapped: ["Guam"])
        return detail
    }

    /// With a correction of the source.
    static var corrected: HolidayDetail {
        var detail = sample()
        detail.corrections = [.sample]
        return detail
    }

    /// With all facts about the feast.
    static var feast: HolidayDetail {
        var detail = sample()
        detail.occasion = About(
            id: Slug("christmas-day"), name: "Christmas Day", text: "Christians celebrate.", rule: "25 December")
        let date = Sample.day("2027-10-04")
        let id = HolidayReference(Sample.code("DE"), 2027, HolidayID(date: date, slug: Slug("German Unity Day")))
        detail.otherYears = [
            OtherYear(year: 2025, day: nil), OtherYear(year: 2027, day: .init(id: id, date: date, isObserved: true)),
        ]
        detail.elsewhere = [
            Elsewhere(
                date: Sample.day("2026-10-03"),
                countries: [
                    .init(code: Sample.code("UA"), name: "Ukraine", isInPart: true, isEstimated: true),
                    .init(code: Sample.code("GB"), name: "United Kingdom", isInPart: false),
                ]),
            Elsewhere(
                date: Sample.day("2026-10-04"),
                countries: [.init(code: Sample.code("UA"), name: "Ukraine", isInPart: false, isEstimated: true)]),
        ]
        return detail
    }
}

extension CorrectionNote {
    static let sample = CorrectionNote(
        fact: "Munich keeps <Assumption Day>.", reason: "Our source leaves it out.",
        sources: [
            Source(title: "The act & more", address: "https://laws.example/act?a=1&b"),
            Source(title: "The ordinance", address: nil),
            Source(title: "Harm", address: "javascript:alert(1)"),
        ])
}
