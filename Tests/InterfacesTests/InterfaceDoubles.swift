import TestSupport

@testable import Interfaces

struct NagerInteractorDouble: NagerInteracting {
    var holidays: Result<[NagerHoliday], InterfaceFailure> = .success([])
    var weekends: [NagerLongWeekend] = []
    var isHoliday = false

    func holidays(
        of _: CountryCode, in _: Int, _: InterfaceDates
    ) async throws(InterfaceFailure) -> [NagerHoliday] { try holidays.get() }

    func next(in _: CountryCode, _: InterfaceDates) async throws(InterfaceFailure) -> [NagerHoliday] {
        try holidays.get()
    }

    func worldwide() async throws(InterfaceFailure) -> [NagerHoliday] { try holidays.get() }

    func isHoliday(in _: Territory, offset _: Int) async throws(InterfaceFailure) -> Bool {
        _ = try holidays.get()
        return isHoliday
    }

    func longWeekends(
        in _: Territory, of _: Int, bridgeDays _: Int
    ) async throws(InterfaceFailure) -> [NagerLongWeekend] { weekends }

    func countryList() async throws(InterfaceFailure) -> [NagerCountry] { [.sample] }

    func countryInfo(_: CountryCode) async throws(InterfaceFailure) -> NagerCountry {
        _ = try holidays.get()
        return .sample
    }
}

extension NagerCountry {
    static let sample = NagerCountry(code: Sample.code("DE"), name: "Germany", nativeName: "Deutschland")
}

extension NagerHoliday {
    static let national = NagerHoliday(
        date: Sample.day("2026-10-03"), country: Sample.code("DE"), name: "German Unity Day",
        localName: "Tag der Deutschen Einheit", regions: nil, types: [.publicHoliday, .bank])
    static let regional = NagerHoliday(
        date: Sample.day("2026-01-06"), country: Sample.code("DE"), name: Sample.hostile, localName: Sample.rightToLeft,
        regions: ["BW", "BY"].map(Sample.region), types: [.government, .hindu, .catholic, .workday])
}

struct GovUKInteractorDouble: GovUKInteracting {
    var result: Result<[GovUKDivision], InterfaceFailure>

    func bankHolidays(of divisions: [BankHolidayDivision]) async throws(InterfaceFailure) -> [GovUKDivision] {
        try result.get().filter { divisions.contains($0.division) }
    }
}

extension GovUKDivision.Event {
    static func sample(
        _ name: String, _ date: String, isSubstitute: Bool = false, occasion: String? = nil
    ) -> GovUKDivision.Event {
        GovUKDivision.Event(
            name: name, date: Sample.day(date), isSubstitute: isSubstitute, year: Sample.day(date).year,
            occasion: occasion.map { Slug($0) })
    }
}

struct OpenHolidaysInteractorDouble: OpenHolidaysInteracting {
    var holidays: Result<[OpenHoliday], InterfaceFailure> = .success([])

    func holidays(
        _: OpenHolidaysScope, in _: OpenHolidaysArea, from _: CivilDate, through _: CivilDate
    ) async throws(InterfaceFailure) -> [OpenHoliday] { try holidays.get() }

    func holidays(_: OpenHolidaysScope, on _: CivilDate) async throws(InterfaceFailure) -> [OpenHoliday] {
        try holidays.get()
    }

    func countryList() async throws(InterfaceFailure) -> [OpenHolidaysCountry] {
        [
            OpenHolidaysCountry(
                code: Sample.code("DE"),
                names: [LocalizedText("Germany", language: "en"), LocalizedText("Deutschland", language: "de")],
                languages: [LanguageCode("DE")].compactMap(\.self)),
            OpenHolidaysCountry(code: Sample.code("GB"), names: [LocalizedText("UK", language: "en")], languages: []),
        ]
    }

    func subdivisions(of _: CountryCode) async throws(InterfaceFailure) -> [OpenHolidaysSubdivision] {
        [
            OpenHolidaysSubdivision(
                place: Territory(Sample.code("DE"), Sample.region("BY")),
                names: [LocalizedText("Bavaria", language: "en")])
        ]
    }

    func range(_: OpenHolidaysScope, in _: OpenHolidaysArea) async throws(InterfaceFailure) -> ClosedRange<CivilDate>? {
        try holidays.get().isEmpty ? nil : Sample.day("2020-01-01")...Sample.day("2035-12-26")
    }
}

extension OpenHoliday {
    static func sample(
        _ first: String = "2026-10-03", until last: String? = nil, types: [HolidayType] = [.publicHoliday],
        level: HolidayLevel = .national, regions: [String]? = nil, isInLieu: Bool = false, isEstimated: Bool = false
    ) -> OpenHoliday {
        OpenHoliday(
            country: Sample.code("DE"), first: Sample.day(first), last: Sample.day(last ?? first),
            slug: Slug("German Unity Day"),
            names: [
                LocalizedText("German Unity Day", language: "en"),
                LocalizedText("Tag der Deutschen Einheit", language: "de-DE"),
            ], types: types, level: level, regions: regions?.map(Sample.region), isInLieu: isInLieu,
            isEstimated: isEstimated, revised: RevisionTime(Sample.day("2026-08-01")))
    }
}

extension [OpenHoliday] {
    /// National, regional, of parts, estimated, and with what has to be escaped.
    static let ofEveryKind: [OpenHoliday] = {
        var hostile = OpenHoliday.sample("2026-11-01", level: .regional, regions: ["BY", "BE"])
        hostile.names = [LocalizedText("=Fête, \"a\"; b\\c", language: "fr")]
        return [
            .sample(), .sample("2026-06-29", until: "2026-08-12", types: [.school], level: .regional, regions: ["BY"]),
            .sample("2026-12-24", types: [.halfDay], level: .partial, regions: []),
            .sample("2026-03-20", types: [.bank], isInLieu: true, isEstimated: true), hostile,
        ]
    }()
}
