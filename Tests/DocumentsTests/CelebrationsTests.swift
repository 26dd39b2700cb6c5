import TestSupport
import Testing

@testable import Documents

@Suite("Celebrations")
struct CelebrationsTests {
    private static let library = DocumentLibrary(EmbeddedDocuments())

    private func celebrations(_ occasion: String, _ year: Int) async throws -> [Celebration] {
        try await Self.library.celebrations(of: Slug(occasion), in: year)
    }

    private func code(_ text: String) throws -> CountryCode { try #require(CountryCode(text)) }

    @Test("Christmas Day is on 25 December in most countries, on 7 January in Serbia, and in Bosnia only in a region")
    func christmas() async throws {
        let found = try await celebrations("christmas day", 2026)
        let (december, january) = (
            try #require(found.first { $0.date.description == "2026-12-25" }),
            try #require(found.first { $0.date.description == "2026-01-07" })
        )
        let (germany, serbia) = (try code("DE"), try code("RS"))
        #expect(december.countries.count > 100 && december.countries.contains(germany))
        #expect(january.countries.contains(serbia) && !january.countries.contains(germany))
        #expect(found.map(\.date) == found.map(\.date).sorted())
    }

    @Test("A feast of several days is given with its first, and one that moves with the day that is kept")
    func days() async throws {
        let easter = try await celebrations("easter monday", 2027)
        #expect(easter.contains { $0.date.description == "2027-03-29" && $0.countries.count > 40 })
        // Colombia moves Epiphany to a Monday.
        let epiphany = try await celebrations("epiphany", 2026)
        let colombia = try code("CO")
        let moved = epiphany.filter { $0.countries.contains(colombia) }
        #expect(moved.map(\.date.description) == ["2026-01-12"])
        #expect(moved.map(\.observedFor?.description) == ["2026-01-06"] && moved.allSatisfy(\.isObserved))
    }

    @Test("An observed day is a day of its own, before or after the date, also in another year")
    func observed() async throws {
        let states = try code("US")
        func days(_ occasion: String, _ year: Int) async throws -> [String] {
            try await celebrations(occasion, year).filter { $0.countries.contains(states) }.map { day in
                "\(day.date)" + (day.observedFor.map { " for \($0)" } ?? "")
            }
        }
        #expect(try await days("juneteenth", 2027) == ["2027-06-18 for 2027-06-19", "2027-06-19"])
        #expect(try await days("juneteenth", 2026) == ["2026-06-19"])
        #expect(try await days("new years day", 2021) == ["2021-01-01", "2021-12-31 for 2022-01-01"])
        #expect(try await days("new years day", 2023) == ["2023-01-01", "2023-01-02 for 2023-01-01"])
    }

    @Test(
        "N3 Observed days of every country are those of its list, nationwide and in part",
        arguments: [2021, 2025, 2026, 2027, 2032])
    func observedAgreement(year: Int) async throws {
        var (listed, found) = (Set<String>(), Set<String>())
        for occasion in try await Self.library.occasions() {
            for day in try await Self.library.celebrations(of: occasion.id, in: year) where day.isObserved {
                let text = "\(occasion.id) \(day.date) for \(day.observedFor?.description ?? "?")"
                found.formUnion(day.countries.map { "\($0) \(text)" })
                found.formUnion(day.countriesInPart.map { "\($0) \(text) in part" })
            }
        }
        for country in try await Self.library.countries().value {
            let scope = CalendarScope(year: year)
            guard let calendar = try await Self.library.calendar(of: country.code, covering: scope)?.value else {
                continue
            }
            for row in HolidayRows(calendar, HolidayFilter()).rows(of: year)
            where row.isSubstitute && row.level != .partial {
                guard let occasion = row.lead.holiday.kind.occasion else { continue }
                let date = row.isObserved ? row.lead.holiday.date.description : "?"
                listed.insert(
                    "\(country.code) \(occasion) \(row.first) for \(date)\(row.isOfWholeCountry ? "" : " in part")")
            }
        }
        #expect(found.subtracting(listed).sorted() == [])
        #expect(listed.subtracting(found).sorted() == [])
        #expect(listed.count > 100, "\(listed.count)")
    }

    @Test("Years that are not known have none, and neither has an unknown occasion")
    func none() async throws {
        for (occasion, year) in [("christmas day", 2019), ("christmas day", 2036), ("no such day", 2026)] {
            #expect(try await celebrations(occasion, year).isEmpty)
        }
    }

    @Test("What they say is what the calendars say")
    func agreement() async throws {
        for text in ["DE", "US", "IN", "CO", "GB"] {
            let country = try code(text)
            let calendar = try #require(
                try await Self.library.calendar(of: country, covering: CalendarScope(year: 2026))
            ).value
            let national = calendar.holidays(in: 2026).filter {
                $0.kind.level == .national && $0.kind.types.contains(.publicHoliday) && $0.isOffOnOwnDate
            }
            for holiday in national {
                guard let occasion = holiday.kind.occasion else { continue }
                let found = try await Self.library.celebrations(of: occasion, in: 2026)
                let isFirst = !national.contains {
                    $0.kind.occasion == occasion && $0.date == holiday.date.adding(days: -1)
                }
                let isThere = found.contains {
                    $0.date == holiday.date && !$0.isObserved && $0.countries.contains(country)
                }
                #expect(isThere == isFirst, "\(text) \(holiday.id)")
            }
        }
    }

