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
            written.count == 19
                && written == Set(plan.files.map { String($0.path.dropFirst(package.folder.count + 1)) }))
        for part in ["Contract", "View", "Interactor", "Presenter", "Router", "Place"] {
            #expect(written.contains("Sources/Coast/YearList/YearList\(part).swift"))
        }
        #expect(written.contains("Sources/Entities/YearListItem.swift"))
        #expect(written.contains("Sources/Services/YearListService.swift"))
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

    @Test("A4 The entity has a target of its own, which only the Interactor's file of the screen imports")
    func entities() throws {
        let plan = try package.plan("YearList")
        let module = plan.files.filter { $0.path.contains("/Sources/Coast/") }
        #expect(module.count == 6)
        for file in module {
            #expect(file.text.contains("import Entities\n") == file.path.hasSuffix("Interactor.swift"), "\(file.path)")
            #expect(!file.text.contains("struct YearListItem"), "\(file.path)")
        }
    }

    @Test("Without a target for entities, or a dependency on it, the error says what to add to Package.swift")
    func targets() throws {
        func lines(_ layout: PackageLayout) -> [String]? {
            #expect(throws: ScreenError.self) { try package.plan("Compare", layout) }?.lines
        }
        #expect(
            lines(package.layout(others: [])) == [
                "Package.swift:3: error: Coast has no target Entities; add .target(name: \"Entities\") with a first file in Sources/Entities, and \"Entities\" to the dependencies of Coast and CoastTests",
                "Package.swift:3: error: Coast has no target Services; add .target(name: \"Services\", dependencies: [\"Entities\"]) with a first file in Sources/Services, and \"Services\" to the dependencies of Coast and CoastTests",
                "Nothing was written.",
            ])
        #expect(
            lines(package.layout(imports: ["VIPER", "HTML", "Services"])) == [
                "Package.swift:3: error: Coast needs \"Entities\" among its dependencies", "Nothing was written.",
            ])
        #expect(
            lines(package.layout(testImports: ["Coast", "Entities", "VIPERTesting"])) == [
                "Package.swift: error: CoastTests needs \"Services\" among its dependencies", "Nothing was written.",
            ])
    }

    @Test("A target of entities may have another name that ends like it")
    func otherNames() throws {
        let names = ["CoastEntities", "CoastServices"]
        let layout = package.layout(
            imports: ["VIPER", "HTML"] + names, testImports: ["Coast", "VIPERTesting"] + names,
            others: names + ["Entities", "Services"])
        let plan = try package.plan("Compare", layout)
        let paths = plan.files.map(\.path)
        #expect(paths.contains("\(package.folder)/Sources/CoastEntities/CompareItem.swift"))
        let interactor = try #require(plan.files.first { $0.path.hasSuffix("/CompareInteractor.swift") })
        #expect(interactor.text.hasPrefix("import CoastEntities\nimport CoastServices\n"))
    }

    @Test("T2 What Package.swift lacks is said where it belongs: snapshots are excluded, imports are a file's affair")
    func manifest() throws {
        #expect(
            try package.plan("Compare").report.contains(
                """
                Package.swift:
                  Package.swift: CoastTests needs exclude: ["__Snapshots__"], or SwiftPM warns of these files
                  Package.swift:3: Coast needs swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")], so that only Interactors see entities

                Next:
                """))
        try package.write(
            "name: \"Coast\", [.enableUpcomingFeature(\"MemberImportVisibility\")], exclude: [\"__Snapshots__\"]",
            to: "Package.swift")
        #expect(!(try package.plan("Compare").report.contains("Package.swift:")))
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
        #expect(lines.count == 7 && lines.dropLast().last == "… and 14 more" && lines.last == "Nothing was written.")
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
