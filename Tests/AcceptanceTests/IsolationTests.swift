import Testing

/// Checks, screen by screen, that each part has a suite of its own, and that its neighbours there are doubles.
@Suite("Isolation")
struct IsolationTests {
    /// One screen: its module's name, and the name that its parts begin with.
    struct Screen: CustomStringConvertible {
        let module: String
        let name: String

        var description: String { "\(module)/\(name)" }

        /// The name of its Interactor's type. Both calendars ask for the same.
        var interactor: String { module == "Calendars" ? "CalendarInteractor" : "\(name)Interactor" }

        /// The text of a suite, by the file's name; nil if there is no such file in the tests of the module.
        func suite(_ part: String) throws -> String? {
            try Sources.tests(of: module).first { $0.name == "\(name)\(part)Tests.swift" }?.code
        }
    }

    private static func screens() throws -> [Screen] {
        try Sources.modules(named: "Contract.swift").map { contract in
            let folders = contract.path.split(separator: "/")
            let module = folders.firstIndex(of: "Modules").map { String(folders[$0 + 1]) } ?? ""
            return Screen(module: module, name: String(contract.name.dropLast("Contract.swift".count)))
        }
    }

    /// Returns whether the suite makes one of a type, such as `HolidayListView(assets: Sample.assets)`.
    private func makes(_ suite: String, _ type: String) -> Bool {
        suite.matches(of: #/\b(\w+)\(/#).contains { $0.1 == type }
    }

    @Test("A6 A8 A13 Each Presenter is tested with doubles of its Interactor and its Router, and with no other part")
    func presenters() throws {
        let screens = try Self.screens()
        #expect(screens.count >= 11)
        for screen in screens {
            let suite = try #require(try screen.suite("Presenter"), "\(screen)")
            for type in ["\(screen.name)Presenter", "\(screen.interactor)Double"] {
                #expect(makes(suite, type), "\(screen)")
            }
            #expect(suite.contains("RecordingRouter") || suite.contains("RouterDouble"), "\(screen)")
            for type in ["\(screen.name)Router", screen.interactor, "\(screen.name)View"] {
                #expect(!makes(suite, type), "\(screen)")
            }
            #expect(!suite.contains("StartLinks"), "\(screen)")
        }
    }

    @Test("A8 A13 Each Interactor is tested with doubles of its services, and without a page")
    func interactors() throws {
        for screen in try Self.screens() {
            let suite = try #require(try screen.suite("Interactor"), "\(screen)")
            #expect(makes(suite, screen.interactor), "\(screen)")
            let asks = try Sources.modules(named: "\(screen.interactor).swift").contains {
                $0.code.contains(": any ")
            }
            #expect(!asks || suite.contains(#/\w+(Service|Visitor|Clock)Double\(|VisitorDouble\(/#), "\(screen)")
            for part in ["Presenter", "Router", "View"] { #expect(!makes(suite, screen.name + part), "\(screen)") }
        }
    }

    @Test("A8 A13 Each View is tested for the events that it decodes, and with snapshots of what it renders")
    func views() throws {
        for screen in try Self.screens() {
            let suite = try #require(try screen.suite("View"), "\(screen)")
            #expect(makes(suite, "\(screen.name)View"), "\(screen)")
            #expect(suite.contains("event(from:") && suite.contains("expectSnapshot("), "\(screen)")
            #expect(!makes(suite, screen.interactor), "\(screen)")
        }
    }

    @Test("A8 A13 Each Router is tested for the addresses that it prints, and without the other parts")
    func routers() throws {
        for screen in try Self.screens() {
            let suite = try #require(try screen.suite("Router"), "\(screen)")
            // The module of the start page is its screen, so the entry point has the Router's name.
            let router = screen.name == "Start" ? "StartLinks" : "\(screen.name)Router"
            #expect(makes(suite, router) && suite.contains("link(to:"), "\(screen)")
            for part in ["Presenter", "View"] { #expect(!makes(suite, screen.name + part), "\(screen)") }
        }
    }

    @Test("A14 Each screen is assembled so that its calls can be traced, and no part but its Router knows of that")
    func tracing() throws {
        // The compiler asks for the decorator of each part that is wrapped.
        let routers = try Sources.modules(named: "Router.swift").map(\.code).joined(separator: "\n")
        for screen in try Self.screens() {
            #expect(
                routers.contains(try Regex("\(screen.name)Presenter(<Traced<|\\(\\s*interactor: Traced\\()")),
                "\(screen)")
        }
        for router in try Sources.modules(named: "Router.swift") {
            let made = router.code.matches(of: #/\w+Presenter\(/#).count
            #expect(router.code.matches(of: #/Presenter\(\s*interactor: Traced\(/#).count == made, "\(router.name)")
            #expect(router.code.matches(of: #/\brouter: Traced\(/#).count == made, "\(router.name)")
        }
        for part in try Sources.modules() where !part.name.hasSuffix("Router.swift") {
            #expect(part.words.isDisjoint(with: ["Traced", "TracedCall"]), "\(part.name)")
        }
    }

    @Test("A8 A13 The tests of each module make all of its parts")
    func parts() throws {
        for module in try Sources.moduleNames() {
            let tests = try Sources.tests(of: module).map(\.code).joined(separator: "\n")
            for part in try Sources.modules() where part.path.contains("/Modules/\(module)/") {
                guard let type = part.name.wholeMatch(of: #/(\w+(?:Interactor|Presenter|Router|View))\.swift/#)?.1
                else { continue }
                // A record's file has a View for each format.
                let views =
                    type.hasSuffix("RecordView") ? part.code.matches(of: #/\bstruct (\w+View): /#).map(\.1) : [type]
                #expect(!views.isEmpty, "\(type)")
                for view in views { #expect(makes(tests, String(view)), "no test of \(module) makes a \(view)") }
            }
        }
    }
}
