import AlmanacValues
import Testing

@testable import Places

@Suite("Addresses of interfaces")
struct InterfacesPlaceTests {
    private let germany = CountryCode("DE").unsafelyUnwrapped
    private let bavaria = Territory("DE-BY").unsafelyUnwrapped

    private func place(_ target: String) throws -> InterfacesPlace? {
        guard case .interface(let place) = try Place(Address(target: target)) else { return nil }
        return place
    }

    @Test(
        "F6 The case of a path and of the names in a query does not matter",
        arguments: [
            ("/API/V3/publicholidays/2026/de", "/api/v3/PublicHolidays/2026/DE"),
            (
                "/api/v3/istodaypublicholiday/DE?CountyCode=de-by&OFFSET=-3&x=1",
                "/api/v3/IsTodayPublicHoliday/DE?countyCode=DE-BY&offset=-3"
            ),
            ("/api/v3/IsTodayPublicHoliday/DE?countyCode=&offset=0", "/api/v3/IsTodayPublicHoliday/DE"),
            (
                "/api/v3/LongWeekend/2026/DE?subdivisonCode=DE-BY&availableBridgeDays=01",
                "/api/v3/LongWeekend/2026/DE?subdivisionCode=DE-BY"
            ),
            ("/api/v4/holidays/de/next", "/api/v4/Holidays/DE/Next"),
            ("/api/v4/iotholidays/de-by/istoday/-0", "/api/v4/IotHolidays/DE-BY/IsToday/0"),
            ("/Bank-Holidays/Northern-Ireland.JSON", "/bank-holidays/northern-ireland.json"),
            ("/bank-holidays/ni.json", "/bank-holidays/northern-ireland.json"),
            ("/bank-holidays/NI.ics", "/bank-holidays/northern-ireland.ics"),
            ("/bank-holidays.JSON", "/bank-holidays.json"), ("/Gwyliau-Banc.json", "/gwyliau-banc.json"),
            ("/gwyliau-banc/Yr-Alban.ics", "/gwyliau-banc/yr-alban.ics"),
            (
                "/openholidays/publicholidaysbydate?date=2026-10-03&LANGUAGEISOCODE=de",
                "/openholidays/PublicHolidaysByDate?date=2026-10-03&languageIsoCode=DE"
            ),
            (
                "/OpenHolidays/schoolholidays.ICS?validFrom=2026-01-01&validTo=2026-12-31&countryIsoCode=de",
                "/openholidays/SchoolHolidays.ics?countryIsoCode=DE&validFrom=2026-01-01&validTo=2026-12-31"
            ),
            (
                "/openholidays/statistics/schoolholidays?countryIsoCode=de&subdivisionCode=",
                "/openholidays/Statistics/SchoolHolidays?countryIsoCode=DE"
            ),
        ])
    func spellings(target: String, canonical: String) throws {
        let place = try Place(Address(target: target))
        #expect(try place.address == Address(target: canonical))
        #expect(place.takesAnySpelling && !place.takesForms)
    }

