import Markup
import SnapshotSupport
import Testing

@testable import People

@Suite("Portraits", .noOrphanedSnapshots(prefix: "portrait-"))
struct PortraitTests {
    private func svg(_ result: Result<PersonInfo, LookupFailure>) async throws -> [UInt8] {
        let presenter = PersonPresenter(interactor: PersonInteractorDouble(result: result), router: PersonRouter())
        let view = PortraitView()
        let page = try await presenter.handle(view.event(from: Visit(Sample.id("marie-curie")))).shown.page
        return view.render(page)
    }

    @Test("U1 A portrait is well-formed SVG with a title, even if the name is hostile or the person unknown")
    func wellFormed() async throws {
        let hostile = Sample.hostile + "\u{0}\u{1F}\u{FFFE}"
        for (result, title) in [
            (Result.success(PersonInfo.sample()), "Portrait of Marie Curie"),
            (.success(.sample(Sample.hostile, given: nil, family: nil)), "Portrait of \(Sample.hostile)"),
            (.failure(LookupFailure.unknown), "No portrait"),
        ] {
            let document = try Document(xml: try await svg(result))
            let isSVG = document.root.isNamed("svg", in: "http://www.w3.org/2000/svg")
            let said = document.root.firstChild(named: "title")?.text
            #expect(isSVG && said == title)
        }
        _ = try Document(xml: try await svg(.success(.sample(hostile, given: nil, family: nil))))
        #expect(PortraitView().mediaType == "image/svg+xml; charset=utf-8")
    }

    @Test("U1 The same person always has the same portrait, which differs from others")
    func stable() throws {
        let name = PersonInfo.Name(whole: "Marie Curie", given: "Marie", family: "Curie")
        func look(_ id: String) -> [String] {
            let portrait = PortraitPage(Portrait(Sample.id(id), name, title: "Portrait of Marie Curie"))
            return [portrait.background] + portrait.shapes.flatMap { [$0.path, $0.fill] }
        }
        #expect(look("marie-curie") == look("marie-curie"))
        #expect(look("marie-curie") != look("ada-lovelace"))
    }

    @Test(
        "U1 A monogram has the initials in the order of the name",
        arguments: [
            ("Marie Curie", "Marie", "Curie", "MC"), ("Yosano Akiko", "Akiko", "Yosano", "YA"),
            ("Olympe de Gouges", "Olympe", "Gouges", "OG"), ("Socrates", nil, nil, "S"), ("émile", nil, nil, "É"),
            ("“Ada”", nil, nil, "A"), ("", nil, nil, "?"), ("123", nil, nil, "?"), ("孔子", nil, nil, "孔"),
        ])
    func monogram(whole: String, given: String?, family: String?, monogram: String) {
        #expect(PersonInfo.Name(whole: ForeignText(whole), given: given, family: family).monogram == monogram)
    }

    @Test(
        "What stands between both names is kept for cards",
        arguments: [
            ("Olympe de Gouges", "Olympe", "Gouges", "Gouges", "de"),
            ("Jean de la Fontaine", "Jean", "Fontaine", "Fontaine", "de la"),
            ("Abu al-Qasim al-Shabbi", "Abu al-Qasim", "Shabbi", "al-Shabbi", nil),
            ("Jean le Rond d’Alembert", "Jean", "Alembert", "d’Alembert", "le Rond"),
            ("Marie Curie", "Marie", "Curie", "Curie", nil), ("Yosano Akiko", "Akiko", "Yosano", "Yosano", nil),
            ("Ada", "Ada", "Ada", "Ada", nil), ("Socrates", nil, nil, nil, nil),
        ])
    func between(whole: String, given: String?, name: String?, family: String?, between: String?) {
        let parts = PersonInfo.Name(whole: ForeignText(whole), given: given, family: name).parts
        #expect(parts.family == family && parts.between == between)
    }

    @Test("U1 The ink is readable on the background: 7 to 1, for each set of colours")
    func contrast() throws {
        for colours in PortraitColours.all {
            let (paper, ink) = (try luminance(colours.background), try luminance(colours.ink))
            #expect((paper + 0.05) / (ink + 0.05) >= 7, "\(colours.background)")
        }
    }

    /// Returns the relative luminance of "#rrggbb" (WCAG 2.2).
    private func luminance(_ colour: String) throws -> Double {
        let number = try #require(Int(colour.dropFirst(), radix: 16))
        let channels = [16, 8, 0].map { shift -> Double in
            let value = Double(number >> shift & 0xFF) / 255
            return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
        }
        return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    }

    /// Returns an approximation of x^2.4: x² times the fifth root of x², by Newton's method.
    private func power(_ base: Double) -> Double {
        let square = base * base
        var root = 1.0
        for _ in 0..<60 { root -= (root * root * root * root * root - square) / (5 * root * root * root * root) }
        return square * root
    }

    @Test("U1 normal") func normal() async throws {
        try expectSnapshot(try await svg(.success(.sample())), named: "portrait-normal")
    }
}
