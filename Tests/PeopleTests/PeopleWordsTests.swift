import TestSupport
import Testing

@testable import People

@Suite("The words of people")
struct PeopleWordsTests {
    private let words = PeopleWords()
    private let arabic = "ليلى"
    private let isolated = "\u{2068}ليلى\u{2069}"

    @Test("U1 A summary counts the people, and says for what")
    func summaries() {
        #expect(words.summary(count: 0, search: "") == "no people")
        #expect(words.summary(count: 1, search: "") == "1 person")
        #expect(words.summary(count: 2, search: "") == "2 people")
        #expect(words.summary(count: 1, search: "curie") == "1 person for “curie”")
        #expect(words.summary(count: 2, search: "curie") == "2 people for “curie”")
    }

    @Test("What a visitor typed is isolated in each message that repeats it")
    func typed() {
        #expect(words.title(search: arabic) == "“\(isolated)” in People" && words.title(search: "") == "People")
        #expect(words.summary(count: 0, search: arabic) == "no people for “\(isolated)”")
        #expect(words.summary(count: 1, search: arabic) == "1 person for “\(isolated)”")
        #expect(words.summary(count: 2, search: arabic) == "2 people for “\(isolated)”")
        #expect(words.nothing(search: arabic) == "No people found for “\(isolated)”.")
    }

    @Test("A name that is written from the right is isolated in title, description and portrait")
    func names() {
        let name = ForeignText(arabic)
        #expect(words.text(name) == isolated)
        #expect(words.description(of: name, occupation: name) == "\(isolated), \(isolated).")
        #expect(words.description(of: name, occupation: nil) == "\(isolated).")
        #expect(words.portrait(of: name) == "Portrait of \(isolated)")
    }

    @Test("U1 The age beside its label has no word for the living, and says whether it is certain")
    func ages() throws {
        let exact = try #require(Age(from: Sample.partialDate("1867-11-07"), to: Sample.partialDate("1934-07-04")))
        let about = try #require(Age(from: Sample.partialDate("-0469"), to: Sample.partialDate("-0398")))
        #expect(words.shortAge(exact) == "66" && words.shortAge(about) == "about 71")
        #expect(words.age(exact, isDead: false) == "aged 66" && words.age(about, isDead: false) == "aged about 71")
    }

    @Test(
        "U1 A life is told by its years and its length, which may be uncertain",
        arguments: [
            ("1867-11-07", "1934-07-04", "1867–1934, 66 years"), ("1265", "1321-09", "1265–1321, about 56 years"),
            ("-0469", "-0398", "470–399 BCE, about 71 years"), ("-0003-01-01", "0065-05-05", "4 BCE – 65, 68 years"),
            ("1900-01-01", "1901-02-02", "1900–1901, 1 year"), ("1900", "1901", "1900–1901, about 1 year"),
        ])
    func lives(birth: String, death: String, text: String) throws {
        let (birth, death) = (Sample.partialDate(birth), Sample.partialDate(death))
        #expect(words.lived(from: birth, to: death, try #require(Age(from: birth, to: death))) == text)
        let about = Sample.partialDate("1265", isApproximate: true)
        let age = try #require(Age(from: about, to: Sample.partialDate("1321")))
        #expect(words.lived(from: about, to: Sample.partialDate("1321"), age) == "c. 1265–1321, about 56 years")
    }

    @Test(
        "The ordinal of a century has its own ending",
        arguments: [
            (1, "1st century"), (2, "2nd century"), (3, "3rd century"), (4, "4th century"), (11, "11th century"),
            (13, "13th century"), (19, "19th century"), (21, "21st century"), (-6, "6th century BCE"),
            (-1, "1st century BCE"), (-2, "2nd century BCE"), (-3, "3rd century BCE"),
        ])
    func centuries(number: Int, text: String) { #expect(words.century(number) == text) }

    @Test("H4 A stale list says why, if that is known, and how old it is")
    func stale() {
        let own = "This page shows our own data instead."
        #expect(words.stale(.ownData(revised: nil), .gatewayTimeout) == "Couldn't fetch people: 504. \(own)")
        #expect(words.stale(.ownData(revised: nil), nil) == "Couldn't fetch people. \(own)")
    }
}
