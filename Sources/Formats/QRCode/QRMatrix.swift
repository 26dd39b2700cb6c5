/// The modules of a QR code while it is being made.
struct QRMatrix {
    let size: Int
    private(set) var dark: [Bool]
    /// The modules that a mask leaves as they are: patterns, format and version.
    private var isFixed: [Bool]

    /// Draws the patterns, and places the codewords.
    init(_ version: QRVersion, codewords: [UInt8]) {
        size = version.size
        dark = Array(repeating: false, count: size * size)
        isFixed = dark
        drawTiming()
        for (column, row) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(column, row) }
        drawAlignment(version.alignment)
        drawFormat(0)
        if version.number >= 7 { drawVersion(version.number) }
        place(codewords)
    }

    /// Returns the matrix with one of the eight masks, 0–7.
    func masked(_ mask: Int) -> QRMatrix {
        var matrix = self
        for row in 0..<size {
            for column in 0..<size where !isFixed[row * size + column] && Self.isInverted(column, row, mask) {
                matrix.dark[row * size + column].toggle()
            }
        }
        matrix.drawFormat(mask)
        return matrix
    }

    /// ISO/IEC 18004, table 10.
    private static func isInverted(_ column: Int, _ row: Int, _ mask: Int) -> Bool {
        switch mask {
        case 0: (row + column).isMultiple(of: 2)
        case 1: row.isMultiple(of: 2)
        case 2: column.isMultiple(of: 3)
        case 3: (row + column).isMultiple(of: 3)
        case 4: (row / 2 + column / 3).isMultiple(of: 2)
        case 5: row * column % 2 + row * column % 3 == 0
        case 6: (row * column % 2 + row * column % 3).isMultiple(of: 2)
        default: ((row + column) % 2 + row * column % 3).isMultiple(of: 2)
        }
    }

    private mutating func set(_ column: Int, _ row: Int, _ isDark: Bool) {
        guard 0..<size ~= column, 0..<size ~= row else { return }
        dark[row * size + column] = isDark
        isFixed[row * size + column] = true
    }

    private mutating func drawTiming() {
        for index in 0..<size {
            set(6, index, index.isMultiple(of: 2))
            set(index, 6, index.isMultiple(of: 2))
        }
    }

    /// Draws a finder pattern around its centre, with the light modules that separate it.
    private mutating func drawFinder(_ column: Int, _ row: Int) {
        for y in -4...4 {
            for x in -4...4 {
                let distance = max(abs(x), abs(y))
                set(column + x, row + y, distance != 2 && distance != 4)
            }
        }
    }

    private mutating func drawAlignment(_ centres: [Int]) {
        guard let first = centres.first, let last = centres.last else { return }
        for row in centres {
            // Three corners belong to the finder patterns.
            for column in centres
            where !(row == first && (column == first || column == last) || row == last && column == first) {
                for y in -2...2 {
                    for x in -2...2 { set(column + x, row + y, max(abs(x), abs(y)) != 1) }
                }
            }
        }
    }

    /// Draws the level of error correction, M, and the mask twice (section 7.9).
    private mutating func drawFormat(_ mask: Int) {
        // M is 00. Ten bits of a BCH code follow the five, and a fixed pattern inverts some.
        let bits = (mask << 10 | Self.remainder(of: mask << 10, by: 0x537)) ^ 0x5412
        for index in 0..<15 {
            let isDark = bits >> index & 1 == 1
            // From the upper right to the lower left of the first finder pattern, around the timing patterns.
            switch index {
            case ..<6: set(8, index, isDark)
            case 6, 7: set(8, index + 1, isDark)
            case 8: set(7, 8, isDark)
            default: set(14 - index, 8, isDark)
            }
            if index < 8 { set(size - 1 - index, 8, isDark) } else { set(8, size - 15 + index, isDark) }
        }
        set(8, size - 8, true)
    }

    /// Draws the version twice (section 7.10): six bits, and twelve of a BCH code.
    private mutating func drawVersion(_ number: Int) {
        let bits = number << 12 | Self.remainder(of: number << 12, by: 0x1F25)
        for index in 0..<18 {
            let isDark = bits >> index & 1 == 1
            set(size - 11 + index % 3, index / 3, isDark)
            set(index / 3, size - 11 + index % 3, isDark)
        }
    }

    /// Returns the remainder of one polynomial over the field of two elements by another.
    private static func remainder(of number: Int, by divisor: Int) -> Int {
        var rest = number
        let width = Int.bitWidth - divisor.leadingZeroBitCount
        while Int.bitWidth - rest.leadingZeroBitCount >= width {
            rest ^= divisor << (Int.bitWidth - rest.leadingZeroBitCount - width)
        }
        return rest
    }

    /// Places the codewords in columns two wide, from the right to the left, up and down in turns (section 7.7.3). What
    /// is left over stays light.
    private mutating func place(_ codewords: [UInt8]) {
        var bit = 0
        var goesUp = true
        for right in stride(from: size - 1, to: 0, by: -2) {
            // The column of the timing pattern is skipped.
            let right = right <= 6 ? right - 1 : right
            for step in 0..<size {
                let row = goesUp ? size - 1 - step : step
                for column in [right, right - 1] where !isFixed[row * size + column] && bit < codewords.count * 8 {
                    dark[row * size + column] = codewords[bit / 8] >> (7 - bit % 8) & 1 == 1
                    bit += 1
                }
            }
            goesUp.toggle()
        }
    }
}
