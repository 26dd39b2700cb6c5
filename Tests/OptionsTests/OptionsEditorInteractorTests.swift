import TestSupport
import Testing

@testable import Options

@Suite("Options: interactor")
struct OptionsEditorInteractorTests {
    private func interactor(
        _ preferences: Preferences = Preferences(),
        _ countries: CountryServiceDouble = CountryServiceDouble([Sample.germany, Sample.unitedKingdom]),
        holidays: HolidayServiceDouble = HolidayServiceDouble([]), draft: PreferencesDraft? = nil
    ) -> OptionsEditorInteractor {
        OptionsEditorInteractor(
            countries: countries, holidays: holidays, clock: ClockDouble(Sample.day("2026-09-21")),
            visitor: VisitorDouble(preferences, draft: draft))
    }

    private let german = HolidayServiceDouble([Sample.germanCalendar])

    @Test("N1 A region of the country can be saved; one that the country has not is a problem")
    func regions() async throws {
        let bavaria = OptionsEntry(country: "DE", region: "BY", look: "light")
        #expect(try await interactor(holidays: german).options(from: bavaria).region == Sample.region("BY"))
        #expect(
            try await interactor(holidays: german).options(from: OptionsEntry(country: "DE", look: "light")).region
                == nil)
        for region in ["ZZ", "not a region", "\u{301}"] {
            let entry = OptionsEntry(country: "DE", region: region, look: "light")
            #expect(await problems(entry, holidays: german) == [.unknownRegion(ForeignText(region))])
        }
        // Without a country there is no region to be wrong about.
        #expect(
            try await interactor(holidays: german).options(from: OptionsEntry(region: "BY", look: "light")).region
                == nil)
    }

    @Test("N1 The regions of the country can be chosen from, and the saved one is chosen")
    func choices() async throws {
        let saved = Preferences(country: Sample.code("DE"), region: Sample.region("BY"))
        let country = try #require(await interactor(saved, holidays: german).saved().country)
        #expect(country.regions.map(\.name) == ["Bavaria", "Berlin"] && country.region == Sample.region("BY"))
        let strange = Preferences(country: Sample.code("DE"), region: Sample.region("ZZ"))
        #expect(await interactor(strange, holidays: german).saved().country?.region == nil)
        let british = Preferences(country: Sample.code("GB"))
        #expect(await interactor(british, holidays: german).saved().country?.regions == [])
    }

    @Test("H6 The country and its regions are asked for at the same time", .timeLimit(.minutes(30)))
    func sameTime() async throws {
        func interactor(_ preferences: Preferences = Preferences()) -> OptionsEditorInteractor {
            let services = MeetingServices(Meeting(of: 2))
            return OptionsEditorInteractor(
                countries: services, holidays: services, clock: ClockDouble(Sample.day("2026-09-21")),
                visitor: VisitorDouble(preferences))
        }
        let saved = Preferences(country: Sample.code("DE"), region: Sample.region("BY"))
        #expect(await interactor(saved).saved().country?.region == Sample.region("BY"))
        let entry = OptionsEntry(country: "DE", region: "BY", look: "light")
        #expect(try await interactor().options(from: entry).region == Sample.region("BY"))
        #expect(try await interactor().options(placedIn: entry).region == Sample.region("BY"))
    }

    @Test("N1 If the regions cannot be fetched, what was entered is saved")
    func regionsUnknown() async throws {
        let failing = HolidayServiceDouble(failing: .timedOut)
        let entry = OptionsEntry(country: "DE", region: "BY", look: "light")
        #expect(try await interactor(holidays: failing).options(from: entry).region == Sample.region("BY"))
        #expect(await interactor(holidays: failing).state(of: entry).country?.regions == [])
    }

    @Test("N1 “Make … my place” changes the place and keeps the name and the look")
    func placed() async throws {
        let saved = Preferences(name: "Ada", country: Sample.code("GB"), look: .dark)
        let options = try await interactor(saved, holidays: german).options(
            placedIn: OptionsEntry(country: "DE", region: "BY"))
        #expect(
            options
                == ChosenOptions(name: "Ada", country: Sample.code("DE"), region: Sample.region("BY"), look: .dark))
        for (country, region, problem) in [
            ("QQ", "", OptionsEditorFailure.Problem.unknownCountry("QQ")), ("", "", .unknownCountry("")),
            ("DE", "ZZ", .unknownRegion("ZZ")),
        ] {
            await #expect(throws: OptionsEditorFailure.rules([problem])) {
                try await interactor(saved, holidays: german).options(
                    placedIn: OptionsEntry(country: country, region: region))
            }
        }
    }

    private func problems(
        _ entry: OptionsEntry, holidays: HolidayServiceDouble = HolidayServiceDouble([])
    ) async -> [OptionsEditorFailure.Problem] {
        do throws(OptionsEditorFailure) {
            _ = try await interactor(holidays: holidays).options(from: entry)
            return []
        } catch {
            if case .rules(let problems) = error { return problems }
            return []
        }
    }

    @Test("O2 Valid input can be saved; empty input is valid")
    func valid() async throws {
        let all = try await interactor().options(from: OptionsEntry(name: "  Ada ", country: "gb", look: "dark"))
        #expect(all == ChosenOptions(name: "Ada", country: Sample.code("GB"), look: .dark))
        let nothing = try await interactor().options(from: OptionsEntry(name: " \t ", country: "", look: "system"))
        #expect(nothing == ChosenOptions())
    }

    @Test(
        "O2 Names in every language are valid",
        arguments: [
            "Zoë O’Neill-Müller", "محمد", "می\u{200C}خواهم", "\u{200F}שרה", "अनिल कुमार", "山田 太郎", "e\u{301}", "👩‍🚀",
            String(repeating: "é", count: 60), "Robert'); DROP TABLE Students;--", "<b>Ada</b>",
        ])
    func names(name: String) async throws {
        #expect(try await interactor().options(from: OptionsEntry(name: name, look: "light")).name == name)
    }

    @Test("O2 A name of more than 60 characters, or with far too many marks, is too long")
    func longNames() async {
        for name in [
            String(repeating: "x", count: 61), String(repeating: "x", count: 10_240),
            "e" + String(repeating: "\u{301}", count: 400),
        ] {
            #expect(await problems(OptionsEntry(name: name, look: "light")) == [.nameTooLong(limit: 60)])
        }
    }

    @Test(
        "O2 Control characters, line breaks and direction overrides are rejected in a name",
        arguments: [
            "A\u{0}da", "A\nda", "A\r\nda", "A\u{7F}da", "A\u{85}da", "A\u{1B}[31mda", "A\u{2028}da", "\u{202E}adA",
            "A\u{202A}da",
            "A\u{2066}da", "A\u{2069}da", "A\u{FEFF}da", "A\u{FFFD}da", "A\u{FFFE}da", "A\u{E000}da",
        ])
    func unprintable(name: String) async {
        #expect(await problems(OptionsEntry(name: name, look: "light")) == [.nameUnprintable])
    }

    @Test("O2 The country must exist and the look be known; all problems are reported at once")
    func otherRules() async {
        for country in ["QQ", "Germany", "D", "<script>", "../DE"] {
            #expect(
                await problems(OptionsEntry(country: country, look: "light")) == [.unknownCountry(ForeignText(country))]
            )
        }
        for look in ["", "pink", "Light"] {
            #expect(await problems(OptionsEntry(look: look)) == [.unknownLook])
        }
        #expect(
            await problems(OptionsEntry(name: "\u{0}.", country: "QQ", look: "pink"))
                == [.nameUnprintable, .unknownCountry("QQ"), .unknownLook])
    }

    @Test("O2 A country whose lookup fails is not reported as unknown")
    func failing() async {
        let failing = interactor(Preferences(country: Sample.code("DE")), CountryServiceDouble(failing: .timedOut))
        await #expect(throws: OptionsEditorFailure.service(.timedOut)) {
            try await failing.options(from: OptionsEntry(country: "DE", look: "light"))
        }
        #expect(await failing.saved().country == OptionsEditorState.Choice(code: Sample.code("DE"), name: nil))
    }

    @Test("O2 Saved or submitted values are shown unchanged")
    func states() async {
        let preferences = Preferences(name: "Ada", country: Sample.code("DE"), look: .dark)
        let germany = OptionsEditorState.Choice(code: Sample.code("DE"), name: "Germany")
        #expect(await interactor(preferences).saved() == OptionsEditorState(name: "Ada", country: germany, look: .dark))
        #expect(await interactor().saved() == OptionsEditorState(name: "", country: nil, look: .system))
        let entry = OptionsEntry(name: " \u{0}", country: "QQ", look: "pink")
        #expect(
            await interactor(preferences).state(of: entry)
                == OptionsEditorState(name: " \u{0}", country: nil, look: .dark))
    }

    @Test("O2 Saving succeeded if the browser sends what was saved, not nothing and not an older value")
    func resultOfSaving() async {
        let ada = Preferences(name: "Ada", country: Sample.code("DE"), look: .dark)
        let shown = OptionsEditorState(
            name: "Ada", country: .init(code: Sample.code("DE"), name: "Germany"), look: .dark)
        let saved = PreferencesDraft(ada, isSaved: true)
        #expect(await interactor(ada, draft: saved).resultOfSaving() == .kept(shown))
        for older in [
            Preferences(), Preferences(name: "Bo", country: Sample.code("DE"), look: .dark),
            Preferences(name: "Ada", look: .dark), Preferences(name: "Ada", country: Sample.code("DE"), look: .light),
        ] {
            #expect(await interactor(older, draft: saved).resultOfSaving() == .refused(shown))
        }
        let nothing = PreferencesDraft(Preferences(), isSaved: true)
        #expect(
            await interactor(draft: nothing).resultOfSaving()
                == .kept(OptionsEditorState(name: "", country: nil, look: .system)))
    }

    @Test("O2 The result of saving is unknown without a saved draft; a browser without cookies is reported")
    func resultUnknown() async {
        let ada = Preferences(name: "Ada")
        #expect(await interactor().resultOfSaving() == .refused(nil))
        #expect(await interactor(ada).resultOfSaving() == .unknown)
        for preferences in [ada, Preferences()] {
            let draft = PreferencesDraft(ada, isSaved: false)
            #expect(await interactor(preferences, draft: draft).resultOfSaving() == .unknown)
        }
    }

    @Test("O2 C5 The form is restored from the draft; a saved draft is not, and a lost one is reported as lost")
    func draftResult() async {
        let bo = Preferences(name: "Bo", country: Sample.code("DE"), look: .light)
        let germany = OptionsEditorState.Choice(code: Sample.code("DE"), name: "Germany")
        #expect(
            await interactor(draft: PreferencesDraft(bo, isSaved: false)).draft()
                == .there(OptionsEditorState(name: "Bo", country: germany, look: .light)))
        #expect(await interactor(draft: PreferencesDraft(bo, isSaved: true)).draft() == .saved)
        #expect(await interactor(bo).draft() == .lost)
    }

    @Test("O2 C5 A chosen country changes nothing else of the draft; if that is lost, nothing else of what is saved")
    func chosen() {
        let bo = Preferences(name: "Bo", country: Sample.code("GB"), look: .light)
        let ada = Preferences(name: "Ada", look: .dark)
        #expect(
            interactor(ada, draft: PreferencesDraft(bo, isSaved: false)).draft(choosing: Sample.code("DE"))
                == ChosenOptions(name: "Bo", country: Sample.code("DE"), look: .light))
        #expect(
            interactor(ada).draft(choosing: Sample.code("DE"))
                == ChosenOptions(name: "Ada", country: Sample.code("DE"), look: .dark))
    }

    @Test("O2 Valid input can be kept as a draft; an invalid country is dropped, as one is chosen next")
    func drafts() throws {
        let draft = try interactor().draft(from: OptionsEntry(name: " Ada ", country: "Atlantis", look: "dark"))
        #expect(draft == ChosenOptions(name: "Ada", country: nil, look: .dark))
        #expect(try interactor().draft(from: OptionsEntry(name: " ", look: "system")) == ChosenOptions())
        #expect(throws: OptionsEditorFailure.rules([.nameUnprintable, .unknownLook])) {
            try interactor().draft(from: OptionsEntry(name: "A\u{0}a", look: "x"))
        }
    }
}
