import Documents
import TestSupport
import Testing

@testable import Search

/// Feasts in places, over the program's own documents.
@Suite("Search: feasts")
struct SearchFeastsTests {
    private static let library = DocumentLibrary(EmbeddedDocuments())

    private func row(_ text: String) async throws -> SearchAnswerRow? {
        let presenter = SearchResultsPresenter(
            interactor: SearchResultsInteractor(
                countries: Self.library, holidays: Self.library, occasions: Self.library, people: Self.library,
                world: Self.library, indexes: SearchIndexes(), clock: ClockDouble(Sample.day("2026-11-21"))),
            router: SearchResultsRouter())
        return try await presenter.handle(.searched(text)).shown.page.answers?.rows.first
    }

    @Test(
        "J1 A feast that is no holiday in a place has no date if other countries have it on other days",
        arguments: [
            ("national day uk", "National Day is not a holiday in the United Kingdom in 2027"),
            ("mother's day uk", "Mother's Day is not a holiday in the United Kingdom in 2027"),
            ("mothers day mexico", "Mother's Day is not a holiday in Mexico in 2027"),
            ("mother's day 2027 france", "Mother's Day is not a holiday in France in 2027"),
            ("father's day australia 2027", "Father's Day is not a holiday in Australia in 2027"),
            ("teachers day india 2027", "Teachers' Day is not a holiday in India in 2027"),
            ("eid al-fitr 2027 poland", "Eid al-Fitr is not a holiday in Poland in 2027"),
            ("easter 2027 russia", "Easter Sunday is not a holiday in Russia in 2027"),
        ])
    func unsure(text: String, expected: String) async throws {
        #expect(try await row(text)?.text == expected)
    }

    @Test(
        "J1 A feast that is no holiday in a place has its date there if that is sure: by the church of the place, or everywhere",
        arguments: [
            ("easter 2027 greece", "Easter Sunday 2027: Sunday 2 May, not a holiday in Greece"),
            ("pentecost 2027 greece", "Pentecost 2027: Sunday 20 June, not a holiday in Greece"),
            ("corpus christi 2027 berlin", "Corpus Christi 2027: Thursday 27 May, not a holiday in Berlin"),
            ("corpus christi 2027 greece", "Corpus Christi is not a holiday in Greece in 2027"),
            ("yom kippur 2027 germany", "Yom Kippur 2027: Monday 11 October, not a holiday in Germany"),
            ("christmas eve russia", "Christmas Eve 2027: Wednesday 6 January, not a holiday in Russia"),
            ("christmas 2027 japan", "Christmas Day 2027: Saturday 25 December, not a holiday in Japan"),
            ("halloween 2027 germany", "Halloween 2027: Sunday 31 October, not a holiday in Germany"),
            ("4th of july 2027 germany", "Independence Day 2027: Sunday 4 July, not a holiday in Germany"),
            ("4th of july 2027 mexico", "Independence Day 2027: Sunday 4 July, not a holiday in Mexico"),
        ])
    func sure(text: String, expected: String) async throws {
        #expect(try await row(text)?.text == expected)
    }

    @Test(
        "J1 The national day of a country without one of that name is that of its independence, republic or constitution",
        arguments: [
            ("national day norway 2027", "Constitution Day 2027 in Norway: Monday 17 May"),
            ("national day usa 2027", "Independence Day 2027 in the United States: Sunday 4 July"),
            ("national day italy 2027", "Republic Day 2027 in Italy: Wednesday 2 June"),
            // It has two, and Labour Day is neither of them.
            ("national day czechia 2027", "National Day is not a holiday in Czechia in 2027"),
        ])
    func nationalDays(text: String, expected: String) async throws {
        #expect(try await row(text)?.text == expected)
    }

    @Test("J1 Of a place's holidays, the one with the name of the occasion comes first")
    func properName() async throws {
        #expect(try await row("taiwan national day")?.text == "National Day 2027 in Taiwan: Sunday 10 October")
    }

    @Test(
        "J1 What only parts of a place keep says so, by the date and by the feast",
        arguments: [
            (
                "is 15 august 2028 a holiday in munich",
                "Only parts of Bavaria are off on Tuesday 15 August 2028: Assumption Day",
                "Municipalities with a Catholic majority, Munich among them."
            ),
            (
                "15 august 2028 bavaria", "Only parts of Bavaria are off on Tuesday 15 August 2028: Assumption Day",
                "Municipalities with a Catholic majority, Munich among them."
            ),
            (
                "assumption day bavaria 2028", "Assumption Day 2028 in Bavaria: Tuesday 15 August",
                "Only in parts: municipalities with a Catholic majority, Munich among them."
            ),
            (
                "is 27 may 2027 a holiday in saxony",
                "Only parts of Saxony are off on Thursday 27 May 2027: Corpus Christi",
                "Some Catholic municipalities, most of them in Bautzen."
            ),
            (
                "fronleichnam sachsen 2027", "Corpus Christi 2027 in Saxony: Thursday 27 May",
                "Only in parts: some Catholic municipalities, most of them in Bautzen."
            ),
            ("1 november 2027 bavaria", "Bavaria is off on Monday 1 November 2027: All Saints' Day", nil),
        ] as [(String, String, String?)])
    func parts(text: String, expected: String, detail: String?) async throws {
        let row = try await row(text)
        #expect(row?.text == expected && row?.detail == detail, "\(String(describing: row))")
    }

