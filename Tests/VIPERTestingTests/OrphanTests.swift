import Testing

@testable import VIPERTesting

@Suite("Orphaned snapshots")
struct OrphanTests {
    private let workshop = SnapshotWorkshop()

    @Test("A file that no test has compared is found, by its prefix; recording and comparing both count")
    func orphans() throws {
        let folder = workshop.folder
        #expect(try folder.orphans(prefix: "") == [])
        _ = try workshop.problem(.html("One"), raw: .kept, named: "list-one", isRecording: true)
        for file in ["list-two.html", "list-two.head", "list-one.json", "other.html", ".hidden"] {
            try folder.write([], to: file)
        }
        #expect(try folder.orphans(prefix: "list-") == ["list-one.json", "list-two.head", "list-two.html"])
        #expect(try folder.orphans(prefix: "") == ["list-one.json", "list-two.head", "list-two.html", "other.html"])
        _ = try? workshop.problem(.html("Two"), named: "list-two")
        #expect(try folder.orphans(prefix: "list-") == ["list-one.json"])
        let words = OrphanTrait.words(["list-one.json"], folder)
        #expect(words.contains("Delete each") && words.contains("\n\(folder.path)/list-one.json"))
    }

    @Test("A page without its raw bytes leaves them over")
    func raw() throws {
        for file in ["page.html", "page.head", "page.raw"] { try workshop.folder.write([], to: file) }
        _ = try? workshop.problem(.html("One"))
        #expect(try workshop.folder.orphans(prefix: "") == ["page.raw"])
    }

    @Test("If only some tests of a suite are run, its snapshots are not checked")
    func selection() {
        func isWhole(_ arguments: String...) -> Bool {
            TestSelection(arguments: ["program"] + arguments).isWhole(suite: "BookTests.ListTests")
        }
        #expect(isWhole())
        #expect(isWhole("--testing-library", "swift-testing"))
        #expect(isWhole("--filter", "BookTests"))
        #expect(isWhole("--filter", "^BookTests\\."))
        #expect(isWhole("--filter", "ListTests/"))
        #expect(isWhole("--filter", "signed", "--filter", "ListTests"))
        #expect(isWhole("--skip", "OtherTests"))
        #expect(!isWhole("--filter", "ListTests/signed"))
        #expect(!isWhole("--filter", "signed"))
        #expect(!isWhole("--filter", "["))
    }
}

/// The trait is run for real: every snapshot that the suite owns is compared by its only test.
@Suite("A suite without orphans", .noOrphanedSnapshots())
struct CompleteSuiteTests {
    @Test("A page in each kind of file equals its snapshot")
    func pages() throws {
        try expectSnapshot(PageState.html("One"), named: "complete", raw: .kept)
        try expectSnapshot(PageState.html("Two").bytes, named: "tree")
    }
}