    @Test("F6 What a client leaves out has the default of the original")
    func defaults() throws {
        #expect(try place("/api/v3/IsTodayPublicHoliday/DE") == .nager(.today(Territory(germany), offset: 0)))
        #expect(
            try place("/api/v3/LongWeekend/2026/DE") == .nager(.longWeekends(Territory(germany), 2026, bridgeDays: 1)))
        #expect(
            try place("/api/v3/LongWeekend/2026/DE?subdivisionCode=DE-BY&availableBridgeDays=10")
                == .nager(.longWeekends(bavaria, 2026, bridgeDays: 10)))
        #expect(try place("/openholidays/Countries") == .openHolidays(OpenHolidaysPlace(.countries(language: nil))))
    }

    @Test(
        "F6 A value that a parameter cannot have is reported with its name",
        arguments: [
            ("/api/v3/PublicHolidays/26/DE", "year", "26"), ("/api/v3/PublicHolidays/x/DE", "year", "x"),
            ("/api/v3/IsTodayPublicHoliday/DE?offset=13", "offset", "13"),
            ("/api/v3/IsTodayPublicHoliday/DE?offset=-13", "offset", "-13"),
            ("/api/v3/IsTodayPublicHoliday/DE?offset=", "offset", ""),
            ("/api/v3/IsTodayPublicHoliday/DE?offset=--1", "offset", "--1"),
            ("/api/v3/IsTodayPublicHoliday/DE?offset=1&Offset=2", "offset", "2"),
            ("/api/v3/IsTodayPublicHoliday/DE?countyCode=DE", "countyCode", "DE"),
            ("/api/v3/LongWeekend/2026/DE?availableBridgeDays=11", "availableBridgeDays", "11"),
            ("/api/v3/LongWeekend/2026/DE?availableBridgeDays=-1", "availableBridgeDays", "-1"),
            ("/api/v3/LongWeekend/2026/DE?subdivisionCode=BY", "subdivisionCode", "BY"),
            ("/api/v4/Holidays/DE/99999", "year", "99999"), ("/api/v4/IotHolidays/DE/IsToday/99", "offset", "99"),
            ("/openholidays/PublicHolidays?validFrom=2026-01-01&validTo=2026-12-31", "countryIsoCode", ""),
            ("/openholidays/PublicHolidays?countryIsoCode=DE&validTo=2026-12-31", "validFrom", ""),
            (
                "/openholidays/PublicHolidays?countryIsoCode=DE&validFrom=2026-02-30&validTo=2026-12-31", "validFrom",
                "2026-02-30"
            ),
            ("/openholidays/SchoolHolidaysByDate?date=today", "date", "today"),
            ("/openholidays/Countries?languageIsoCode=german", "languageIsoCode", "german"),
            ("/openholidays/Groups", "countryIsoCode", ""),
            ("/openholidays/Groups?languageIsoCode=DE", "countryIsoCode", ""),
            ("/openholidays/Groups?countryIsoCode=BE&countryIsoCode=DE", "countryIsoCode", "DE"),
            ("/openholidays/Groups?countryIsoCode=BE&languageIsoCode=dutch", "languageIsoCode", "dutch"),
            ("/openholidays/SchoolHolidays.ics?countryIsoCode=DE&validFrom=2026-01-01", "validTo", ""),
            ("/openholidays/Statistics/PublicHolidays?countryIsoCode=DE&subdivisionCode=-", "subdivisionCode", "-"),
        ])
    func badValues(target: String, name: String, value: String) {
        let problem =
            value.isEmpty && !target.contains("\(name)=")
            ? PlaceProblem.missing(name: name) : .badValue(name: name, value: value)
        #expect(throws: problem) { try Place(Address(target: target)) }
    }

    @Test(
        "F6 Ranges and lists of OpenHolidays have other forms, and each has a place of its own that has none",
        arguments: [
            ("PublicHolidays", "?countryIsoCode=DE&validFrom=2026-01-01&validTo=2026-12-31", OpenHolidaysPlace.forms),
            ("Countries", "?languageIsoCode=DE", [.csv]), ("Languages", "", [.csv]),
            ("Subdivisions", "?countryIsoCode=DE", [.csv]),
        ])
    func forms(name: String, query: String, forms: [Format]) throws {
        let json = try Place(Address(target: "/openholidays/\(name)\(query)"))
        #expect(json.caching == .accepted)
        for format in Format.allCases {
            let form = json.form(format)
            guard forms.contains(format) else {
                #expect(form == nil, "\(format)")
                continue
            }
            #expect(try form?.address == Address(target: "/openholidays/\(name).\(format.rawValue)\(query)"))
            #expect(form?.caching == .shared && form?.form(format) == nil && form?.work == json.work)
        }
    }

    @Test("F6 Nothing else has other forms")
    func otherForms() throws {
        for target in [
            "/openholidays/PublicHolidaysByDate?date=2026-10-03", "/openholidays/Groups?countryIsoCode=DE",
            "/bank-holidays.json", "/api/v3/Version", "/holidays/DE/2026", "/holidays/DE/2026.json",
        ] {
            let place = try Place(Address(target: target))
            #expect(place.caching == .shared && Format.allCases.allSatisfy { place.form($0) == nil }, "\(target)")
        }
        let query = "?countryIsoCode=DE&validFrom=2026-01-01&validTo=2026-12-31"
        for target in [
            "/openholidays/PublicHolidays.json" + query, "/openholidays/PublicHolidays.xml" + query,
            "/openholidays/Countries.ics", "/openholidays/Languages.json",
            "/openholidays/Groups.csv?countryIsoCode=DE", "/openholidays/PublicHolidaysByDate.csv?date=2026-10-03",
            "/openholidays/Statistics/PublicHolidays.ics?countryIsoCode=DE",
        ] {
            #expect(throws: PlaceProblem.self, "\(target)") { try Place(Address(target: target)) }
        }
    }

    @Test("X3 A client of OpenHolidays asks for 1,096 days at most, as of the original: three years fit")
    func range() throws {
        let target = "/openholidays/PublicHolidays?countryIsoCode=DE&validFrom=2024-01-01&validTo="
        #expect(try Place(Address(target: target + "2026-12-31")).address.query.count == 3)
        #expect(throws: PlaceProblem.tooManyDays(name: "validTo", limit: 1096)) {
            try Place(Address(target: target + "2027-01-01"))
        }
    }

    @Test(
        "F6 Other addresses below those of an interface are unknown, and still for programs",
        arguments: [
            "/api/v3", "/api/v3/", "/api/v2/PublicHolidays/2026/DE", "/api/v3/PublicHolidays/2026",
            "/api/v3/PublicHolidays/2026/DE/x", "/api/v3/Version/x",
            "/api/v4/Holidays/DE", "/api/v4/Countries/Available/x", "/bank-holidays/wales.json",
            "/gwyliau-banc/scotland.json", "/bank-holidays/yr-alban.json",
            "/bank-holidays/scotland", "/bank-holidays/ni", "/gwyliau-banc/ni.json", "/openholidays/",
            "/openholidays/Statistics", "/openholidays/Countries/DE",
        ])
    func unknown(target: String) throws {
        let address = try Address(target: target)
        #expect(throws: PlaceProblem.unknown) { try Place(address) }
        #expect(address.isForPrograms == (address.segments.count > 1))
    }

    @Test("F6 A country that is none, and a region of another country, are named")
    func territories() throws {
        #expect(throws: PlaceProblem.unknownCountry("DEU")) {
            try Place(Address(target: "/api/v3/PublicHolidays/2026/DEU"))
        }
        #expect(throws: PlaceProblem.foreignRegion("AT-1", of: try #require(CountryCode("DE")), name: "countyCode")) {
            try Place(Address(target: "/api/v3/IsTodayPublicHoliday/DE?countyCode=AT-1"))
        }
    }

    @Test("Each interface is one that an operator can switch off")
    func interfaces() throws {
        #expect(try place("/api/v3/Version")?.interface == .nager)
        #expect(try place("/api/v4/Versions")?.interface == .nager)
        #expect(try place("/bank-holidays.json")?.interface == .govUK)
        #expect(try place("/openholidays/Groups?countryIsoCode=DE")?.interface == .openHolidays)
    }

    @Test("F5 A request target that cannot be decoded is for programs below an interface, or with an extension")
    func undecodable() {
        for target in [
            "/api/v3/%", "/API/v3/x?%C2%84", "/openholidays/%ff", "/bank-holidays/%", "/gwyliau-banc/%",
            "/holidays/%.json",
        ] {
            #expect(Address.isForPrograms(target: target), "\(target)")
        }
        for target in ["/%", "/apis/%", "/holidays/%ff", "/api", ""] {
            #expect(!Address.isForPrograms(target: target), "\(target)")
        }
    }

    @Test("An address of people is not for programs, whatever it resembles")
    func people() throws {
        for target in ["/", "/api", "/bank-holidays", "/openholidays", "/developers", "/apis/v3/Version"] {
            #expect(try !Address(target: target).isForPrograms, "\(target)")
        }
        #expect(try Place(Address(target: "/Developers")) == .developers(.page))
        #expect(try Place(Address(target: "/openapi.json")) == .developers(.description))
        #expect(throws: PlaceProblem.unknown) { try Place(Address(target: "/developers/x")) }
    }
}
