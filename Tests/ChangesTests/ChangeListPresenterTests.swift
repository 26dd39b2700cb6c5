import SnapshotSupport
import Testing

@testable import Changes

@Suite("What has changed: presenter")
struct ChangeListPresenterTests {
    private func page(_ result: Result<ChangeList, ChangeListFailure>) async throws -> (ChangeListPage, Status) {
        let presenter = ChangeListPresenter(
            interactor: ChangeListInteractorDouble(result: result), router: RecordingRouter<ChangeListNavigation>())
        return try await presenter.handle(.opened).shown
    }

    @Test("F8 Each day has its countries, each country its changes with the years that have them")
    func days() async throws {
        let (page, status) = try await page(.success(.sample))
        #expect(status == .ok && page.heading == "What has changed" && page.head.alternates.count == 2)
        #expect(page.days.map(\.date) == ["25 November 2026", "21 November 2026"])
        #expect(page.days.map(\.id) == ["2026-11-25", "2026-11-21"])
        #expect(page.days.map(\.count) == ["3 countries.", "1 country."])
        let germany = try #require(page.days[0].groups.first)
        #expect(page.days[0].groups.count == 1 && germany.name == "Germany" && germany.isOpen)
        #expect(germany.count == "14" && germany.changes.count == 7)
        #expect(germany.changes[0].title == [SentencePart("Unity Day moved")])
        #expect(germany.changes[0].text.map(\.text) == ["From Friday 2 October 2026 to Saturday 3 October 2026."])
        let year = HolidayYear(Sample.code("DE"), 2026, HolidayFilter(types: .all, isEverywhere: true))
        #expect(germany.changes[0].link == .to(ChangeListNavigation.year(year)))
        #expect(germany.rest?.label == "7 more changes")
        #expect(germany.rest?.link == .to(ChangeListNavigation.changes(Sample.code("DE"), .atom)))
    }

    @Test("F8 A name in another language than the page’s is a part of its sentence, with its language")
    func languages() async throws {
        let german = ChangesWords(try #require(Language(code: "de")))
        let known = ["Unity Day": "Tag der Einheit"]
        let changes = [
            DataChange.sample(.estimated), .sample(.renamed, former: "Day of Unity"), .sample(.estimated, "Eid"),
        ].map { $0.translated { known[$0].map { LocalizedText($0, language: "de") } } }
        let presenter = ChangeListPresenter(
            interactor: ChangeListInteractorDouble(result: .success(.one("Deutschland", changes))),
            router: RecordingRouter<ChangeListNavigation>(), words: german)
        let rows = try #require(try await presenter.handle(.opened).shown.0.days.first?.groups.first?.changes)
        #expect(rows[0].title == [SentencePart("Tag der Einheit ist geschätzt")])
        #expect(rows[1].text.compactMap(\.name) == [LocalizedText("Day of Unity", language: "en")])
        #expect(rows[1].text.count == 3)
        let eid = SentencePart(name: LocalizedText("Eid", language: "en"))
        #expect(rows[2].title == [eid, SentencePart(" ist geschätzt")])
    }

    @Test("F8 Countries of which nothing but details changed, and new ones, are named in a line")
    func further() async throws {
        let days = try await page(.success(.sample)).0.days
        #expect(days[0].further.map(\.heading) == ["Only details changed", "First data"])
        #expect(days[0].further.map { $0.countries.map(\.label) } == [["Spain"], ["Ukraine"]])
        #expect(days[0].further[0].countries[0].link == .to(ChangeListNavigation.country(Sample.code("ES"))))
        #expect(days[1].groups.isEmpty && days[1].further.map(\.heading) == ["First data"])
    }

    @Test("F8 A country's changes beyond the first eight are counted, and lead to its feed")
    func rest() async throws {
        let changes = (1...9).map { DataChange.sample(.added, "Day \($0)") }
        let group = try #require(try await page(.success(.one("Germany", changes))).0.days.first?.groups.first)
        #expect(group.changes.count == 8 && group.count == "9" && group.rest?.label == "1 more change")
    }

    @Test("F8 Many countries are folded")
    func folded() async throws {
        let countries = (1...6).map { _ in
            ChangeList.Country(code: Sample.code("DE"), name: .english("Germany"), changes: [.sample(.added)])
        }
        let list = ChangeList(days: [.init(date: Sample.day("2026-11-25"), countries: countries)])
        #expect(try await page(.success(list)).0.days[0].groups.allSatisfy { !$0.isOpen })
    }

    @Test("F8 D2 A source without changes, and one that fails, are told apart")
    func failures() async throws {
        let (unrecorded, status) = try await page(.failure(.unrecorded))
        #expect(status == .ok && unrecorded.days.isEmpty)
        #expect(unrecorded.notice?.explanation == "Our source does not say what has changed.")
        let (failing, failed) = try await page(.failure(.service(.timedOut)))
        #expect(failed == .gatewayTimeout && failing.notice?.title == "We could not show the changes")
    }
}
