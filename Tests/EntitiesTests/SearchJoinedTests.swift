import TestSupport
import Testing

@testable import Entities

@Suite("Queries in Chinese and Japanese, without spaces")
struct SearchJoinedTests {
    /// A Monday.
    private static let today = Sample.day("2026-11-30")
    private static let reader = SearchReader(
        SearchLexicon(
            countries: [
                Sample.country("CN", "中国"), Sample.country("DE", "德国", aliases: ["ドイツ"]), Sample.country("JP", "日本"),
            ],
            cities: [
                City(["Tokyo", "東京"], in: Territory(Sample.code("JP"))),
                City(["Tsu", "津"], in: Territory(Sample.code("JP"))),
            ],
            occasions: [
                ("lunar-new-year", "春节"), ("national-day", "国庆节"), ("qingming", "清明节"), ("new-years-day", "元旦"),
                ("labour-day", "劳动节"), ("marine-day", "海の日"),
            ].map { Occasion(id: Slug($0), name: $1, about: "", rule: "", tradition: .international) },
            names: []),
        today: today)

    private func read(_ text: String) -> SearchReading { Self.reader.reading(of: text) }

    @Test(
        "J1 An occasion and a year are read in any order",
        arguments: [
            ("2027年春节", "lunar-new-year"), ("2027年国庆节", "national-day"), ("清明节2027", "qingming"),
            ("元旦2027", "new-years-day"), ("2027年的春节是几月几号", "lunar-new-year"), ("海の日2027年", "marine-day"),
            ("2027年の海の日はいつですか", "marine-day"), ("2027五一劳动节放假安排", "labour-day"),
        ])
    func occasions(text: String, id: String) {
        let reading = read(text)
        #expect(
            reading.subjects.map(\.occasion) == [Slug(id)] && reading.time == .year(2027) && reading.isWhole,
            "\(reading)")
    }

    @Test(
        "J1 A place, a year and what is looked for are read in any order",
        arguments: [
            ("中国节假日2027", "CN"), ("德国2027年节假日", "DE"), ("2027年中国放假安排时间表", "CN"), ("ドイツの祝日2027年", "DE"),
            ("2027年ドイツの祝日一覧", "DE"), ("東京の祝日2027", "JP"), ("DE2027年祝日", "DE"),
        ])
    func places(text: String, code: String) {
        let reading = read(text)
        #expect(reading.places.map(\.territory.description) == [code] && reading.topic == .publicHolidays, "\(reading)")
        #expect(reading.time == .year(2027) && reading.isWhole, "\(reading)")
    }

    @Test(
        "J1 Days, weeks and months are read in front of other words",
        arguments: [
            ("明天放假吗", SearchTime.day(Sample.day("2026-12-01"))), ("今天是节日吗", .day(today)),
            ("明日は祝日ですか", .day(Sample.day("2026-12-01"))), ("2027年3月20日は祝日ですか", .day(Sample.day("2027-03-20"))),
            ("2027年3月20日放假吗", .day(Sample.day("2027-03-20"))), ("来週の月曜日", .day(Sample.day("2026-12-07"))),
            ("来週金曜日", .day(Sample.day("2026-12-11"))), ("下周一", .day(Sample.day("2026-12-07"))),
            ("下周五放假吗", .day(Sample.day("2026-12-11"))), ("周五放假吗", .day(Sample.day("2026-12-04"))),
            ("下周", .week(from: Sample.day("2026-12-07"))), ("今月の祝日", .month(11, year: 2026)),
            ("2027年3月の営業日数", .month(3, year: 2027)), ("下个月", .month(12, year: 2026)), ("来年の祝日", .year(2027)),
            ("祝日2027", .year(2027)), ("明年节假日", .year(2027)),
        ])
    func times(text: String, time: SearchTime) {
        let reading = read(text)
        #expect(reading.time == time && reading.rest.isEmpty, "\(reading)")
    }

    @Test("J1 What is not known stays together, and does not hide the rest")
    func unknown() {
        let reading = read("2027年春节联欢")
        #expect(reading.subjects.first?.occasion == Slug("lunar-new-year") && reading.rest == ["联欢"])
        #expect(reading.time == .year(2027) && reading.unread == "联欢")
        #expect(read("毛泽东").rest == ["毛泽东"] && read("毛泽东").isEmpty)
        // A single character is a city only if nothing is beside it.
        #expect(read("津").places.count == 1 && read("2027年津波祝日").places.isEmpty)
    }

    @Test("J1 Words before another one are parted from it, also beside words that mean nothing")
    func next() {
        for text in ["次の祝日", "今度の祝日", "下一个节假日", "下个节假日"] {
            #expect(read(text).asksNext && read(text).topic == .publicHolidays && read(text).isWhole, "\(text)")
        }
        let reading = read("次の祝日 DE zzzzz")
        #expect(reading.asksNext && reading.topic == .publicHolidays && reading.unread == "zzzzz", "\(reading)")
        #expect(reading.places.map(\.territory.description) == ["DE"])
        let feast = read("2027年春节联欢 DE")
        #expect(feast.subjects.count == 1 && feast.time == .year(2027) && feast.unread == "联欢", "\(feast)")
        #expect(read("次の月曜日").time == .day(Sample.day("2026-12-07")))
    }

    @Test("J1 Beside Chinese and Japanese words, a mistyped one is corrected")
    func corrected() {
        let reader = SearchReader(
            SearchLexicon(countries: [Sample.country("DE", "Germany")], cities: [], occasions: [], names: []),
            today: Self.today)
        let correction = reader.correction(of: "次の祝日 germnay")
        #expect(correction?.text == "次の祝日 germany" && correction?.reading.asksNext == true)
    }

    @Test("J1 Any Chinese or Japanese text is read in bounded time", .timeLimit(.minutes(1)))
    func hostile() {
        for piece in ["の", "中国", "下周", "2027年", "1月1日", "セ", "1.", "2027/", "津", "ヷ", "〇", "か\u{3099}", "東・"] {
            for count in [100, 10_000] {
                let text = String(repeating: piece, count: count) + "の"
                let cost = ContinuousClock().measure { _ = read(text) }
                #expect(cost < .seconds(1), "\(piece) \(count)")
            }
        }
    }
}
