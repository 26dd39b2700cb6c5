import Support
import TestSupport
import Testing

@testable import Schools

@Suite("Breaks of a second source in a calendar")
struct SchoolCalendarTests {
    @Test("Y3 A country without breaks gets them, as runs with their names, and keeps its own days")
    func country() throws {
        let made = try completed(
            calendar("AT"), Folders.row("AT", "2026-02-02", "2026-02-08", name: "DE Semesterferien,EN Winter Break"),
            Folders.row("AT", "2026-12-24", "2027-01-06"), Folders.row("AT", "2026-05-04")
        ).calendar
        #expect(made.breaks(2026) == ["02-02…02-08 Winter Break", "05-04 Break", "12-24…01-06 Break"])
        #expect(made.holidays.count { $0.kind.types == [.publicHoliday] } == 3)
        #expect(made.holidays.allSatisfy { ($0.kind.source == nil) == ($0.kind.types != [.school]) })
        #expect(made.holidays.first { $0.kind.types == [.school] }?.kind.localName?.text == "Semesterferien")
        #expect(made.holidays.allSatisfy(\.kind.isBreak) == false)
    }

    @Test("Y3 Within a region and year, nothing is added to breaks of our own: not even the end of one over New Year")
    func neverMixed() throws {
        let ours = calendar(
            "AT", regions: ["1", "3"], breaks: [ownBreak("2026-10-26", regions: ["3"]), ownBreak("2027-02-01")])
        let made = try completed(
            ours, Folders.row("AT", "2025-12-24", "2026-01-06"), Folders.row("AT", "2026-12-24", "2027-01-06")
        ).calendar
        #expect(made.breaks(2026, in: "3") == ["10-26 Our Break"])
        #expect(made.breaks(2025, in: "1") == ["12-24…01-06 Break"])
        #expect(made.breaks(2026, in: "1") == ["12-24…01-06 Break", "12-24…12-31 Break"])
        #expect(made.breaks(2027, in: "1") == ["02-01 Our Break"])
    }

    @Test("A calendar that has all its breaks stays the same value")
    func nothing() throws {
        let ours = calendar("AT", breaks: (2025...2027).map { ownBreak("\($0)-10-26") })
        #expect(try completed(ours, Folders.row("AT", "2026-05-04")).calendar === ours)
        #expect(try completed(calendar("AT"), Folders.row("AT", "2031-05-04")).calendar.second == nil)
    }

    @Test("Y3 Regions are found by their codes of ISO, by parts, by groups, and by our table of those that have none")
    func regions() throws {
        let austria = try completed(
            calendar("AT", regions: ["1", "3"]), Folders.row("AT", "2026-05-04", in: "NÖ"),
            Folders.row("AT", "2026-06-01", in: "NÖ,BL"))
        #expect(austria.calendar.breaks(2026, in: "3") == ["05-04 Break", "06-01 Break"])
        #expect(austria.calendar.breaks(2026, in: "1") == ["06-01 Break"])
        #expect(austria.calendar.holidays.last { $0.kind.types == [.school] }?.kind.level == .national)
        let dutch = try completed(
            calendar("NL", regions: ["Noord", "Zuid"]), Folders.row("NL", "2026-05-04", groups: "NO"),
            Folders.row("NL", "2026-06-01", groups: "NO,ZU"))
        #expect(dutch.calendar.breaks(2026, in: "ZUID") == ["06-01 Break"])
        #expect(dutch.calendar.breaks(2026, in: "NOORD") == ["05-04 Break", "06-01 Break"])
        let italy = try completed(
            calendar("IT", regions: ["RM", "FR", "MI"]), Folders.row("IT", "2026-05-04", in: "LA"))
        #expect(italy.calendar.breaks(2026, in: "RM") == ["05-04 Break"])
        #expect(italy.calendar.breaks(2026, in: "MI").isEmpty)
    }

