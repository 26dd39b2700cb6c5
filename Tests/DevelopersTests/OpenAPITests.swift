import Formats
import Foundation
import Site
import SnapshotSupport
import Testing

@testable import Developers

@Suite("OpenAPI: presenter and view")
struct OpenAPITests {
    private func document(_ coverage: DeveloperCoverage?, _ edition: Edition = Edition()) async throws -> [String: Any]
    {
        let presenter = OpenAPIPresenter(
            interactor: DeveloperGuideInteractorDouble(found: coverage), router: NoRouter(), edition: edition)
        let answer = try await presenter.handle(.requested).page
        let bytes = OpenAPIView(operations: Operation.all).render(answer)
        return try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }

    private func operations(_ document: [String: Any]) throws -> [(path: String, operation: [String: Any])] {
        let paths = try #require(document["paths"] as? [String: [String: [String: Any]]])
        return paths.compactMap { path, methods in methods["get"].map { (path: path, operation: $0) } }
    }

    @Test("F5 The description has each operation in each format, once")
    func operations() async throws {
        let found = try operations(await document(nil))
        #expect(found.count == Operation.all.flatMap(\.paths).count)
        let names = found.compactMap { $0.operation["operationId"] as? String }
        #expect(Set(names).count == found.count)
        #expect(OpenAPIView(operations: Operation.all).event(from: Visit(.description)) == .requested)
    }

    @Test("F5 Countries and years are those that there are data for, or else all codes and years")
    func coverage() async throws {
        func schema(_ coverage: DeveloperCoverage?, _ number: Int) async throws -> [String: Any] {
            let all = try operations(await document(coverage))
            let parameters = all.first { $0.path == "/holidays/{country}/{year}.json" }?.operation["parameters"]
            return try #require((parameters as? [[String: Any]])?[number]["schema"] as? [String: Any])
        }
        let coverage = DeveloperCoverage(countries: ["DE", "GB"].map(Sample.code), years: 2020...2035)
        #expect(try await schema(coverage, 0)["enum"] as? [String] == ["DE", "GB"])
        let bytes = OpenAPIView(operations: Operation.all).render(
            .record(OpenAPIRecord(coverage: coverage, base: nil, interfaces: Set(Interface.allCases))))
        #expect(String(decoding: bytes, as: UTF8.self).contains("There is data from 2020 to 2035."))
        #expect(try await schema(nil, 0)["pattern"] as? String == "^[A-Za-z]{2}$")
    }

    @Test("F5 An interface that is switched off is not described; a public address is the server’s")
    func edition() async throws {
        let document = try await document(nil, Edition(base: "https://almanac.example", interfaces: [.govUK]))
        let paths = try operations(document).map(\.path)
        #expect(paths.contains("/bank-holidays.json") && paths.contains("/countries.json"))
        #expect(!paths.contains { $0.hasPrefix("/api/") || $0.hasPrefix("/openholidays/") })
        #expect(document["servers"] as? [[String: String]] == [["url": "https://almanac.example"]])
        #expect((document["tags"] as? [[String: String]])?.count == 3)
    }

    @Test("F9 The address for assistants is described, unless it is switched off; a message is sent to it")
    func assistants() async throws {
        let document = try await document(nil)
        let paths = try #require(document["paths"] as? [String: [String: [String: Any]]])
        #expect(paths["/mcp"]?.keys.map { $0 } == ["post"])
        let responses = paths["/mcp"]?["post"]?["responses"] as? [String: Any]
        #expect(responses?.keys.sorted() == ["200", "202", "400", "403", "413", "415"])
        #expect((document["tags"] as? [[String: String]])?.last == ["name": "Model Context Protocol"])
        let without = try await self.document(nil, Edition(interfaces: [.nager]))
        #expect((without["paths"] as? [String: Any])?["/mcp"] == nil)
        #expect((without["tags"] as? [[String: String]])?.contains(["name": "Model Context Protocol"]) == false)
    }

    @Test(
        "L1 The languages of the site are a server with its code; a site in English has none",
        arguments: [
            (nil, "/", "/{language}"), ("https://a.example", "https://a.example", "https://a.example/{language}"),
        ] as [(String?, String, String)])
    func languages(base: String?, english: String, others: String) async throws {
        func servers(_ codes: [String]) throws -> [[String: Any]] {
            let languages = codes.compactMap { Language(code: $0) }
            let bytes = OpenAPIView(operations: Operation.all).render(
                .record(OpenAPIRecord(coverage: nil, base: base, interfaces: [], languages: languages)))
            let document = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
            return try #require(document?["servers"] as? [[String: Any]])
        }
        let found = try servers(["en", "de", "zh"])
        #expect(found.map { $0["url"] as? String } == [english, others])
        let variable = (found.last?["variables"] as? [String: [String: Any]])?["language"]
        #expect(variable?["enum"] as? [String] == ["de", "zh"] && variable?["default"] as? String == "de")
        #expect(try servers(["en"]).map { $0["url"] as? String } == [english])
    }

