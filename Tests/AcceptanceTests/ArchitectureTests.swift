import Foundation
import Testing

/// Checks the sources against the architecture rules that the compiler cannot enforce.
@Suite("Architecture")
struct ArchitectureTests {
    // What the compiler refuses is not checked here. A View cannot wait: its methods are not `async`. An Interactor cannot
    // name a place, a ticket or a page, nor a Presenter read a link: their files do not import the modules. A Presenter
    // that names a part of its own takes no double, so its suite does not compile.

    @Test("A1 A View only decodes and renders: it imports nothing but the places, the frame and the toolkit")
    func views() throws {
        let views = try Sources.modules(named: "View.swift")
        #expect(views.count >= 3)
        for view in views {
            #expect(
                view.imports.isSubset(of: [
                    "AlmanacValues", "Formats", "HTML", "Layout", "Places", "PlainBytes", "Support", "VIPER",
                ]),
                "\(view.name)")
        }
    }

    @Test("A2 An Interactor uses entities and services; it imports no addresses, HTML, server or View")
    func interactors() throws {
        let interactors = try Sources.modules().filter { $0.name.contains("Interactor") }
        #expect(interactors.count >= 11)
        for interactor in interactors {
            let domain: Set = ["AlmanacValues", "Entities", "PlainBytes", "ServiceContracts", "Support"]
            #expect(interactor.imports.isSubset(of: domain), "\(interactor.name)")
        }
    }

    @Test("The domain knows no addresses; in a module only Routers, which print them, and Views, which decode them, do")
    func places() throws {
        let all = try Sources.all()
        let domain = all.filter { $0.path.contains(#/\/Sources\/(AlmanacValues|Entities|ServiceContracts)\//#) }
        let places = all.filter { $0.path.contains("/Sources/Places/") }
        #expect(domain.count >= 30 && places.count >= 10)
        for file in domain {
            #expect(
                file.imports.isSubset(of: ["AlmanacValues", "Entities", "Foundation", "PlainBytes", "Support"]),
                "\(file.path)")
        }
        for file in places {
            #expect(
                file.imports.isSubset(of: ["AlmanacValues", "HTML", "PlainBytes", "Support", "VIPER"]), "\(file.path)")
        }
        for part in try Sources.modules() where part.imports.contains("Places") {
            // Operations describe the addresses themselves.
            if part.name.hasSuffix("Operations.swift") { continue }
            #expect(part.name.hasSuffix("Router.swift") || part.name.hasSuffix("View.swift"), "\(part.name)")
        }
    }

    @Test("A10 C6 A frame of a ticket has a closed set of cases without free text, so nothing of a visitor’s fits in")
    func frames() throws {
        let frames = try Sources.all().filter {
            $0.path.contains("/Sources/Places/") && $0.code.contains(": TicketFrame")
        }
        #expect(frames.count >= 2)
        for file in frames {
            let cases = file.code.matches(of: #/(?m)^    case \w+.*$/#).map { String($0.output) }
            #expect(!cases.isEmpty, "\(file.name)")
            for text in cases { #expect(!text.contains("String"), "\(file.name): \(text)") }
        }
    }

    @Test(
        "A10 The site’s routes are the root coordinator: they take every answer through the kit, and no case by default"
    )
    func routes() throws {
        let routes = try Sources.all().filter { $0.name.hasPrefix("Routes") }
        #expect(routes.count == 2)
        let code = routes.map(\.code).joined()
        #expect(code.contains("struct Routes: Coordinator") && code.contains("coordinate(to: "))
        #expect(!code.contains("default:") && !code.contains(".resuming"))
    }

    @Test("A3 Only Presenters format: no other part words a date or a count")
    func formatting() throws {
        for part in try Sources.modules() where !part.name.contains("Present") {
            #expect(!part.text.contains("Phrases."), "\(part.name)")
        }
    }

    @Test("A3 A11 What decides and words knows no HTML: its links are opaque values that the Router made")
    func links() throws {
        let parts = try Sources.modules().filter { $0.name.contains(#/Contract|Present/#) }
        #expect(parts.count >= 25)
        for part in parts { #expect(!part.imports.contains("HTML"), "\(part.name)") }
    }

    @Test("A4 A12 Only Interactors see entities: no other file of a module imports them, and no service imports a page")
    func entities() throws {
        let parts = try Sources.modules()
        // A file of an Interactor has it in its name: `HolidayListInteractor+CalendarYear.swift`.
        for part in parts where !part.name.contains("Interactor") {
            #expect(!part.imports.contains("Entities"), "\(part.name)")
            // Routers pass services, and the rest of the context, on unasked.
            let mayPass = part.name.hasSuffix("Router.swift")
            #expect(mayPass || part.imports.isDisjoint(with: ["Context", "ServiceContracts"]), "\(part.name)")
        }
        #expect(parts.count { $0.imports.contains("Entities") } >= 10)
        for file in try Sources.all() where file.path.contains("/Sources/Layout/") {
            #expect(file.imports.isDisjoint(with: ["Entities", "ServiceContracts"]), "\(file.path)")
        }
    }

    @Test("A4 What has no entity in it stands in Almanac: values do not import what holds them")
    func values() throws {
        for file in try Sources.all() where file.path.contains("/Sources/AlmanacValues/") {
            #expect(file.imports.isDisjoint(with: ["Entities", "ServiceContracts"]), "\(file.path)")
        }
        for file in try Sources.all() where file.path.contains("/Sources/Entities/") {
            #expect(file.imports.isSubset(of: ["AlmanacValues", "PlainBytes", "Support"]), "\(file.path)")
        }
    }

    @Test("A5 Modules do not import each other; only Routers make links from places")
    func routers() throws {
        let modules = try Sources.moduleNames()
        #expect(modules.count >= 2)
        for part in try Sources.modules() {
            #expect(part.imports.isDisjoint(with: modules + ["Site", "Documents", "NIOHTTP1"]), "\(part.name)")
            if !part.name.contains("Router") { #expect(!part.code.contains(#/\bLink\(/#), "\(part.name)") }
        }
    }

    @Test(
        "S9 Light and Dark are two modules, and each knows of the other only its place",
        arguments: [("Light", "Dark"), ("Dark", "Light")])
    func sides(module: String, other: String) throws {
        // Neither imports the other (A5), so only the target of all places could tell them more.
        let parts = try Sources.files(of: "Modules/\(module)")
        #expect(parts.count >= 6)
        for part in parts {
            #expect(part.name.hasSuffix("Router.swift") || !part.words.contains("\(other)Place"), "\(part.name)")
        }
        #expect(parts.contains { $0.words.contains("\(other)Place") })
    }

    @Test("Every type of the modules has a name of its own, so that searching for a name finds one type")
    func names() throws {
        var files: [String: [String]] = [:]
        let declaration = #/(?m)^(?:public |final )*(?:struct|enum|class|actor|protocol|typealias) (\w+)/#
        for part in try Sources.modules() {
            for match in part.code.matches(of: declaration) { files[String(match.1), default: []].append(part.name) }
        }
        #expect(files.count >= 100)
        for (name, places) in files where places.count > 1 { Issue.record("\(name) is in \(places)") }
    }

    @Test("The server knows no page, no route and no asset, and the site knows no server")
    func server() throws {
        let server = ["HTTPMessages", "HTTPConnection", "HTTPServer"]
        let outside: Set = [
            "CGlibc", "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "HTTPTypes", "Landings", "Logging",
            "Musl", "NIOCore", "NIOHTTP1", "NIOPosix", "PlainBytes", "Support", "Synchronization",
            "UnixSignals",
        ]
        for (number, target) in server.enumerated() {
            let files = try Sources.all().filter { $0.path.contains("/Sources/\(target)/") }
            #expect(files.count >= 10)
            for file in files {
                #expect(file.imports.isSubset(of: outside.union(server[..<number])), "\(file.path)")
            }
        }
        for file in try Sources.all() where file.path.contains("/Sources/Site/") {
            #expect(
                file.imports.isDisjoint(with: ["HTTPConnection", "HTTPServer", "NIOHTTP1", "NIOPosix"]), "\(file.path)")
        }
    }

    @Test("Only the server and Fetching import NIOHTTP1, only Markup imports libxml2, only Fetching imports NIOSSL")
    func outside() throws {
        for file in try Sources.all() {
            if !file.path.contains("/HTTP"), !file.path.contains("/Fetching/") {
                #expect(!file.imports.contains("NIOHTTP1"), "\(file.path)")
            }
            if !file.path.contains("/Markup/") { #expect(!file.imports.contains("CLibXML2"), "\(file.path)") }
            if !file.path.contains("/Fetching/") { #expect(!file.imports.contains("NIOSSL"), "\(file.path)") }
        }
    }

    @Test(
        "The small tools import no other target of the package; the products for other packages do not import Support")
    func support() throws {
        let small: [(target: String, most: Int, allowed: Set<String>)] = [
            ("Support", 30, ["Glibc", "PlainBytes", "Synchronization"]), ("Landings", 5, ["Synchronization"]),
            ("PlainBytes", 8, ["Android", "Darwin", "Glibc", "Musl", "WASILibc", "ucrt"]),
        ]
        for (target, most, allowed) in small {
            let tools = try Sources.all().filter { $0.path.contains("/Sources/\(target)/") }
            #expect(3...most ~= tools.count, "\(target)")
            for file in tools { #expect(file.imports.isSubset(of: allowed), "\(file.path)") }
        }
        // A package that uses a product must not get a module named Support, which it may have itself.
        let products = #/\/Sources\/(VIPER|VIPERTesting|HTML|Markup|MarkupSyntax|TemplateCompiler|ScreenWriter)\//#
        for file in try Sources.all() where file.path.contains(products) {
            #expect(!file.imports.contains("Support"), "\(file.path)")
        }
    }

    @Test("What is read eight bytes at a time is read in PlainBytes, and what is written so in the memory of pages")
    func words() throws {
        let words = try Sources.all().filter { $0.code.contains(#/loadUnaligned\([^)]*UInt64\.self/#) }
        let places = words.map { $0.path.split(separator: "/Sources/").last.map(String.init) ?? "" }
        // A hash reads words too, but looks at no byte.
        let expected: Set = ["PlainBytes/EightBytes.swift", "Site/HTTP/Fingerprint.swift"]
        #expect(Set(places) == expected)
    }

    @Test("Source files have at most 300 lines")
    func length() throws {
        for file in try Sources.all() {
            #expect(file.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 300, "\(file.path)")
        }
    }
}