    /// The provinces of each region, as ISO 3166-2 lists them. A code of two letters is that of a province.
    @Test("Y3 Each region of Italy has all of its provinces, and shares none")
    func provinces() {
        let counts = [
            "21": 8, "23": 1, "25": 12, "32": 2, "34": 7, "36": 4, "42": 4, "45": 9, "52": 10, "55": 2, "57": 5,
            "62": 5, "65": 4, "67": 2, "72": 5, "75": 6, "77": 2, "78": 5, "82": 9, "88": 5,
        ]
        var all: [RegionCode] = []
        for (region, count) in counts {
            let found = RegionTable.regions(of: "IT-\(region)") ?? []
            #expect(found.count { $0.description.utf8.count == 2 } == count, "IT-\(region)")
            all += found
        }
        #expect(Set(all).count == all.count)
    }

    @Test("Y3 What only a part of a region, a kind of schools or a grade has says so in its name and in lists")
    func limits() throws {
        let swiss = calendar("CH", regions: ["BE", "GR"])
        let made = try completed(
            swiss, Folders.row("CH", "2026-05-04", in: "GR-AB"),
            Folders.row("CH", "2026-06-01", in: "BE", groups: "BE-VS"),
            Folders.row("CH", "2026-07-01", in: "BE", groups: "BE-VS,BE-EO"),
            Folders.row("CH", "2026-08-03", in: "GR", comment: "DE Klasse 9,EN Grade 9"),
            Folders.row("CH", "2026-09-01", in: "GR", tags: "Recommended")
        ).calendar
        #expect(
            made.breaks(2026, in: "GR") == [
                "05-04 Break (Albula) [Albula]", "08-03 Break (Grade 9) [Grade 9]",
                "09-01 Break (recommended) [recommended]",
            ])
        #expect(made.breaks(2026, in: "BE") == ["06-01 Break (Primary schools) [Primary schools]", "07-01 Break"])
        let german = made.holidays.first { $0.date == date("2026-08-03") }?.kind
        #expect(german?.localName?.text == "Ferien (Klasse 9)")
        #expect(german?.share(of: region("GR")) == .parts)
    }

    @Test("Y3 A country without regions has breaks of its parts, which the list of the country shows")
    func partsOfCountry() throws {
        let made = try completed(
            calendar("CZ"), Folders.row("CZ", "2026-02-02", "2026-02-08", in: "PR,ST-BN,ST-BE,ST-KL"),
            Folders.row("CZ", "2026-02-09", "2026-02-15", in: "ST-BN"),
            Folders.row("CZ", "2026-03-02", comment: "EN Primary schools"),
            Folders.row("CZ", "2026-03-02", comment: "EN Secondary schools")
        ).calendar
        #expect(
            made.breaks(2026) == [
                "02-02…02-08 Break (Prague, Benešov, Beroun + 1) [Prague; Benešov; Beroun; Kladno]",
                "02-09…02-15 Break (Benešov) [Benešov]", "03-02 Break (Primary schools) [Primary schools]",
                "03-02 Break (Secondary schools) [Secondary schools]",
            ])
        #expect(made.year(2026, of: .school, in: nil).state == .partly)
    }

    @Test("Y3 Provisional dates are estimated")
    func provisional() throws {
        let made = try completed(calendar("AT"), Folders.row("AT", "2026-05-04", "2026-05-05", tags: "Provisional"))
            .calendar
        #expect(made.breaks(2026) == ["~05-04…05-05 Break"])
    }

    @Test("Feeds are read again when either source is revised")
    func revised() throws {
        for (own, later) in [("2025-11-24", "2026-01-21"), ("2026-11-24", "2026-11-24")] {
            let ours = HolidayCalendar(
                country: code("AT"), years: 2025...2027, weekends: Weekends([.saturday, .sunday]), regions: [],
                holidays: [], revisedAt: RevisionTime(date(own)))
            #expect(try completed(ours, Folders.row("AT", "2026-05-04")).calendar.revised == date(later))
        }
        #expect(try completed(calendar("AT"), Folders.row("AT", "2026-05-04")).calendar.revised == nil)
    }

    @Test("A place that our calendar does not have is told, with file and line")
    func unknownPlace() throws {
        let (made, problems) = try completed(calendar("AT", regions: ["9"]), Folders.row("AT", "2026-05-04", in: "NÖ"))
        #expect(made.second == nil)
        #expect(
            problems.map(\.description) == [
                "src/at/holidays/holidays.school.csv: line 2: our data have none of its places in AT"
            ])
    }

    @Test("A place that our calendar does not have beside others does not take the break from these")
    func unknownBeside() throws {
        let (made, problems) = try completed(
            calendar("AT", regions: ["1", "9"]), Folders.row("AT", "2026-05-04", in: "NÖ,BL"))
        #expect(made.breaks(2026, in: "1") == ["05-04 Break"])
        #expect(made.breaks(2026, in: "9").isEmpty)
        #expect(problems.isEmpty)
    }

    @Test("The same break of several regions is one row, and one day has one id for each")
    func merged() throws {
        let made = try completed(
            calendar("AT", regions: ["1", "3", "9"]), Folders.row("AT", "2026-05-04", in: "NÖ"),
            Folders.row("AT", "2026-05-04", in: "BL")
        ).calendar
        #expect(made.breaks(2026) == ["05-04 Break"])
        #expect(made.holidays.count { $0.kind.types == [.school] } == 1)
    }

    @Test("Parts that are parts of each other do not hang")
    func loop() {
        let one = SchoolSubdivision(code: "XX-A", isoCode: nil, shortName: "A", parent: "B", groups: [], names: [])
        let two = SchoolSubdivision(code: "XX-B", isoCode: nil, shortName: "B", parent: "A", groups: [], names: [])
        let found = SchoolBreak(
            names: [], days: date("2026-05-04")...date("2026-05-04"), subdivisions: ["A"], groups: [], limits: [],
            isProvisional: false, file: "a", line: 1, unit: .line)
        let places = SchoolPlaces(regions: [region("1")], source: SchoolSubdivisions(parts: [one, two]))
        #expect(places.keepers(of: found) == nil)
    }
}

