import Almanac
import Support

extension PortraitPage {
    /// The width and the height, in units of the drawing and in CSS pixels.
    static let size = 240

    /// Draws the monogram on a pattern. The id alone determines the pattern, so a person always looks the same.
    init(_ id: PersonID, _ name: PersonInfo.Name) {
        var numbers = SplitMix64(seed: StableHash.value(of: id.description.utf8))
        let colours = PortraitColours.all[Int(numbers.next() % UInt64(PortraitColours.all.count))]
        self.init(
            title: "Portrait of \(name.whole)", monogram: name.monogram, background: colours.background,
            ink: colours.ink, shapes: PortraitPattern.shapes(colours.tints, &numbers))
    }

    /// The portrait for an unknown person.
    static let nobody = PortraitPage(
        title: "No portrait", monogram: "?", background: PortraitColours.stone.background,
        ink: PortraitColours.stone.ink, shapes: [])
}

extension PersonInfo.Name {
    /// The initials of the given and the family name, in the order of the whole name. The initial of the whole name if
    /// either part is unknown.
    var monogram: String {
        guard let given, let family else { return Self.initial(whole) }
        let isFamilyFirst = whole.hasPrefix(family)
        return isFamilyFirst
            ? Self.initial(family) + Self.initial(given) : Self.initial(given) + Self.initial(family)
    }

    private static func initial(_ name: String) -> String {
        name.first { $0.isLetter }.map { $0.uppercased() } ?? "?"
    }
}

/// The colours of a portrait: muted, and neither light nor dark, to suit both looks. The contrast of the ink with the
/// background is at least 7:1.
struct PortraitColours {
    let background: String
    let tints: [String]
    let ink: String

    static let stone = PortraitColours(background: "#d8d4cb", tints: ["#c9c3b7", "#bbb4a6"], ink: "#39342a")

    static let all = [
        stone,
        PortraitColours(background: "#cfd8c8", tints: ["#bdcab5", "#acbca3"], ink: "#2d3a28"),
        PortraitColours(background: "#e3cdbf", tints: ["#d8bcaa", "#ccaa95"], ink: "#4a2c1e"),
        PortraitColours(background: "#c9d2da", tints: ["#b6c2cd", "#a4b3c0"], ink: "#243240"),
        PortraitColours(background: "#e4d8b8", tints: ["#d8c99d", "#cbb985"], ink: "#433713"),
        PortraitColours(background: "#d9cbd6", tints: ["#cab7c6", "#bba4b7"], ink: "#3f293c"),
        PortraitColours(background: "#c3d7d6", tints: ["#aecac9", "#9abcbb"], ink: "#1b3b3a"),
        PortraitColours(background: "#e5cfd0", tints: ["#d9bcbe", "#cda9ac"], ink: "#4c272a"),
    ]
}
