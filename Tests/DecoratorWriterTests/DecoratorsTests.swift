import Testing

@testable import DecoratorWriter

@Suite("Decorators of contracts")
struct DecoratorsTests {
    private func swift(_ files: String...) throws -> String {
        try Decorators(
            of: files.enumerated().map { SourceText(path: "File\($0.offset).swift", bytes: Array($0.element.utf8)) }
        ).swift
    }

    private let head = """
        // Written by the plugin WriteDecorators: the decorators that record the calls of a trace.

        import VIPER

        """

    @Test("A14 A question is passed on with its labels, and what it waits for or throws")
    func questions() throws {
        let contract = """
            protocol MenuInteracting: Interactor {
                /// "func", and { are words here.
                func dishes(of day: Day, _ table: Int, matching: @Sendable (Int) -> Bool) async throws(MenuFailure) -> [String: Dish]
                func close() async
                func price(of dish: Dish) throws -> Int
                func count() -> Int
            }
            """
        let expected = """

            extension Traced: MenuInteracting where Base: MenuInteracting {
                func dishes(of day: Day, _ table: Int, matching: @Sendable (Int) -> Bool) async throws(MenuFailure) -> [String: Dish] {
                    try await call([day, table, matching]) { base async throws(MenuFailure) in try await \
            base.dishes(of: day, table, matching: matching) }
                }

                func close() async {
                    await call { await $0.close() }
                }

                func price(of dish: Dish) throws -> Int {
                    try call([dish]) { base throws in try base.price(of: dish) }
                }

                func count() -> Int {
                    call { $0.count() }
                }
            }

            """
        #expect(try swift(contract) == head + expected)
    }

    @Test("A question may take several lines, with comments between its words")
    func lines() throws {
        let text = try swift(
            """
            public protocol A: Interactor {
                func b(
                    _ c: Pair<Int, Int>, // first
                    in /* second */ d: [Int],
                    _: Int
                ) async
                    -> Int?
                var e: Int? { get }
            }
            """)
        #expect(text.contains("public func b(_ c: Pair<Int, Int>, in d: [Int], _ value2: Int) async -> Int? {"))
        #expect(text.contains("await call([c, d, value2]) { await $0.b(c, in: d, value2) }"))
        #expect(text.contains("public var e: Int? { base.e }"))
    }

    @Test("Only what refines the kit's Interactor or Router is a contract, wherever it is")
    func contracts() throws {
        let others = """
            let text = "protocol A: Interactor { func b() }"
            // protocol B: Interactor {}
            protocol C: Sendable { func d() }
            protocol D { associatedtype E: Interactor }
            struct F<I: Interactor> { let i: I }
            let quote = #/"/#
            """
        #expect(try swift(others) == head)
        let router = "enum A { case b }\nprotocol R: Router where Navigation == N {\n  var isOpen: Bool { get }\n}"
        #expect(try swift(others, router).hasSuffix("where Base: R {\n    var isOpen: Bool { base.isOpen }\n}\n"))
    }

    @Test("The modules that a contract's file imports are imported, and no others")
    func imports() throws {
        let text = try swift(
            "public import Dishes\nimport VIPER\nprotocol A: Interactor { func b() -> Dish }", "import Kitchen\n")
        #expect(text.contains("\nimport Dishes\nimport VIPER\n\nextension") && !text.contains("Kitchen"))
    }

    @Test("A contract whose decorator somebody wrote by hand has no other")
    func handwritten() throws {
        let contract = "protocol A: Interactor { func b<T>() -> T }\nprotocol B: Interactor { func c() }"
        #expect(throws: UnreadableContract.self) { try swift(contract) }
        let written = "extension Traced: A where Base: A {}\nextension Traced: B where Base: B {}"
        #expect(try swift(contract, written) == head)
    }

    @Test(
        "What is not understood is an error with its file and line",
        arguments: [
            "func b<T>() -> T", "func b(_ c: inout Int)", "func b(_ c: Int...)", "func b(base: Int)",
            "func b() rethrows",
            "func b() -> Int where T == Int", "var b: Int { get set }", "var b: Int { get async }", "init()",
            "static func b()", "associatedtype B", "@available(*, noasync) func b()", "mutating func b()",
        ])
    func unreadable(requirement: String) throws {
        let failure = #expect(throws: UnreadableContract.self) {
            try swift("protocol A: Interactor {\n    func a()\n    \(requirement)\n}")
        }
        let text = try #require(failure).description
        #expect(text.hasPrefix("File0.swift:3: error: ") && text.contains("by hand"))
    }
}
