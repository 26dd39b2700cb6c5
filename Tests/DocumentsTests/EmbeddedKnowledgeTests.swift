import Documents
import TestSupport
import Testing

/// What the embedded documents claim, over all countries, years, types and regions.
@Suite("Knowledge of the embedded documents", .serialized)
struct EmbeddedKnowledgeTests {
    private static let library = DocumentLibrary(EmbeddedDocuments())

    private func calendars() async throws -> [HolidayCalendar] {
        var found: [HolidayCalendar] = []
        for country in try await Self.library.countries().value {
            let supply = try await Self.library.calendar(
                of: country.code, covering: CalendarScope(years: country.years))
            found.append(try #require(supply).value)
        }
        return found
    }

    /// Nobody lives there, and no law says when people are off.
    private static let withoutAuthority = Set(["AQ", "BV", "HM", "IO", "TF"].compactMap { CountryCode($0) })

    @Test("B1 Nearly every country has an authority for its public holidays, and all schools have one for their breaks")
    func authorities() async throws {
        let calendars = try await calendars()
        var (missing, schools) = (Set<CountryCode>(), 0)
        for calendar in calendars {
            let facts = try #require(calendar.knowledge?.facts, "\(calendar.country)")
            let own = facts.filter { $0.types.contains(.publicHoliday) }
            if !own.contains(where: { !$0.authorities.isEmpty }) { missing.insert(calendar.country) }
            let ofSchools = facts.filter { $0.types.contains(.school) }
            schools += ofSchools.isEmpty ? 0 : 1
            #expect(ofSchools.allSatisfy { !$0.authorities.isEmpty }, "\(calendar.country)")
        }
        #expect(calendars.count == 250 && missing == Self.withoutAuthority)
        #expect(Double(calendars.count - missing.count) / Double(calendars.count) >= 0.95)
        #expect(schools >= 13)
    }

    @Test("B1 Each holiday is of a type, region and day that a fact of its country covers")
    func covered() async throws {
        var (days, uncovered) = (0, [String: Int]())
        for calendar in try await calendars() {
            let facts = calendar.knowledge?.facts ?? []
            for holiday in calendar.holidays where calendar.years.contains(holiday.date.year) {
                for type in holiday.kind.types {
                    let found = facts.filter { $0.types.contains(type) && $0.days.contains(holiday.date) }
                    let keepers = calendar.regions.map(\.code).filter(holiday.kind.isKept)
                    let isCovered =
                        found.contains(where: \.regions.isEmpty)
                        || !keepers.isEmpty
                            && keepers.allSatisfy { code in found.contains { $0.regions.contains(code) } }
                    days += 1
                    if !isCovered { uncovered["\(calendar.country) \(type)", default: 0] += 1 }
                }
            }
        }
        #expect(days > 50_000 && uncovered.isEmpty, "\(uncovered) of \(days)")
    }

    @Test("B2 No list claims that there are no holidays unless a fact covers the whole year of its type and place")
    func emptyClaims() async throws {
        var (lists, empty, claims) = (0, 0, 0)
        var wrong: [String: Int] = [:]
        for calendar in try await calendars() {
            let facts = calendar.knowledge?.facts ?? []
            for region in [nil] + calendar.regions.map({ Optional($0.code) }) {
                for year in calendar.years {
                    let present = Set(calendar.types(in: year, of: region))
                    let last = CivilDate.firstDay(of: year + 1).adding(days: -1)
                    for type in HolidayType.allCases {
                        let filter = HolidayFilter(types: .only(type), region: region)
                        let known = calendar.knowledge(of: HolidayYear(calendar.country, year, filter))
                        lists += 1
                        if present.contains(type) {
                            // What is there is known of, and the other way round.
                            if known.first?.state == .noData {
                                wrong["\(calendar.country) \(type) there", default: 0] += 1
                            }
                            continue
                        }
                        empty += 1
                        guard known.first?.ofEmptyList.state == KnownState.none else { continue }
                        claims += 1
                        let isFact = facts.contains { fact in
                            fact.types.contains(type) && fact.lacks == nil
                                && (fact.regions.isEmpty || region.map(fact.regions.contains) ?? true)
                                && fact.days.contains(CivilDate.firstDay(of: year)) && fact.days.contains(last)
                                && fact.until.map { $0 >= last } ?? true
                        }
                        if !isFact {
                            wrong["\(calendar.country) \(region?.description ?? "") \(type)", default: 0] += 1
                        }
                    }
                }
            }
        }
        #expect(wrong.isEmpty, "\(wrong) of \(claims) claims, in \(empty) empty lists of \(lists)")
        #expect(lists > 100_000 && empty > claims && claims > 1_000, "\(lists) \(empty) \(claims)")
    }

    @Test("B3 Every day beyond what is announced is estimated, and no table has a day after its end")
    func beyond() async throws {
        var (computed, unmarked, afterEnd) = (0, 0, 0)
        for calendar in try await calendars() {
            for fact in calendar.knowledge?.facts ?? [] {
                for holiday in calendar.holidays {
                    guard holiday.kind.types.contains(where: fact.types.contains),
                        fact.regions.isEmpty || holiday.kind.regions.contains(where: fact.regions.contains)
                    else { continue }
                    let lastDay = max(holiday.date, holiday.observed ?? holiday.date)
                    if fact.basis == .formula, let until = fact.until, lastDay > until {
                        computed += 1
                        unmarked += holiday.isEstimated ? 0 : 1
                    }
                    let isOnlyTheirs = !fact.regions.isEmpty && fact.regions.isSuperset(of: holiday.kind.regions)
                    if fact.basis == .announced, isOnlyTheirs, holiday.date > fact.days.upperBound { afterEnd += 1 }
                }
            }
        }
        #expect(unmarked == 0 && afterEnd == 0, "\(unmarked) of \(computed); \(afterEnd)")
        #expect(computed > 500)
    }

    @Test(
        "B2 B3 What is known of schools",
        arguments: [
            ("ES", nil, 2026, KnownState.noData, nil), ("DE", "BY", 2028, .known, "2029-09-10"),
            ("DE", "BY", 2029, .partly, "2029-09-10"), ("DE", "BY", 2030, .notAnnounced, "2029-09-10"),
            ("DE", nil, 2029, .partly, "2029-07-28"), ("DE", nil, 2030, .notAnnounced, "2029-07-28"),
            ("FR", "Zone-A", 2027, .known, "2028-07-04"), ("FR", "Zone-A", 2028, .partly, "2028-07-04"),
            ("FR", "Zone-A", 2030, .estimated, "2028-07-04"), ("FR", "57", 2026, .noData, nil),
            ("NL", "Noord", 2031, .notAnnounced, "2030-09-01"), ("AU", "NT", 2032, .known, "2032-12-31"),
            ("AU", "QLD", 2030, .notAnnounced, "2029-12-31"), ("PL", "02", 2029, .partly, "2028-12-31"),
            ("AT", "9", 2030, .known, nil), ("TH", nil, 2026, .partly, nil),
        ] as [(String, String?, Int, KnownState, String?)])
    func schools(code: String, region: String?, year: Int, state: KnownState, until: String?) async throws {
        let country = try #require(CountryCode(code))
        let supply = try await Self.library.calendar(of: country, covering: CalendarScope(year: year))
        let known = try #require(supply).value.year(year, of: .school, in: region.flatMap { RegionCode($0) })
        #expect(known.state == state && known.until == until.flatMap { CivilDate($0) })
    }
}
