import TestSupport
import Testing

@testable import Documents

@Suite("people.html")
struct PeopleDocumentTests {
    static func person(_ id: String = "ada-lovelace", _ body: String) -> String {
        "<article id=\"\(id)\" itemscope itemtype=\"https://schema.org/Person\">\(body)</article>\n"
    }

    static let name = """
        <h2 itemprop="name"><span itemprop="givenName">Ada</span> <span itemprop="familyName">Lovelace</span></h2>
        """

    static func page(_ people: String...) -> String {
        "<!DOCTYPE html><html lang=\"en\"><title>People</title><main>\n\(people.joined())</main></html>"
    }

    private func read(_ html: String) throws -> [Person] {
        try DocumentReader(MemoryDocuments(documents: ["people.html": html])).people()
    }

    private func failure(_ html: String) -> String? {
        do {
            _ = try read(html)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("U1 Names, dates, address and biography are parsed")
    func everything() throws {
        let body = """
            \(Self.name)<p><span itemprop="jobTitle">mathematician</span>,
            <time itemprop="birthDate" datetime="1815-12-10">10 December 1815</time>
            <time itemprop="deathDate" datetime="1852">c. 1852</time></p>
            <p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress">
            <span itemprop="streetAddress">12 St James’s Square</span>, <span itemprop="addressLocality">London</span>,
            <data itemprop="addressCountry" value="GB">United Kingdom</data></p>
            <p itemprop="description">She wrote
             notes.</p>
            """
        let person = try #require(try read(Self.page(Self.person("ada-lovelace", body))).first)
        #expect(person.id.description == "ada-lovelace" && person.name == "Ada Lovelace")
        #expect(person.givenName == "Ada" && person.familyName == "Lovelace" && person.occupation == "mathematician")
        #expect(person.birth == PartialDate("1815-12-10") && person.death == PartialDate("1852", isApproximate: true))
        #expect(
            person.address
                == Person.Address(street: "12 St James’s Square", locality: "London", country: "United Kingdom"))
        #expect(person.biography == "She wrote notes.")
    }

    @Test("U1 Everything except ID and name is optional, including the date of death")
    func little() throws {
        let birth = "<time itemprop=\"birthDate\" datetime=\"1946-05-01\">1 May 1946</time>"
        let people = try read(
            Self.page(Self.person("one", "<h2 itemprop=\"name\">One</h2>"), Self.person("two", Self.name + birth)))
        #expect(people[0].birth == nil && people[0].address == nil && people[0].biography == nil)
        #expect(people[0].familyName == nil)
        #expect(people[1].birth?.year == 1946 && people[1].death == nil)
    }

    @Test("U1 A duplicate ID is rejected, with both lines")
    func duplicate() throws {
        let message = try #require(
            failure(Self.page(Self.person("ada", Self.name), "\n", Self.person("ada", Self.name))))
        #expect(message.contains(#"line 4: duplicate id "ada" (first used in line 2)"#), "\(message)")
    }

    @Test("U1 Contradictory values are rejected, with the reason")
    func refused() throws {
        let reversed = """
            <time itemprop="birthDate" datetime="1900">1900</time><time itemprop="deathDate" datetime="1899">1899</time>
            """
        #expect(
            failure(Self.page(Self.person("ada", Self.name + reversed)))?.contains("died before being born") == true)
        #expect(failure(Self.page(Self.person("ada", "")))?.contains("line 2: a person needs an id and a name") == true)
        #expect(failure(Self.page(Self.person("", Self.name)))?.contains("needs an id") == true)
        #expect(failure(Self.page())?.contains("the document has no people") == true)
    }
}
