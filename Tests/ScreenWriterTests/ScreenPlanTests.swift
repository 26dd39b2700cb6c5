import Foundation
import Testing

@testable import ScreenWriter

@Suite("new-screen: writing")
struct ScreenPlanTests {
    private let package: TemporaryPackage

    init() throws {
        package = try TemporaryPackage()
    }

    private func problems(_ screen: String) throws -> [String] {
        let plan = try package.plan(screen)
        return #expect(throws: ScreenError.self) { try plan.check() }?.lines ?? []
    }

    @Test("T2 Contract, five parts, template, doubles, tests and snapshots are written, and listed")
    func writes() throws {
        let before = try package.files()
        let plan = try package.plan("YearList")
        try plan.check()
        try plan.write()
        let written = Set(try package.files()).subtracting(before)
        #expect(
            written.count == 18
                && written == Set(plan.files.map { String($0.path.dropFirst(package.folder.count + 1)) }))
        for part in ["Contract", "View", "Interactor", "Presenter", "Item", "Router", "Place"] {
            #expect(written.contains("Sources/Coast/YearList/YearList\(part).swift"))
        }
        for part in ["View", "Interactor", "Presenter", "Router"] {
            #expect(written.contains("Tests/CoastTests/YearList\(part)Tests.swift"))
        }
        #expect(written.contains("Templates/Coast/year-list.mustache"))
        #expect(written.contains("Tests/CoastTests/__Snapshots__/YearList-failure.html"))
        for path in written {
            #expect(plan.report.contains("  \(path)\n"))
            #expect(!(try package.text(path)).contains(#/__[A-Za-z]+__(?!/)/#), "\(path)")
        }
        #expect(plan.report.contains("case .yearList(let place): await YearListRouter"))
    }

    @Test("A screen that exists is never overwritten: the errors have file and line")
    func exists() throws {
        try package.plan("Compare").write()
        let before = try package.files().map { try package.text($0) }
        let lines = try problems("Compare")
        #expect(
            lines.first
                == "Sources/Coast/Compare/CompareContract.swift:4: error: the file exists, with the type CompareEvent; choose another name for the screen"
        )
        #expect(lines.count == 7 && lines.dropLast().last == "… and 13 more" && lines.last == "Nothing was written.")
        #expect(throws: ScreenError.self) { try package.plan("Compare").write() }
        #expect(try package.files().map { try package.text($0) } == before)
    }

    @Test("A type of the name elsewhere in the target, or in its tests, is an error with its line")
    func types() throws {
        try package.write("\n/// A page.\npublic final class ComparePage {}\n", to: "Sources/Coast/Coast.swift")
        try package.write(
            "@MainActor struct CompareViewTests {\n    struct CompareView {}\n}\n",
            to: "Tests/CoastTests/CoastTests.swift")
        #expect(
            try problems("Compare") == [
                "Sources/Coast/Coast.swift:3: error: the type ComparePage exists; choose another name for the screen",
                "Tests/CoastTests/CoastTests.swift:1: error: the type CompareViewTests exists; choose another name for the screen",
                "Nothing was written.",
            ])
        try package.plan("Other").check()
    }

    @Test("A suite that takes all snapshots of the folder for its own is an error with its line")
    func greedy() throws {
        try package.write(
            "\n@Suite(.noOrphanedSnapshots())\nstruct CoastTests {}\n", to: "Tests/CoastTests/CoastTests.swift")
        #expect(
            try problems("Compare").first?.hasPrefix("Tests/CoastTests/CoastTests.swift:2: error: this suite takes all")
                == true)
        try package.write(
            "@Suite(.noOrphanedSnapshots(prefix: \"a-\"))\nstruct A {}\n", to: "Tests/CoastTests/CoastTests.swift")
        try package.plan("Compare").check()
    }

    @Test("If a file cannot be written, those written before are removed, and nothing else is")
    func rollback() throws {
        // Root may write everywhere, so the test uses a file in place of a folder that cannot be written.
        try package.write("", to: "Templates")
        let before = try package.files()
        let plan = try package.plan("Compare")
        let lines = #expect(throws: ScreenError.self) { try plan.write() }?.lines
        #expect(lines?.first?.hasPrefix("Templates/Coast/compare.mustache: error: cannot be written: ") == true)
        #expect(lines?.last == "Nothing was written.")
        #expect(try package.files() == before)
        #expect(!FileManager.default.fileExists(atPath: "\(package.folder)/Sources/Coast/Compare"))
        #expect(FileManager.default.fileExists(atPath: "\(package.folder)/Tests/CoastTests"))
    }

    @Test("A package may have templates of its own; without a file among them there is an error")
    func own() throws {
        let folder = "\(package.folder)/.new-screen"
        for root in ["Module", "Tests", "Package"] {
            try FileManager.default.createDirectory(atPath: "\(folder)/\(root)", withIntermediateDirectories: true)
        }
        try package.write("add __case__", to: ".new-screen/next.txt")
        #expect(throws: ScreenError(".new-screen: error: there is no file that ends in .template")) {
            try package.plan("Compare")
        }
        try package.write(
            "struct __Screen__Page {} // __module__\n", to: ".new-screen/Module/__Screen__.swift.template")
        let plan = try package.plan("Compare")
        #expect(plan.files.map(\.text) == ["struct ComparePage {} // coast\n"] && plan.report.hasSuffix("add compare"))
        #expect(plan.files.map(\.path) == ["\(package.folder)/Sources/Coast/Compare/Compare.swift"])
    }
}
