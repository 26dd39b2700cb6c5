import AlmanacValues
import Layout
import TestSupport
import Testing
import VIPER

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
        #expect(words.shortAge(exact, isDead: false) == "66" && words.shortAge(exact, isDead: true) == "died aged 66")
        #expect(words.shortAge(about, isDead: false) == "about 71")
        #expect(words.shortAge(about, isDead: true) == "died aged about 71")
        #expect(words.age(exact, isDead: false) == "aged 66" && words.age(about, isDead: false) == "aged about 71")
    }

    @Test("H4 A stale list says why, if that is known, and how old it is")
    func stale() {
        let own = "This page shows our own data instead."
        #expect(words.stale(.ownData(revised: nil), .gatewayTimeout) == "Couldn't fetch people: 504. \(own)")
        #expect(words.stale(.ownData(revised: nil), nil) == "Couldn't fetch people. \(own)")
    }
}
