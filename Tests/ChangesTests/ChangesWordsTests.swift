import TestSupport
import Testing

@testable import Changes

@Suite("Changes: words")
struct ChangesWordsTests {
    private let words = ChangesWords()
    private let arabic = "بافاريا"
    private let isolated = "\u{2068}بافاريا\u{2069}"

    private func change(_ change: DataChange) throws -> HolidayChange { try #require(HolidayChange(change)) }

    @Test("F8 The days of a change are one date, or counted")
    func days() throws {
        let one = try change(.sample(.added))
        #expect(words.text(of: one) == "New in our data: Saturday 3 October 2026.")
        let two = try change(.sample(.keepers, through: "2027-10-03", days: 2))
        #expect(
            words.text(of: two)
                == "Other regions keep it, or it has another type: 2 days from 3 October 2026 to 3 October 2027.")
    }

    @Test("F8 What is counted has its plural")
    func counts() {
        #expect([1, 2].map(words.rest) == ["1 more change", "2 more changes"])
        #expect(words.firstEdition(1) == "The first edition of our data, with 1 day.")
        #expect(words.firstEdition(0) == "The first edition of our data, with no days.")
        #expect([0, 1, 2].map(words.corrections) == ["–", "1", "2"])
        #expect(
            words.summary(1, authorities: 0, schools: 1)
                == "1 country. We know an authority for the public holidays of 0, and have school holidays of 1.")
    }

    @Test("F8 A change that lacks what its kind needs is none of a holiday")
    func incomplete() {
        #expect(
            HolidayChange(DataChange(.details, days: 0)) == nil && HolidayChange(DataChange(.first, days: 1)) == nil)
        #expect(HolidayChange(.sample(.moved)) == nil && HolidayChange(.sample(.moved, former: "May")) == nil)
        #expect(HolidayChange(.sample(.renamed)) == nil && HolidayChange(DataChange(.added, days: 1)) == nil)
    }

    @Test("F8 A right-to-left name is isolated in every message that has it")
    func direction() throws {
        var messages = try DataChange.all.filter { $0.name != nil }.map { sample in
            words.title(
                of: try change(
                    DataChange(sample.kind, name: arabic, dates: sample.dates, days: 1, former: sample.former)))
        }
        #expect(messages.count == 7)
        messages.append(words.text(of: try change(.sample(.renamed, former: arabic))))
        let country = ForeignText(arabic)
        messages += [
            words.feed(of: country), words.titleOfDetails(in: country), words.titleOfFirstEdition(in: country),
            words.unrecorded(in: country), words.unavailable(in: country), words.text(country),
        ]
        for message in messages {
            #expect(message.contains(isolated))
            #expect(!message.replacing(isolated, with: "").contains(arabic))
        }
    }

    @Test("F8 A country is named with its article, or by its code")
    func places() {
        #expect(words.feed(of: "United Kingdom") == "Changes of the holidays in the United Kingdom")
        #expect(words.unavailable(in: Sample.code("GB")) == "We could not show the changes in GB")
    }
}
