import Support

/// A pattern of quarter circles on a grid of four by four cells, each turned at random.
enum PortraitPattern {
    private static let cells = 4
    private static let cell = PortraitPage.size / cells

    /// - Parameter tints: the two colours of the shapes.
    static func shapes(_ tints: [String], _ numbers: inout SplitMix64) -> [PortraitShape] {
        var shapes: [PortraitShape] = []
        for row in 0..<cells {
            for column in 0..<cells {
                let number = numbers.next()
                let path = path(turned: Int(number % 4), x: column * cell, y: row * cell)
                shapes.append(PortraitShape(path: path, fill: tints[Int(number >> 32) % tints.count]))
            }
        }
        return shapes
    }

    /// Returns the path of a quarter disc that fills its cell, centred on one of the cell's corners: 0 is the top left,
    /// and the others follow clockwise.
    private static func path(turned corner: Int, x: Int, y: Int) -> String {
        let side = cell
        return switch corner {
        case 0: "M\(x) \(y)h\(side)a\(side) \(side) 0 0 1-\(side) \(side)z"
        case 1: "M\(x + side) \(y)v\(side)a\(side) \(side) 0 0 1-\(side)-\(side)z"
        case 2: "M\(x + side) \(y + side)h-\(side)a\(side) \(side) 0 0 1 \(side)-\(side)z"
        default: "M\(x) \(y + side)v-\(side)a\(side) \(side) 0 0 1 \(side) \(side)z"
        }
    }
}