    private func read(_ attributes: String) throws -> CelebrationsDocument {
        let text = """
            <celebrations xmlns="urn:almanac:celebrations"><occasion id="feast">
            <on \(attributes)/></occasion></celebrations>
            """
        let label = DocumentLabel(name: "celebrations.xml", source: "test")
        return try CelebrationsDocument(label.xml(Array(text.utf8), DocumentSchemas.celebrations), label: label)
    }

    @Test("29 February is kept in leap years only")
    func leapDay() throws {
        let document = try read("day=\"02-29\" from=\"2024\" to=\"2028\" countries=\"DE\" some=\"CH\"")
        let counts = (2023...2029).map { document.celebrations(of: Slug("feast"), in: $0).count }
        #expect(counts == [0, 1, 0, 0, 0, 1, 0])
        let switzerland = try code("CH")
        #expect(document.celebrations(of: Slug("feast"), in: 2024).first?.countriesInPart == [switzerland])
    }

    @Test("B3 A day is estimated in the countries whose calendars say so, also if others keep the same day")
    func estimated() throws {
        let label = DocumentLabel(name: "celebrations.xml", source: "test")
        let text = """
            <celebrations xmlns="urn:almanac:celebrations"><occasion id="feast">
            <on day="03-09" from="2027" to="2027" countries="TR"/>
            <on day="03-09" from="2027" to="2027" estimated="true" countries="EG AE" some="IN"/>
            </occasion></celebrations>
            """
        let document = try CelebrationsDocument(
            label.xml(Array(text.utf8), DocumentSchemas.celebrations), label: label)
        let days = document.celebrations(of: Slug("feast"), in: 2027)
        let (keepers, estimated) = (try ["AE", "EG", "TR"].map(code), try ["AE", "EG", "IN"].map(code))
        #expect(days.map(\.countries) == [keepers] && days.map(\.estimated) == [estimated])
    }

    @Test("An observed day names its date in the nearest year, and one of an unknown holiday names none")
    func readObserved() throws {
        let feast = Slug("feast")
        let turn = try read("day=\"12-31\" for=\"01-01\" from=\"2021\" to=\"2021\" countries=\"US\"")
            .celebrations(of: feast, in: 2021)
        #expect(turn.map(\.observedFor?.description) == ["2022-01-01"] && turn.allSatisfy(\.isObserved))
        let back = try read("day=\"01-02\" for=\"12-31\" from=\"2023\" to=\"2023\" countries=\"US\"")
            .celebrations(of: feast, in: 2023)
        #expect(back.map(\.observedFor?.description) == ["2022-12-31"])
        let unknown = try read("day=\"01-02\" in-lieu=\"true\" from=\"2023\" to=\"2023\" countries=\"US\"")
            .celebrations(of: feast, in: 2023)
        #expect(unknown.map(\.observedFor) == [nil] && unknown.allSatisfy(\.isObserved))
    }

    @Test(
        "A day that no year has, and years in the wrong order, are refused with the line",
        arguments: [
            "day=\"02-30\" from=\"2024\" to=\"2028\"", "day=\"02-28\" from=\"2028\" to=\"2024\"",
            "day=\"02-28\" for=\"02-30\" from=\"2024\" to=\"2028\"",
        ])
    func refused(attributes: String) throws {
        let failure = try #require(throws: DocumentFailure.self) { try read(attributes) }
        #expect(failure.description.contains("line 2"))
    }

    @Test("A folder with calendars of its own says nothing of other countries")
    func folder() async throws {
        struct Nothing: DocumentSource {
            let name = "nothing"
            func bytes(of _: String) -> [UInt8]? { nil }
        }
        #expect(try await DocumentLibrary(Nothing()).celebrations(of: Slug("christmas day"), in: 2026).isEmpty)
    }
}
