import Foundation
import Testing

/// The rules of the house that the compiler does not see, held against the sources.
@Suite("Architecture")
struct ArchitectureTests {
    @Test("A1 A View only decodes and renders: it knows the places and the kit, and waits for nothing")
    func views() throws {
        let views = try Sources.modules(named: "View.swift")
        #expect(views.count >= 3)
        for view in views {
            #expect(view.imports.isSubset(of: ["Almanac", "HTML", "VIPER"]), "\(view.name)")
            #expect(!view.text.contains("await"), "\(view.name)")
        }
    }

    @Test("A2 An Interactor knows entities and services, and nothing of HTML, servers, views or addresses")
    func interactors() throws {
        let interactors = try Sources.modules(named: "Interactor.swift")
        #expect(interactors.count >= 3)
        for interactor in interactors {
            #expect(interactor.imports == ["Almanac"], "\(interactor.name)")
        }
    }

    @Test("A3 All formatting is the Presenter's: no other part words a date or a count")
    func formatting() throws {
        for part in try Sources.modules() where !part.name.contains("Present") {
            #expect(!part.text.contains("Phrases."), "\(part.name)")
        }
    }

    @Test("A4 Entities never leave the Interactor: no contract and no Presenter names one")
    func entities() throws {
        let entity =
            #/\b(Country|Holiday|HolidayKind|HolidayCalendar|Quotation|Person|Master|Holocron|SideCode|Supply)\b(?! =)/#
        for part in try Sources.modules() where part.name.contains("Contract") || part.name.contains("Present") {
            let named = part.code.matches(of: entity).map { String($0.output.0) }
            #expect(named.isEmpty, "\(part.name)")
        }
    }

    @Test("A5 Modules do not know each other; only Routers make links of places")
    func routers() throws {
        let modules = try Sources.moduleNames()
        #expect(modules.count >= 2)
        for part in try Sources.modules() {
            #expect(part.imports.isDisjoint(with: modules + ["Site", "Documents", "NIOHTTP1"]), "\(part.name)")
            if !part.name.contains("Router") { #expect(!part.text.contains("Link(."), "\(part.name)") }
        }
    }

    @Test("A6 Parts meet through the protocols of the contract: a Presenter holds no part by its type")
    func protocols() throws {
        let presenters = try Sources.modules(named: "Presenter.swift")
        #expect(presenters.count >= 3)
        for presenter in presenters {
            #expect(presenter.text.contains(#/let interactor: any \w+Interacting/#), "\(presenter.name)")
            #expect(presenter.text.contains(#/let router: any \w+/#), "\(presenter.name)")
        }
        for contract in try Sources.modules(named: "Contract.swift") {
            #expect(contract.text.contains(#/protocol \w+Interacting/#), "\(contract.name)")
            #expect(contract.text.contains(#/enum \w+Event/#), "\(contract.name)")
            #expect(contract.text.contains(#/struct \w+Page/#), "\(contract.name)")
        }
    }

    @Test("A8 Every part of every screen is made alone by a test")
    func tested() throws {
        let tests = try Sources.tests()
        for part in try Sources.modules() {
            guard let type = part.name.wholeMatch(of: #/(\w+(?:Interactor|Presenter|Router|View))\.swift/#)?.1
            else { continue }
            let isMade = tests.contains("\(type)(")
            #expect(isMade, "no test makes a \(type)")
        }
    }

    @Test("Only the site and Fetching speak HTTP, only Markup knows its libxml2, only Fetching its TLS")
    func outside() throws {
        for file in try Sources.all() {
            if !file.path.contains("/Site/"), !file.path.contains("/Fetching/") {
                #expect(!file.imports.contains("NIOHTTP1"), "\(file.path)")
            }
            if !file.path.contains("/Markup/") { #expect(!file.imports.contains("CLibXML2"), "\(file.path)") }
            if !file.path.contains("/Fetching/") { #expect(!file.imports.contains("NIOSSL"), "\(file.path)") }
        }
    }

    @Test("Files stay short enough to be read in one go")
    func length() throws {
        for file in try Sources.all() {
            #expect(file.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 300, "\(file.path)")
        }
    }
}