@Suite("What is known of breaks of a second source")
struct SchoolKnowledgeTests {
    private let ours = HolidayKnowledge([
        .init(types: [.publicHoliday], basis: .law, days: date("2025-01-01")...date("2027-12-31")),
        .init(
            types: [.school], basis: .announced, days: date("2025-01-01")...date("2025-12-31"),
            until: date("2025-12-31"),
            authorities: [Authority(title: "Ours")]),
    ])

    @Test("Y3 Known until the last break, under its licence, and only where the source is used")
    func known() throws {
        let ours = calendar("AT", breaks: [ownBreak("2025-10-26")], knowledge: ours)
        let made = try completed(
            ours, Folders.row("AT", "2026-01-02", "2026-01-06"), Folders.row("AT", "2026-12-24", "2027-02-28")
        ).calendar
        let mine = made.year(2025, of: .school, in: nil)
        #expect((mine.state, mine.authorities.map(\.title)) == (.known, ["Ours"]))
        let known = made.year(2026, of: .school, in: nil)
        #expect((known.state, known.basis) == (.known, .announced))
        #expect(
            known.authorities == [
                Authority(
                    title:
                        "OpenHolidays API Data, which is made available here under the Open Database License (ODbL), in the revision of 2026-01-21",
                    address: "https://opendatacommons.org/licenses/odbl/1-0/")
            ])
        #expect(made.year(2027, of: .publicHoliday, in: nil).authorities.isEmpty)
    }

    @Test(
        "A year is known from its beginning if the source has a break in its first weeks, and else from that break on",
        arguments: [("2026-02-28", KnownState.known), ("2026-03-01", .partly)])
    func beginning(first: String, state: KnownState) throws {
        let made = try completed(calendar("AT"), Folders.row("AT", first), Folders.row("AT", "2027-12-31")).calendar
        let known = made.year(2026, of: .school, in: nil)
        #expect(known.state == state && known.from == date(state == .known ? "2026-01-01" : first))
        #expect(made.year(2027, of: .school, in: nil).state == .known)
    }

    @Test("A year that the source does not reach to its end is known in part, and a later one as before")
    func until() throws {
        let made = try completed(
            calendar("AT", knowledge: ours), Folders.row("AT", "2026-01-02"), Folders.row("AT", "2026-06-30")
        ).calendar
        let known = made.year(2026, of: .school, in: nil)
        #expect((known.state, known.until) == (.partly, date("2026-06-30")))
        #expect(made.year(2027, of: .school, in: nil).state == .notAnnounced)
        #expect(made.year(2027, of: .school, in: nil).authorities.map(\.title) == ["Ours"])
    }

    @Test("A calendar that does not say what it knows is believed as before, and says it of the second source")
    func silent() throws {
        let made = try completed(calendar("AT"), Folders.row("AT", "2026-01-02"), Folders.row("AT", "2027-12-31"))
            .calendar
        #expect(made.year(2026, of: .publicHoliday, in: nil).state == .known)
        #expect(made.year(2026, of: .school, in: nil).authorities.count == 1)
        #expect(
            made.knowledge(of: HolidayYear(code("AT"), 2026, HolidayFilter(types: .all))).contains {
                $0.types == [.school]
            })
    }

    @Test("X2 Of a country of whose regions some have no breaks, a list says which")
    func missing() throws {
        let made = try completed(
            calendar("AT", regions: ["1", "3", "9"]), Folders.row("AT", "2026-01-02", in: "NÖ"),
            Folders.row("AT", "2026-12-31", in: "NÖ,BL")
        ).calendar
        let known = made.year(2026, of: .school, in: nil)
        #expect((known.state, known.lacks) == (.partly, .breaks(in: ["Region 9"])))
        #expect(known.lacks?.text == "breaks of schools in Region 9")
        #expect(made.year(2026, of: .school, in: region("3")).state == .known)
        #expect(made.year(2026, of: .school, in: region("9")).lacks == nil)
        let many = try completed(
            calendar("AT", regions: ["1", "3", "5", "6", "7", "9"]), Folders.row("AT", "2026-01-02", in: "NÖ"))
        let lacks = many.calendar.year(2026, of: .school, in: nil).lacks
        #expect(lacks == .breaksInSome(5, of: 6) && lacks?.text == "breaks of schools in 5 of 6 regions")
        #expect(
            try completed(calendar("AT"), Folders.row("AT", "2026-01-02")).calendar.year(2026, of: .school, in: nil)
                .lacks == nil)
    }

    @Test("Of the country, the regions of both sources count")
    func both() throws {
        let ours = calendar(
            "AT", regions: ["1", "3"], breaks: [ownBreak("2026-10-26", regions: ["3"])],
            knowledge: HolidayKnowledge([
                .init(
                    types: [.school], basis: .announced, days: date("2025-01-01")...date("2026-12-31"),
                    until: date("2026-12-31"), regions: [region("3")], authorities: [Authority(title: "Ours")])
            ]))
        let made = try completed(ours, Folders.row("AT", "2026-01-02", "2026-01-05"), Folders.row("AT", "2026-12-31"))
            .calendar
        #expect(made.year(2026, of: .school, in: nil).authorities.map { $0.title == "Ours" } == [true, false])
        #expect(made.year(2026, of: .school, in: region("3")).authorities.map(\.title) == ["Ours"])
        #expect(made.year(2026, of: .school, in: region("1")).authorities.count == 1)
    }
}
