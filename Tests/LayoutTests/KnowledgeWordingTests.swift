import TestSupport
import Testing

@testable import Layout

@Suite("The words for what is known")
struct KnowledgeWordingTests {
    private func known(
        _ state: KnownState, _ basis: KnownBasis? = .announced, until: String? = nil, latest: String? = nil,
        from: String? = nil, lacks: String? = nil, type: HolidayType = .school
    ) -> YearKnowledge {
        YearKnowledge(
            types: [type], state: state, basis: basis, from: from.map(Sample.day), until: until.map(Sample.day),
            latest: (latest ?? until).map(Sample.day), lacks: lacks.map(DataGap.words),
            authorities: [Authority(title: "The act")])
    }

    private let words = LayoutWords()
    private let spain = PlaceName(country: "Spain")

    private func empty(_ knowledge: YearKnowledge, region: ForeignText? = nil, year: Int = 2030) -> String {
        words.nothing(knowledge, in: year, of: PlaceName(region: region, country: "Spain"))
    }

    private func notice(_ knowledge: YearKnowledge) -> String? { words.gap(knowledge, in: 2029, of: spain) }

    @Test("B2 None, not announced yet, and no data are three different sentences")
    func threeAnswers() {
        #expect(empty(known(.known)) == "No school holidays in 2030.")
        #expect(empty(known(.none), region: "Bavaria") == "No school holidays in 2030 in Bavaria.")
        #expect(
            empty(known(.notAnnounced, until: "2029-09-10"))
                == "School holidays for 2030 are not announced yet (known until 10 September 2029).")
        #expect(
            empty(known(.notAnnounced, until: "2029-07-28", latest: "2029-09-10"), region: "Bavaria")
                == "School holidays in Bavaria for 2030 are not announced yet (known until 10 September 2029).")
        #expect(empty(known(.noData, nil)) == "We have no data about school holidays in Spain.")
        #expect(
            empty(known(.noData, .law, from: "2021-01-01"), year: 2020)
                == "We have no data about school holidays in Spain for 2020. They are known from 1 January 2021.")
        #expect(empty(known(.partly, until: "2029-09-10")) == "No school holidays are known for 2030.")
    }

    @Test("B2 How far holidays are known is one sentence, for each way to know them")
    func reach() {
        func reach(_ knowledge: YearKnowledge) -> String? { words.reach(knowledge) }
        #expect(reach(known(.known, until: "2029-09-10")) == "Known until 10 September 2029.")
        #expect(
            reach(known(.known, until: "2029-07-28", latest: "2029-09-10"))
                == "Known until 28 July 2029 in some regions, until 10 September 2029 in others.")
        #expect(
            reach(known(.known, .formula, until: "2028-07-04"))
                == "Announced until 4 July 2028; later dates are estimates.")
        #expect(reach(known(.known, .law)) == "Set by law for every year.")
        #expect(
            reach(known(.known, .law, until: "2028-12-31"))
                == "Set by law; decisions for single years are known until 31 December 2028.")
        #expect(reach(known(.known, nil)) == nil && reach(known(.known, .announced)) == nil)
    }

    @Test("B2 B3 A year that is partly known, or estimated, says until when")
    func notices() {
        #expect(notice(known(.known)) == nil && notice(known(.none)) == nil)
        #expect(
            notice(known(.partly, until: "2029-09-10"))
                == "School holidays are known until 10 September 2029. Later ones are not announced yet.")
        #expect(
            notice(known(.partly, until: "2029-07-28", latest: "2029-09-10"))
                == "School holidays are known until 28 July 2029 in some regions, until 10 September 2029 in others. "
                + "Later ones are not announced yet.")
        #expect(
            notice(known(.partly, .formula, until: "2028-07-04"))
                == "School holidays are announced until 4 July 2028. Later dates are estimates.")
        #expect(
            notice(known(.estimated, .formula, until: "2028-07-04"))
                == "School holidays are announced until 4 July 2028. The dates of 2029 are estimates.")
        #expect(
            notice(known(.partly, .law, until: "2026-12-31", type: .publicHoliday))
                == "What is decided about public holidays for single years is known until 31 December 2026. Later ones "
                + "are those that the law fixes.")
        #expect(notice(known(.partly, .law, lacks: "breaks")) == "We have no data about breaks.")
        // The Emirates lack Sharjah's weekend, and their cabinet decides on days off each year.
        let decided = known(.partly, .law, until: "2028-12-31", lacks: "breaks", type: .publicHoliday)
        #expect(
            notice(decided)
                == "We have no data about breaks. What is decided about public holidays for single years is known until "
                + "31 December 2028. Later ones are those that the law fixes.")
        #expect(words.gap(decided, in: 2028, of: spain) == "We have no data about breaks.")
        #expect(notice(known(.partly, .law, from: "2029-03-01")) == "School holidays are known from 1 March 2029.")
        #expect(notice(known(.noData, nil)) == "We have no data about school holidays in Spain.")
    }

    @Test(
        "X2 L1 The regions without breaks of schools are named or counted, in the language of the page",
        arguments: [
            ("en", "We have no data about school holidays in Bavaria.", "school holidays in 12 of 16 regions."),
            ("de", "Wir haben keine Daten zu: Schulferien (Bavaria).", "Schulferien in 12 von 16 Regionen."),
            ("uk", "Немає даних: шкільні канікули (Bavaria).", "шкільні канікули у 12 із 16 регіонів."),
            ("ja", "学校休暇（Bavaria）のデータはありません。", "16地域中12地域の学校休暇のデータはありません。"),
        ])
    func breaks(code: String, named: String, counted: String) throws {
        let words = LayoutWords(try #require(Language(code: code)))
        func notice(_ gap: DataGap) -> String? {
            let known = YearKnowledge(types: [.school], state: .partly, lacks: gap)
            // Without the marks that keep the directions of texts apart.
            return words.gap(known, in: 2026, of: spain)?.replacing("\u{2068}", with: "")
                .replacing("\u{2069}", with: "")
        }
        #expect(notice(.breaks(in: ["Bavaria"])) == named)
        #expect(notice(.breaksInSome(12, of: 16))?.hasSuffix(counted) == true)
    }

    @Test("B1 A line says how holidays are known, for a table and before their authorities")
    func coverage() {
        #expect(words.coverage(known(.known, .law)) == "By law")
        #expect(
            words.coverage(known(.known, .law, until: "2026-12-31"))
                == "By law; decisions for single years until 31 December 2026")
        #expect(words.coverage(known(.known, until: "2029-09-10")) == "Announced until 10 September 2029")
        #expect(
            words.coverage(known(.known, .formula, until: "2028-07-04"))
                == "Announced until 4 July 2028, then estimated")
        #expect(words.coverage(known(.noData, nil)) == "No data" && words.coverage(known(.known, nil)) == "Known")
        #expect(words.coverage(known(.partly, .law, lacks: "breaks")) == "By law; no data about breaks")
        #expect(words.authority(known(.known, .law)) == "School holidays follow:")
        #expect(words.authority(known(.known)) == "School holidays are announced in:")
    }

    @Test("B1 B2 A section has the notices that the list has not told already, and the authorities with their links")
    func section() throws {
        let knowledge = [
            YearKnowledge(
                types: [.publicHoliday], state: .known, basis: .law,
                authorities: [
                    Authority(title: "The act", address: "https://law.example/1"), Authority(title: "The order"),
                ]), known(.noData, nil),
        ]
        let section = try #require(
            KnowledgeSection(knowledge, of: 2026, in: spain, isEmpty: false, words: words) { $0.link })
        #expect(section.notices == ["We have no data about school holidays in Spain."])
        #expect(section.authorities.map(\.text) == ["Public holidays follow:", "School holidays are announced in:"])
        let sources = section.authorities[0].sources
        #expect(sources.map(\.title) == ["The act", "The order"] && sources.map(\.separator) == ["", "; "])
        #expect(sources[0].page?.link.description == "https://law.example/1" && sources[1].page == nil)
        let told = KnowledgeSection([known(.noData, nil)], of: 2026, in: spain, isEmpty: true, words: words) { $0.link }
        #expect(told?.notices == [])
        let nothing = YearKnowledge(types: [.publicHoliday], state: .known)
        #expect(KnowledgeSection([nothing], of: 2026, in: spain, isEmpty: false, words: words) { $0.link } == nil)
    }

    @Test(
        "Y3 What could not be fetched is told in every language, with when it was tried, and never as data that there are not"
    )
    func outage() {
        let tried = SourceOutage.Moment(seconds: 1_795_900_500)
        var missing = known(.noData, nil)
        missing.outage = SourceOutage(service: "OpenHolidays", tried: tried)
        let failed = "School holidays could not be fetched from OpenHolidays. Last try: 28 November 2026, 21:15 UTC."
        #expect(empty(missing) == failed && notice(missing) == failed && words.coverage(missing) == failed)
        #expect(words.limit(missing, in: 2026, of: spain) == failed)
        missing.outage = SourceOutage(service: "OpenHolidays", tried: nil)
        #expect(empty(missing) == "School holidays are being fetched from OpenHolidays.")
        var old = known(.partly, until: "2029-09-10")
        old.outage = SourceOutage(service: "OpenHolidays", tried: tried, hasCopy: true)
        #expect(
            notice(old)
                == "School holidays are known until 10 September 2029. Later ones are not announced yet. School holidays could not be fetched from OpenHolidays again, so these may be out of date. Last try: 28 November 2026, 21:15 UTC."
        )
        #expect(empty(old) == "No school holidays are known for 2030.")
        for language in Language.all {
            let text = LayoutWords(language).gap(old, in: 2029, of: spain)
            #expect(text?.contains("OpenHolidays") == true && text?.contains("15") == true, "\(language)")
        }
    }

    @Test("A region whose name is written from the right is isolated in each message about what is known")
    func isolation() {
        let region = ForeignText("بافاريا")
        let (place, name) = (PlaceName(region: region, country: "Germany"), "\u{2068}بافاريا\u{2069}")
        #expect(empty(known(.none), region: region) == "No school holidays in 2030 in \(name).")
        #expect(empty(known(.estimated), region: region) == "No school holidays are known for 2030 in \(name).")
        #expect(
            empty(known(.notAnnounced), region: region)
                == "School holidays in \(name) for 2030 are not announced yet.")
        #expect(
            words.gap(known(.noData, nil), in: 2030, of: place)
                == "We have no data about school holidays in \(name), Germany.")
        #expect(
            words.subscription(HolidayFilter(), of: place)
                == "Public holidays in \(name), Germany, from last year on. New years and changes follow by themselves."
        )
    }
}
