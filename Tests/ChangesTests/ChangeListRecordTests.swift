import SnapshotSupport
import Testing

@testable import Changes

@Suite("What has changed: records", .noOrphanedSnapshots(prefix: "all-changes-"))
struct ChangeListRecordTests {
    private func presenter(
        _ result: Result<ChangeList, ChangeListFailure>, _ format: Format
    ) -> ChangeListRecordPresenter<ChangeListInteractorDouble, ChangeListRouter> {
        ChangeListRecordPresenter(
            interactor: ChangeListInteractorDouble(result: result), router: ChangeListRouter(), format: format)
    }

    private let atom = ChangeListRecordAtomView(edition: Edition(base: "https://almanac.example"))

    @Test("F8 The changes of all countries are JSON, and a feed with an entry for each country of a day")
    func formats() async throws {
        let json = Module(view: ChangeListRecordJSONView(), presenter: presenter(.success(.sample), .json))
        try expectSnapshot(await json.recorded(Visit(.changes)), named: "all-changes-json")
        let feed = Module(view: atom, presenter: presenter(.success(.sample), .atom))
        try expectSnapshot(await feed.recorded(Visit(.changes)), named: "all-changes-atom")
    }

    @Test("F8 hostile text", arguments: [Format.json, .atom])
    func hostile(format: Format) async throws {
        let name = Sample.hostile.replacing("\u{301}", with: "")
        let list = ChangeList.one(name, [.sample(.renamed, name, former: name)])
        let page =
            format == .json
            ? await Module(view: ChangeListRecordJSONView(), presenter: presenter(.success(list), format))
                .recorded(Visit(.changes))
            : await Module(view: atom, presenter: presenter(.success(list), format)).recorded(Visit(.changes))
        try expectSnapshot(page, named: "all-changes-hostile-\(format.rawValue)")
    }

    @Test("F5 A failing source and one without changes have their own status")
    func failures() async throws {
        for (failure, name) in [(ChangeListFailure.unrecorded, "unrecorded"), (.service(.timedOut), "error")] {
            let json = Module(view: ChangeListRecordJSONView(), presenter: presenter(.failure(failure), .json))
            try expectSnapshot(await json.recorded(Visit(.changes)), named: "all-changes-\(name)")
        }
    }

    @Test("The address is the event")
    func event() {
        #expect(ChangeListRecordJSONView().event(from: Visit(.changes)) == .opened)
        #expect(atom.event(from: Visit(.changes)) == .opened)
    }

    @Test("F8 Page and records are assembled in their formats, and in no other", arguments: Format.allCases)
    func modules(format: Format) async throws {
        let revision = Revision(date: Sample.day("2026-11-22"), changes: [.sample(.added)])
        let services = Services.only(
            countries: CountryServiceDouble([Sample.germany]), changes: ChangeServiceDouble(.success([revision])))
        let changes = ChangesRouter(Sample.context(services))
        let record = try await changes.run(DataPlace.changes, as: format).shown
        let page = try await changes.start(.changes).shown
        #expect(record.status == (Format.ofChanges.contains(format) ? .ok : .notFound))
        #expect(page.status == .ok && page.text.contains("Unity Day added"))
    }
}
