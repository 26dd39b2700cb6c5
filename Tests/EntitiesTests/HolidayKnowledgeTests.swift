import TestSupport
import Testing

@Suite("What is known of holidays")
struct HolidayKnowledgeTests {
    private func fact(
        _ basis: KnownBasis, of types: [HolidayType] = [.school], from first: String = "2020-01-01",
        to last: String = "2035-12-31", until: String? = nil, regions: [String] = [], lacks: String? = nil,
        by authorities: [String] = ["The act"]
    ) -> HolidayKnowledge.Fact {
        HolidayKnowledge.Fact(
            types: types, basis: basis, days: Sample.day(first)...Sample.day(last), until: until.map(Sample.day),
            regions: Set(regions.map(Sample.region)), authorities: authorities.map { Authority(title: $0) },
            lacks: lacks)
    }

    private func states(_ facts: HolidayKnowledge.Fact..., years: ClosedRange<Int>) -> [KnownState] {
        years.map { HolidayKnowledge(facts).year($0, of: .school, in: nil).state }
    }

    @Test("B1 B2 What a law says is known in every year; of a type that no fact has, there are no data")
    func law() {
        #expect(states(fact(.law), years: 2026...2028) == [.known, .known, .known])
        let knowledge = HolidayKnowledge([fact(.law)])
        #expect(knowledge.year(2026, of: .bank, in: nil) == YearKnowledge(types: [.bank], state: .noData))
        #expect(knowledge.year(2026, of: .school, in: Sample.region("BY")).state == .known)
    }

    @Test("B2 A table is known to its end: whole years, a part of the year in which it ends, and nothing after it")
    func announced() {
        let table = fact(.announced, to: "2029-09-10", until: "2029-09-10")
        #expect(states(table, years: 2028...2030) == [.known, .partly, .notAnnounced])
        let whole = fact(.announced, to: "2029-12-31", until: "2029-12-31")
        #expect(states(whole, years: 2029...2030) == [.known, .notAnnounced])
        let start = fact(.announced, to: "2030-01-01", until: "2030-01-01")
        #expect(states(start, years: 2029...2031) == [.known, .partly, .notAnnounced])
    }

