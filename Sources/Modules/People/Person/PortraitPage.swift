import Support

/// The View's drawing of a portrait, for its template: a monogram on a pattern.
struct PortraitPage: Sendable {
    /// The width and the height, in units of the drawing and in CSS pixels.
    static let size = 240

    let title: String
    let monogram: String
    let background: String
    let ink: String
    /// Empty for a portrait without a pattern.
    let shapes: [PortraitShape]

    init(_ portrait: Portrait) {
        title = portrait.title
        monogram = portrait.monogram
        var colours = PortraitColours.stone
        if let pattern = portrait.pattern {
            var numbers = SplitMix64(seed: pattern)
            colours = PortraitColours.all[Int(numbers.next() % UInt64(PortraitColours.all.count))]
            shapes = PortraitPattern.shapes(colours.tints, &numbers)
        } else {
            shapes = []
        }
        background = colours.background
        ink = colours.ink
    }
}

struct PortraitShape: Sendable {
    /// An SVG path.
    let path: String
    let fill: String
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
