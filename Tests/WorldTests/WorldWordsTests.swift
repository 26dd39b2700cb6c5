import TestSupport
import Testing

@testable import World

@Suite("World: words")
struct WorldWordsTests {
    private let words = WorldWords()
    private let date = Sample.day("2026-12-24")
    private let arabic = ForeignText("بافاريا")
    private let isolated = "\u{2068}بافاريا\u{2069}"

    private func name(_ text: String) -> LocalizedText { LocalizedText(text, language: "en") }

    @Test("W1 A title says the day or the week")
    func titles() {
        #expect(words.today(date) == "Who is off today, Thursday 24 December 2026")
        #expect(words.day(date) == "Who is off on Thursday 24 December 2026")
        #expect(words.week(from: date) == "Who is off in the week from Thursday 24 December 2026")
        #expect(
            words.description(of: date, summary: nil)
                == "Public holidays around the world on Thursday 24 December 2026.")
        #expect(
            words.descriptionOfWeek(from: date)
                == "Public holidays around the world, day by day. Who is off in the week from Thursday 24 December 2026."
        )
        #expect(
            words.step(to: date) == "Thu 24 December" && words.toWeek(from: date) == "The week from 24 December 2026")
    }

    @Test("W1 Countries are counted with their plural", arguments: [0, 1, 2])
    func counts(count: Int) {
        let map = ["no countries have", "1 country has", "2 countries have"][count]
        #expect(
            words.map(of: date, count)
                == "Map of the world: \(map) a public holiday on 24 December 2026. The lists below name them.")
        let regional = ["0 have", "1 has", "2 have"][count]
        #expect(words.regional(count) == "\(regional) one in some regions only.")
        let more = ["0 more have", "1 more has", "2 more have"][count]
        #expect(words.moreRegional(count) == "\(more) one in some regions only.")
        #expect(words.legend(.unknown, count) == "No data (\(count))")
    }

    @Test("W1 Remarks stand beside each other, and there are none without any")
    func remarks() {
        #expect(words.remarks([]) == nil)
        #expect(words.remarks([.estimated]) == "estimated")
        #expect(
            words.remarks([
                .observed, .keepers(.allBut(.counted(4))), .also(name("A"), nil),
                .also(name("B"), .parts(.counted(0), which: nil)),
            ]) == "observed, in all but 4 regions, also A, also B (in some places)")
    }

    @Test("W1 A list that is too long is counted")
    func lists() {
        let names = [PlaceName(country: "Nepal"), PlaceName(country: "Bahamas")]
        #expect(
            words.weekend(on: .saturday, inAllBut: 2, of: 5, names)
                == "Saturday is the weekend in all but 2 of 5: Nepal and the Bahamas.")
        #expect(words.weekend(on: .saturday, in: 31, of: 99, nil) == "Saturday is the weekend in 31 of 99.")
        #expect(words.unknown(names) == "We have no data for Nepal and the Bahamas on this day.")
    }

    @Test("W1 A day without data is named, or called today")
    func noData() {
        #expect(
            words.noData(for: date) == "No data for 24 December 2026" && words.noData(for: nil) == "No data for today")
    }

    @Test("W1 J2 Where the visitor is is named with its country today, and by its shortest name on a day")
    func home() throws {
        let evening = try #require(TimeOfDay(hour: 18, minute: 5))
        #expect(
            words.home(.bavaria(.half([name("A"), name("B")])))
                == "You are off for half of today in Bavaria, Germany: A and B.")
        #expect(
            words.home(.netherlands(.evening([name("A")], from: evening)))
                == "Today is a working day in the Netherlands until 18:05, when a holiday begins: A.")
        #expect(
            words.home(.bavaria(.evening([name("A")], from: evening)), on: date)
                == "In Bavaria you work on Thursday 24 December 2026 until 18:05, when a holiday begins: A.")
        #expect(
            words.home(.bavaria(.evening([name("A")], from: evening), isPast: true), on: date)
                == "In Bavaria Thursday 24 December 2026 was a working day until 18:05, when a holiday began: A.")
        #expect(words.doubt(.estimated(name("A")), in: 2026) == "The date of A is estimated, and may still change.")
    }

    @Test("W1 A right-to-left name is isolated in every message that has it")
    func direction() {
        let feast = LocalizedText("بافاريا", language: "ar")
        let places = [PlaceName(country: arabic)]
        func home(_ status: DayKind?, isPast: Bool = false) -> WorldDayHome {
            WorldDayHome(
                territory: Territory(Sample.code("DE")), place: PlaceName(region: arabic, country: "Germany"),
                isPast: isPast, status: status)
        }
        let statuses: [DayKind?] = [
            .holiday([feast]), .weekend, .workingDay, .exchanged(for: date), .half([feast]), .partial([feast]), nil,
        ]
        let messages =
            statuses.flatMap { status in
                [
                    words.home(home(status)), words.home(home(status), on: date),
                    words.home(home(status, isPast: true), on: date),
                ]
            } + [
                words.doubt(.estimated(feast), in: 2026), words.holidays(in: PlaceName(country: arabic), 2026),
                words.holiday(feast, onlyIn: "Iraq"), words.holiday(name("A"), onlyIn: arabic),
                words.holidays(in: 2, all: feast), words.holidays(in: 3, most: 2, feast),
                words.weekend(on: .friday, inAllBut: 1, of: 3, places),
                words.weekend(on: .friday, in: 1, of: 3, places),
                words.weekendInParts(of: places), words.workInParts(of: places),
                words.exchanged([(name: arabic, day: date)]), words.unknown(places),
                words.shape(of: arabic, []), words.shape(of: arabic, [name("A")]), words.shape(of: "Iraq", [feast]),
                words.remarks([.keepers(.regions(Keepers.Names(codes: [], names: [arabic]), of: 3))]) ?? "",
                words.remarks([.keepers(.parts(.counted(1), which: arabic))]) ?? "",
                words.remarks([.also(feast, nil)]) ?? "",
            ]
        for message in messages {
            #expect(message.contains(isolated))
            #expect(!message.replacing(isolated, with: "").contains(arabic.text))
        }
    }
}