    @Test("F5 Every property has a description of its own, a sentence")
    func descriptions() async throws {
        let document = try await document(nil)
        var count = 0
        func check(_ value: Any, _ path: String) {
            if let list = value as? [Any] { list.forEach { check($0, path) } }
            guard let object = value as? [String: Any] else { return }
            for (name, property) in object["properties"] as? [String: [String: Any]] ?? [:] {
                count += 1
                let about = property["description"] as? String ?? ""
                #expect(about.count > 5 && about.hasSuffix("."), "\(path).\(name): \(about)")
                check(property, "\(path).\(name)")
            }
            for (key, value) in object where key != "properties" { check(value, path) }
        }
        let components = try #require(document["components"] as? [String: [String: Any]])
        for (name, schema) in components["schemas"] ?? [:] { check(schema, name) }
        #expect(count > 156, "\(count)")
    }

    @Test("F5 Each answer that is no JSON is declared with its type, and XML also as bytes, for clients that know none")
    func types() async throws {
        let expected: [String: [String]] = [
            "json": ["application/json"], "csv": ["text/csv"], "ics": ["text/calendar"], "vcf": ["text/vcard"],
            "xml": ["application/octet-stream", "application/xml"],
            "atom": ["application/atom+xml", "application/octet-stream"],
            "svg": ["application/octet-stream", "image/svg+xml"],
        ]
        #expect(
            Operation.all.filter { !$0.accepted.isEmpty }.map(\.id) == [
                "openPublicHolidays", "openSchoolHolidays", "openCountries", "openLanguages", "openSubdivisions",
            ])
        for (path, operation) in try operations(await document(nil)) {
            let answers = operation["responses"] as? [String: [String: Any]]
            guard let content = answers?["200"]?["content"] as? [String: Any] else { continue }
            let word = path.split(separator: ".").dropFirst().last.map(String.init) ?? "json"
            let accepted = Operation.all.first { $0.formats == nil && $0.path == path }?.accepted ?? []
            #expect(content.keys.sorted() == ((expected[word] ?? []) + accepted.map(\.mediaType)).sorted(), "\(path)")
        }
    }

    @Test("F5 No property is of null only, and markup is bytes in any type: generators of clients stumble over others")
    func generators() async throws {
        let document = try await document(nil)
        func check(_ value: Any, _ path: String) {
            if let list = value as? [Any] { list.forEach { check($0, path) } }
            guard let object = value as? [String: Any] else { return }
            for (name, property) in object["properties"] as? [String: [String: Any]] ?? [:] {
                #expect(property["type"] as? String != "null", "\(path).\(name)")
            }
            for (key, value) in object { check(value, "\(path)/\(key)") }
        }
        check(document["components"] ?? [:], "")
        for (path, operation) in try operations(document) {
            let answers = operation["responses"] as? [String: [String: Any]]
            for (type, content) in answers?["200"]?["content"] as? [String: [String: Any]] ?? [:] {
                let isBytes = type.contains("xml") || type == "application/octet-stream"
                let format = (content["schema"] as? [String: Any])?["format"] as? String
                #expect((format == "binary") == isBytes, "\(path) \(type)")
            }
        }
    }

    @Test("F5 F9 An export answers no assistant and redirects no query, and its description promises neither")
    func exported() async throws {
        let presenter = OpenAPIPresenter(
            interactor: DeveloperGuideInteractorDouble(found: nil), router: NoRouter(), edition: Edition(),
            isServed: false)
        let bytes = try await OpenAPIView(operations: Operation.all).render(presenter.handle(.requested).page)
        let document = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        #expect((document["paths"] as? [String: Any])?["/mcp"] == nil)
        let about = try #require((document["info"] as? [String: Any])?["description"] as? String)
        #expect(!about.contains("301"))
    }

    @Test("F5 No parameter has the name of what generated clients call")
    func names() {
        let taken: Set = [
            "quote", "cast", "client", "response", "errors", "datetime", "kwargs", "params", "headers", "body", "url",
        ]
        for operation in Operation.all {
            for parameter in operation.parameters { #expect(!taken.contains(parameter.name), "\(operation.id)") }
        }
    }

    @Test("F5 Every schema that an operation names is there, and every one that is there is named")
    func schemas() async throws {
        let document = try await document(nil)
        let data = try JSONSerialization.data(withJSONObject: document, options: .withoutEscapingSlashes)
        let text = String(decoding: data, as: UTF8.self)
        let named = Set(text.matches(of: #/components/schemas/(\w+)/#).map { String($0.1) })
        let components = try #require(document["components"] as? [String: [String: Any]])
        #expect(named == Set(components["schemas"]?.keys.map { $0 } ?? []))
        // A name means the same schema wherever it is used.
        var written: [String: [UInt8]] = [:]
        for (name, schema) in Operation.all.compactMap(\.schema).flatMap(\.named) {
            let bytes = JSONObject.document { schema.write(into: &$0) }
            #expect(written.updateValue(bytes, forKey: name) ?? bytes == bytes, "\(name)")
        }
        #expect(written.count > 35)
    }
}
