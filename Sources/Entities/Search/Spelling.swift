import AlmanacValues

/// Finds the known words that a mistyped word can have been: one slip apart, or two in words of six letters or more.
///
/// A slip is a letter too few, too many, or another, or two letters in each other's place (optimal string alignment).
/// The words are compared by their letters first, in one machine word each: a slip changes at most two of them.
struct Spelling: Sendable {
    private var bytes: [UInt8] = []
    private var starts: [Int] = [0]
    private var letters: [UInt64] = []
    /// How likely the word is meant, likeliest first.
    private var ranks: [UInt8] = []
    private var known: Set<[UInt8]> = []

    /// Words of fewer letters than this are never corrected: one slip of three letters leaves little.
    static let shortest = 4
    /// The longest word that is corrected, in bytes.
    static let longest = 24

    init(
        countries: [Country], regions: [CountryRegions.Located], cities: [City], occasions: [Occasion],
        names: [HolidayName],
        people: [Person], synonyms: SearchSynonyms
    ) {
        for country in countries { add(country.searchKeys.map(\.bytes), rank: 0) }
        add(Array(SearchWords.months.keys) + Array(SearchWords.weekdays.keys) + Array(SearchWords.topics.keys), rank: 0)
        add(synonyms.corrections, rank: 1)
        for occasion in occasions { add(occasion.searchKeys.map(\.bytes), rank: 1) }
        for located in regions { add(located.keys.map(\.bytes), rank: 2) }
        for city in cities { add([SearchKey(city.name).bytes], rank: 3) }
        for name in names where name.text.isEnglish { add([name.searchKey.bytes], rank: 4) }
        for person in people { add([person.searchKey.bytes], rank: 5) }
    }

    private mutating func add(_ keys: [[UInt8]], rank: UInt8) {
        // Sorted, since the order of a dictionary changes from run to run.
        for key in keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            for word in key.split(separator: UInt8(ascii: " ")) where Self.shortest - 1...Self.longest + 2 ~= word.count
            {
                guard !SearchWords.abbreviations.contains(Array(word)), known.insert(Array(word)).inserted else {
                    continue
                }
                bytes += word
                starts.append(bytes.count)
                letters.append(Self.letters(word))
                ranks.append(rank)
            }
        }
    }

    /// Whether a word is one of those that others are corrected to.
    func isKnown(_ word: [UInt8]) -> Bool { known.contains(word) }

    /// Returns the words that a mistyped one can have been, likeliest first; empty if it is too short, or too long.
    func corrections(of word: [UInt8], most: Int) -> [[UInt8]] {
        // Letters, not bytes: those of Hindi and Chinese are three bytes each.
        guard word.count <= Self.longest, word.count(where: { $0 & 0xC0 != 0x80 }) >= Self.shortest else { return [] }
        let limit = word.count < 6 ? 1 : 2
        let own = Self.letters(word[...])
        var found: [(cost: Int, index: Int)] = []
        var costs = Costs()
        for index in letters.indices {
            let count = starts[index + 1] - starts[index]
            guard abs(count - word.count) <= limit, (letters[index] ^ own).nonzeroBitCount <= 2 * limit else {
                continue
            }
            let other = bytes[starts[index]..<starts[index + 1]]
            guard let slips = costs.slips(from: word, to: other, limit: limit) else { continue }
            // People rarely mistype the first letter.
            let cost = slips * 32 + (other.first == word.first ? 0 : 16) + Int(ranks[index])
            found.append((cost, index))
        }
        return found.sorted { ($0.cost, $0.index) < ($1.cost, $1.index) }.prefix(most).map {
            Array(bytes[starts[$0.index]..<starts[$0.index + 1]])
        }
    }

    /// A bit for each byte that a word has.
    private static func letters(_ word: ArraySlice<UInt8>) -> UInt64 { word.reduce(0) { $0 | 1 << UInt64($1 & 63) } }

    /// The table of one comparison after the other, in one buffer.
    struct Costs {
        private var costs: [UInt8] = []

        /// Returns the number of slips between two words; nil if there are more than `limit`.
        ///
        /// - Parameter other: at most 253 bytes.
        mutating func slips(from one: [UInt8], to other: ArraySlice<UInt8>, limit: Int) -> Int? {
            guard abs(one.count - other.count) <= limit else { return nil }
            let width = other.count + 1
            if costs.count < 3 * width { costs = [UInt8](repeating: 0, count: 3 * width) }
            // The row before the last, the last, and the current.
            var (before, last, row) = (0, width, 2 * width)
            for j in 0..<width { costs[last + j] = UInt8(truncatingIfNeeded: j) }
            let tooMany = UInt8(truncatingIfNeeded: limit + 1)
            for (index, typed) in one.enumerated() {
                let i = index + 1
                // Cells farther from the diagonal cost more than the limit.
                let (first, end) = (max(1, i - limit), min(width, i + limit + 1))
                costs[row + first - 1] = first == 1 ? UInt8(truncatingIfNeeded: i) : tooMany
                var best = costs[row + first - 1]
                for j in first..<max(first, end) {
                    let letter = other[other.startIndex + j - 1]
                    var cost = min(costs[row + j - 1] + 1, costs[last + j - 1] + (typed == letter ? 0 : 1))
                    if j < i + limit { cost = min(cost, costs[last + j] + 1) }
                    if i > 1, j > 1, typed == other[other.startIndex + j - 2], one[i - 2] == letter {
                        cost = min(cost, costs[before + j - 2] + 1)
                    }
                    costs[row + j] = cost
                    best = min(best, cost)
                }
                if best >= tooMany { return nil }
                (before, last, row) = (last, row, before)
            }
            let slips = costs[last + width - 1]
            return slips < tooMany ? Int(slips) : nil
        }
    }
}