    @Test("J1 A day off in some regions is no working day of the country")
    func regions() async throws {
        let row = try await row("6 january 2027 germany")
        #expect(row?.text == "Only parts of Germany are off on Wednesday 6 January 2027: Epiphany")
        #expect(row?.detail == "In Baden-Württemberg, Bavaria and Saxony-Anhalt.")
        #expect(try await self.row("corpus christi 2027 germany")?.detail == "Only in 6 of 16 regions.")
    }

    @Test(
        "J1 The first of May and the first of January are read in words",
        arguments: [
            ("primo maggio italia", "Labor Day 2027 in Italy: Saturday 1 May"),
            ("primero de mayo 2027 españa", "Labor Day 2027 in Spain: Saturday 1 May"),
            ("primero de mayo 2027 méxico", "Labor Day 2027 in Mexico: Saturday 1 May"),
            ("premier mai", "Labour Day 2027: Saturday 1 May"),
            ("premier janvier 2027", "New Year's Day 2027: Friday 1 January"),
            ("pierwszego maja 2027", "Labour Day 2027: Saturday 1 May"),
        ])
    func firstDays(text: String, expected: String) async throws {
        #expect(try await row(text)?.text == expected)
    }

    @Test("J1 A holiday that a place calls by the words of another feast is that holiday")
    func typedName() async throws {
        #expect(try await row("may day 2027 uk")?.text == "May Day 2027 in the United Kingdom: Monday 3 May")
    }

    @Test(
        "J1 Feasts without a public holiday of a whole country, and everyday names of others, have a date",
        arguments: [
            ("hanukkah 2027", "Hanukkah 2027 in Israel: Saturday 25 December"),
            ("melbourne cup 2027", "Melbourne Cup Day 2027 in Australia: Tuesday 2 November"),
            ("trzech króli 2027", "Epiphany 2027: Wednesday 6 January"),
            ("wigilia 2027", "Christmas Eve 2027: Friday 24 December"),
            ("réveillon 2027", "New Year's Eve 2027: Friday 31 December"),
            ("páscoa 2027", "Easter Sunday 2027: Sunday 28 March"),
            ("великдень 2027", "Easter Sunday 2027: Sunday 28 March"),
        ])
    func dated(text: String, expected: String) async throws {
        #expect(try await row(text)?.text == expected)
    }

    @Test("J1 A feast of churches is not that of the only country that names it")
    func feastOfChurches() async throws {
        #expect(try await row("palm sunday 2027") == nil)
    }

    @Test(
        "J1 A feast on which people of the place work, or half of them, says what its day is",
        arguments: [
            (
                "is christmas a holiday in ukraine", "Christmas Day 2026 in Ukraine: Friday 25 December",
                "Friday 25 December 2026 is a working day in Ukraine."
            ),
            (
                "is new year's eve a holiday in brazil", "New Year's Eve 2026 in Brazil: Thursday 31 December",
                "Thursday 31 December 2026 is a working day in Brazil."
            ),
            (
                "women's day china 2027", "International Women's Day 2027 in China: Monday 8 March",
                "Monday 8 March 2027 is a working day in China."
            ),
            ("easter sunday india 2027", "Easter Sunday 2027 in India: Sunday 28 March", "Only in Kerala."),
            (
                "good friday italy 2027", "Good Friday 2027 in Italy: Friday 26 March",
                "Only in Bolzano. Friday 26 March 2027 is a working day in Italy."
            ),
            (
                "hanukkah 2027", "Hanukkah 2027 in Israel: Saturday 25 December",
                "Saturday 25 December 2027 is on the weekend in Israel."
            ),
            ("christmas 2026 germany", "Christmas Day 2026 in Germany: Friday 25 December", nil),
        ] as [(String, String, String?)])
    func worked(text: String, expected: String, detail: String?) async throws {
        let row = try await row(text)
        #expect(row?.text == expected && row?.detail == detail, "\(String(describing: row))")
    }