    @Test("B3 What a formula says beyond the announced days is estimated, and not announced beyond its own end")
    func formula() {
        let rotation = fact(.formula, to: "2031-12-31", until: "2028-07-04")
        #expect(
            states(rotation, years: 2027...2032) == [
                .known, .partly, .estimated, .estimated, .estimated, .notAnnounced,
            ])
        let knowledge = HolidayKnowledge([rotation])
        let days = ["2028-03-01", "2028-07-04", "2028-07-05"].map(Sample.day)
        #expect(days.map { knowledge.isComputed($0, of: .publicHoliday, in: []) } == [false, false, false])
        #expect(days.map { knowledge.isComputed($0, of: .school, in: []) } == [false, true, true])
        let early = HolidayKnowledge([fact(.formula, of: [.publicHoliday], until: "2028-07-04")])
        #expect(days.map { early.isComputed($0, of: .publicHoliday, in: []) } == [false, false, true])
    }

    @Test("B3 What the formula of a region says is computed for that region only; a break may begin 119 days before")
    func formulaOfRegion() {
        let knowledge = HolidayKnowledge([
            fact(.formula, until: "2028-07-04", regions: ["BY"]), fact(.law, until: "2028-07-04", regions: ["BE"]),
        ])
        let (bavaria, berlin) = (Sample.region("BY"), Sample.region("BE"))
        let after = Sample.day("2028-07-05")
        #expect(knowledge.isComputed(after, of: .school, in: [berlin, bavaria]))
        #expect(!knowledge.isComputed(after, of: .school, in: [berlin]))
        #expect(!knowledge.isComputed(after, of: .school, in: []))
        // 6 March is 120 days before 4 July.
        let begins = ["2028-03-06", "2028-03-07"].map(Sample.day)
        #expect(begins.map { knowledge.isComputed($0, of: .school, in: [bavaria]) } == [false, true])
    }

    @Test("B1 B2 A law with decisions for single years is only partly known after the last decision")
    func decisions() {
        #expect(states(fact(.law, until: "2026-12-31"), years: 2026...2027) == [.known, .partly])
    }

    @Test("B2 Before the first known day there are no data, and in its year a part of them")
    func beginning() {
        let late = fact(.law, from: "2021-03-01")
        #expect(states(late, years: 2020...2022) == [.noData, .partly, .known])
        #expect(HolidayKnowledge([late]).year(2020, of: .school, in: nil).from == Sample.day("2021-03-01"))
    }

    @Test("B2 What the data lack makes every year partly known")
    func lacking() {
        let single = fact(.law, lacks: "breaks of schools")
        #expect(states(single, years: 2026...2026) == [.partly])
        #expect(HolidayKnowledge([single]).year(2026, of: .school, in: nil).lacks == .words("breaks of schools"))
    }

    @Test("B1 B2 Regions have facts of their own; the country is all of them together")
    func regions() {
        let knowledge = HolidayKnowledge([
            fact(.announced, to: "2029-07-28", until: "2029-07-28", regions: ["MV"]),
            fact(.announced, to: "2031-01-27", until: "2031-01-27", regions: ["BY", "BE"], by: ["The ministry"]),
        ])
        #expect(knowledge.year(2030, of: .school, in: Sample.region("MV")).state == .notAnnounced)
        #expect(knowledge.year(2030, of: .school, in: Sample.region("BY")).state == .known)
        #expect(knowledge.year(2030, of: .school, in: Sample.region("SH")).state == .noData)
        let all = knowledge.year(2030, of: .school, in: nil)
        #expect(all.state == .partly && all.basis == .announced)
        #expect(all.until == Sample.day("2029-07-28") && all.latest == Sample.day("2031-01-27"))
        #expect(all.authorities.map(\.title) == ["The act", "The ministry"])
        #expect(knowledge.year(2032, of: .school, in: nil).state == .notAnnounced)
        let mixed = HolidayKnowledge([
            fact(.law, regions: ["A"]), fact(.formula, until: "2026-12-31", regions: ["B"]),
        ])
        let found = mixed.year(2028, of: .school, in: nil)
        #expect(found.state == .partly && found.basis == .formula && found.latest == nil)
    }

    @Test("B2 A list of all types says what is known of each kind, and asks for schools even if nobody has them")
    func allTypes() {
        let law = fact(.law, of: [.publicHoliday, .bank])
        let calendar = HolidayCalendar(
            country: Sample.code("ES"), years: 2020...2035, weekends: Weekends([.saturday, .sunday]), regions: [],
            holidays: [], knowledge: HolidayKnowledge([law]))
        let all = calendar.knowledge(of: HolidayYear(Sample.code("ES"), 2026, HolidayFilter(types: .all)))
        #expect(all.map(\.types) == [[.publicHoliday, .bank], [.school]])
        #expect(all.map(\.state) == [.known, .noData])
        let one = calendar.knowledge(of: HolidayYear(Sample.code("ES"), 2026, HolidayFilter(types: .only(.school))))
        #expect(one.map(\.state) == [.noData])
    }

    @Test("B2 A source that says nothing is believed for public holidays, and for the types that it has")
    func unsaid() {
        let calendar = Sample.calendar("DE", [Sample.holiday("2026-10-03", "Break", types: [.school])])
        func state(_ type: HolidayType) -> KnownState? {
            calendar.knowledge(of: HolidayYear(Sample.code("DE"), 2027, HolidayFilter(types: .only(type)))).first?.state
        }
        #expect(state(.publicHoliday) == .known && state(.school) == .known && state(.bank) == .noData)
    }

    @Test("B2 None, known and the other states of an empty list are told apart")
    func empty() {
        let states: [KnownState] = [.none, .known, .partly, .estimated, .notAnnounced, .noData]
        let empty = states.map { YearKnowledge(types: [.school], state: $0).ofEmptyList.state }
        #expect(empty == [.none, .none, .partly, .estimated, .notAnnounced, .noData])
    }
}
