import Support
import TestSupport
import Testing

@testable import Entities

@Suite("Search: random queries")
struct SearchRandomTests {
    private static let reader = SearchReader(
        SearchLexicon(
            countries: [
                Sample.country("DE", "Germany", aliases: ["Deutschland", "ドイツ", "德国", "גרמניה", "ألمانيا"]),
                Sample.country("IT", "Italy", aliases: ["Italia", "イタリア"]),
            ],
            cities: [City(["L'Aquila"], in: Territory(Sample.code("IT")))], occasions: [], names: []),
        today: Sample.day("2026-11-21"))

    /// Words of every kind that the reader knows, in several scripts.
    private static let words = [
        "germany", "Deutschland", "ドイツの", "德国", "בגרמניה", "الألمانيا", "l'italia", "Almanya'da", "IT", "de", "in",
        "van",
        "working", "days", "営業日", "工作日", "tomorrow", "übermorgen", "pasado mañana", "来週の月曜日", "next", "prochain",
        "week",
        "fin de semana", "last", "monday", "sexta-feira", "march", "3月", "2027年", "from", "to", "until", "before",
        "between",
        "1-15", "29.2.2027", "12/4", "31", "999", "99999999999999999999", "٢٠٢٧", "２０２７", "vs", "compare", "d'", "'s",
    ]
    private static let signs: [Unicode.Scalar] = [
        " ", "-", "–", "/", ".", ",", "'", "’", "·", "の", "的", "年", "、", "。", "\u{301}", "\u{94D}", "\u{64B}",
        "\u{200D}",
        "\u{AD}", "\u{FEFF}", "\u{2066}", "\u{1F600}", "\u{0}", "a", "z", "0", "9",
    ]

    @Test("A random query is read to its end, the same each time, and what is not understood is quoted from it")
    func random() {
        var random = SplitMix64(seed: 20_261_130)
        for _ in 0..<5_000 {
            let text = Self.query(&random)
            let reading = Self.reader.reading(of: text)
            #expect(reading == Self.reader.reading(of: text), "\(text.debugDescription)")
            #expect(reading.unread.utf8.isEmpty == reading.rest.isEmpty, "\(text.debugDescription)")
        }
    }

    private static func query(_ random: inout SplitMix64) -> String {
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            var word = Array((words.randomElement(using: &random) ?? "").unicodeScalars)
            if Int.random(in: 0..<3, using: &random) == 0, let sign = signs.randomElement(using: &random) {
                word.insert(sign, at: Int.random(in: 0...word.count, using: &random))
            }
            text += word
            if Bool.random(using: &random) { text.append(" ") }
        }
        return String(text.prefix(100))
    }
}