    @Test(
        "J1 A working day of a place says which of its days off the data lack",
        arguments: [
            (
                "27 november 2026 sharjah", "Friday 27 November 2026 is a working day in Sharjah",
                "We have no data about the weekend of Sharjah, whose public offices are closed from Friday to Sunday."
            ),
            (
                "is 28 december 2026 a holiday in eswatini", "Monday 28 December 2026 is a working day in Eswatini",
                "We have no data about Umhlanga (Reed Dance) Day and Incwala Day, which the government announces each year."
            ),
            ("27 november 2026 germany", "Friday 27 November 2026 is a working day in Germany", nil),
        ] as [(String, String, String?)])
    func lacking(text: String, expected: String, detail: String?) async throws {
        let row = try await row(text)
        #expect(row?.detail == detail, "\(String(describing: row))")
        #expect(row?.text.hasPrefix(expected) == true)
    }

    @Test("J1 Nepal's hills keep Holi a day before its plains, and neither day is off for everybody")
    func partsOfCountry() async throws {
        let row = try await row("21 march 2027 nepal")
        #expect(row?.text == "Only parts of Nepal are off on Sunday 21 March 2027: Fagu Poornima")
        #expect(row?.detail == "The 56 districts of the mountains and hills.")
    }

    @Test("J1 Mothering Sunday is another day than Mother's Day")
    func motheringSunday() async throws {
        #expect(try await row("mothering sunday 2027")?.text.hasPrefix("Mother's Day") != true)
    }

    @Test("The day of a name is that of the holidays with the name, whatever else the country has of the occasion")
    func daysOfName() async throws {
        let occasion = Occasion(
            id: Slug("bank"), name: "Bank Holiday", about: "", rule: "by law", tradition: .civic)
        func holiday(_ date: String, _ name: String) -> Holiday {
            let kind = HolidayKind(
                names: [LocalizedText(name, language: "en")], types: [.publicHoliday], occasion: occasion.id)
            return Holiday(
                date: Sample.day(date), kind: kind, id: HolidayID(date: Sample.day(date), slug: kind.slug))
        }
        let calendars = ["GB", "UA"].map {
            Sample.calendar($0, [holiday("2027-05-03", "Early Feast"), holiday("2027-05-31", "Late Feast")])
        }
        let both = ["GB", "UA"].map(Sample.code)
        let facts = try await SearchResultsInteractor(
            countries: CountryServiceDouble([Sample.unitedKingdom, Sample.ukraine]),
            holidays: HolidayServiceDouble(calendars),
            occasions: OccasionServiceDouble(
                [occasion],
                celebrations: [
                    Celebration(date: Sample.day("2027-05-31"), countries: both),
                    Celebration(date: Sample.day("2027-05-03"), countries: both),
                ],
                names: [Sample.holidayName("Late Feast", "en", "English", ["GB", "UA"], occasion: occasion.id)]),
            people: PersonServiceDouble([]), world: WorldServiceDouble(failing: .missing), indexes: SearchIndexes(),
            clock: ClockDouble(Sample.day("2026-11-21"))
        ).search("late feast 2027").facts
        guard case .kept(let kept) = facts.first else { Issue.record("not kept"); return }
        #expect(kept.date == Sample.day("2027-05-31") && kept.countries == 2 && kept.other == nil)
    }

    @Test("J1 A feast that each country has on its own day is that of the country whose language was used")
    func home() async throws {
        let occasion = Occasion(
            id: Slug("republic"), name: "Republic Day", about: "", rule: "On the anniversary of the republic",
            tradition: .civic)
        func calendar(_ country: String, _ date: String) -> HolidayCalendar {
            let kind = HolidayKind(
                names: [LocalizedText("Republic Day", language: "en")], types: [.publicHoliday], occasion: occasion.id)
            return Sample.calendar(
                country,
                [Holiday(date: Sample.day(date), kind: kind, id: HolidayID(date: Sample.day(date), slug: kind.slug))])
        }
        let facts = try await SearchResultsInteractor(
            countries: CountryServiceDouble([Sample.unitedKingdom, Sample.ukraine]),
            holidays: HolidayServiceDouble([calendar("GB", "2027-07-01"), calendar("UA", "2027-10-29")]),
            occasions: OccasionServiceDouble(
                [occasion],
                celebrations: [
                    Celebration(date: Sample.day("2027-07-01"), countries: [Sample.code("GB")]),
                    Celebration(date: Sample.day("2027-10-29"), countries: [Sample.code("UA")]),
                ],
                names: [Sample.holidayName("День республіки", "uk", "Ukrainian", ["GB", "UA"], occasion: occasion.id)]),
            people: PersonServiceDouble([]), world: WorldServiceDouble(failing: .missing), indexes: SearchIndexes(),
            clock: ClockDouble(Sample.day("2026-11-21"))
        ).search("день республіки").facts
        guard case .kept(let kept) = facts.first else { Issue.record("not kept"); return }
        #expect(kept.date == Sample.day("2027-10-29") && kept.place?.territory.description == "UA")
    }
}
