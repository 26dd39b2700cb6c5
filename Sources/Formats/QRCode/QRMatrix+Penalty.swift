extension QRMatrix {
    /// How hard the code is to read, in points (ISO/IEC 18004, section 7.8.3).
    var penalty: Int {
        var penalty = squares + imbalance
        var line = [Bool](repeating: false, count: size)
        for index in 0..<size {
            for other in 0..<size { line[other] = dark[index * size + other] }
            penalty += Self.runs(line) + Self.finders(line)
            for other in 0..<size { line[other] = dark[other * size + index] }
            penalty += Self.runs(line) + Self.finders(line)
        }
        return penalty
    }

    /// Three points for five modules of one colour in a line, and one for each further one.
    private static func runs(_ line: [Bool]) -> Int {
        var (points, length) = (0, 0)
        for index in line.indices {
            length = index > 0 && line[index] == line[index - 1] ? length + 1 : 1
            if length == 5 { points += 3 } else if length > 5 { points += 1 }
        }
        return points
    }

    /// Three points for each square of two by two modules of one colour. Squares may overlap.
    private var squares: Int {
        var points = 0
        for row in 1..<size {
            for column in 1..<size {
                let colour = dark[row * size + column]
                if dark[row * size + column - 1] == colour, dark[(row - 1) * size + column] == colour,
                    dark[(row - 1) * size + column - 1] == colour
                {
                    points += 3
                }
            }
        }
        return points
    }

    /// Forty points for each pattern like that of a finder, 1:1:3:1:1, with four light modules before or after it.
    private static func finders(_ line: [Bool]) -> Int {
        let pattern = [true, false, true, true, true, false, true]
        var points = 0
        for start in 0...(line.count - pattern.count) where line[start..<start + pattern.count].elementsEqual(pattern) {
            // Outside the code is its quiet zone.
            let before = line[max(0, start - 4)..<start]
            let after = line[(start + pattern.count)..<min(line.count, start + pattern.count + 4)]
            if !before.contains(true) || !after.contains(true) { points += 40 }
        }
        return points
    }

    /// Ten points for each five percent by which the share of dark modules differs from a half.
    private var imbalance: Int {
        let share = dark.count { $0 } * 100
        return abs(share - 50 * dark.count) / (5 * dark.count) * 10
    }
}
