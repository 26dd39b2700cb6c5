/// Turns valid responses into responses that no server should send. The same seed gives the same sequence.
///
/// Mutates bytes on the wire: status lines, headers, chunks, informational responses, and the places where the bytes
/// are cut into pieces. Applies one to three mutations to each response.
public struct AnswerMutator: Sendable {
    private var random: Xorshift
    private let seeds: [[UInt8]]

    /// - Parameter seeds: the byte sequences to mutate; by default HTTP responses.
    public init(seed: UInt64, seeds: [[UInt8]] = AnswerMutator.answers) {
        random = Xorshift(seed: seed)
        self.seeds = seeds
    }

    /// The next response, in the pieces in which to send it.
    public mutating func next() -> [[UInt8]] {
        var bytes = random.element(of: seeds) ?? []
        for _ in 0...random.below(3) { mutate(&bytes) }
        return cut(bytes)
    }

    private mutating func mutate(_ bytes: inout [UInt8]) {
        let place = random.below(bytes.count + 1)
        let range = place..<min(place + 1 + random.below(random.below(8) == 0 ? 4096 : 24), bytes.count)
        switch random.below(17) {
        case 0 where !range.isEmpty: bytes[place] ^= 1 << UInt8(random.below(8))
        case 1 where !range.isEmpty: bytes[place] = random.byte()
        case 2: bytes.insert(contentsOf: noise(1 + random.below(16)), at: place)
        case 3: bytes.removeSubrange(range)
        case 4: bytes.insert(contentsOf: bytes[range], at: random.below(bytes.count + 1))
        case 5: bytes.removeSubrange(place...)
        case 6: bytes += bytes
        case 7: bytes = noise(random.below(600))
        case 8: setStatus(of: &bytes)
        case 9: setNumber(of: &bytes)
        case 10: repeatLine(of: &bytes)
        case 11: moveLine(of: &bytes)
        case 12:
            let count = random.below(random.below(4) == 0 ? 4000 : 12)
            let response = random.element(of: Self.informational) ?? []
            bytes.insert(contentsOf: [[UInt8]](repeating: response, count: count).joined(), at: 0)
        default:
            // A header is only recognised at the start of a line.
            let start = random.below(3) == 0 ? place : random.element(of: lines(of: bytes))?.upperBound ?? 0
            bytes.insert(contentsOf: random.element(of: Self.tokens) ?? [], at: start)
        }
    }

    private mutating func noise(_ count: Int) -> [UInt8] { (0..<count).map { _ in random.byte() } }

    /// Replaces the status by any three digits, or fewer.
    private mutating func setStatus(of bytes: inout [UInt8]) {
        guard let space = bytes.firstIndex(of: UInt8(ascii: " ")) else { return }
        let status = "\(random.below(1000))"
        let padded = random.below(8) == 0 ? status : String(repeating: "0", count: 3 - status.utf8.count) + status
        bytes.replaceSubrange(space + 1..<min(space + 4, bytes.count), with: padded.utf8)
    }

    /// Replaces one number of the response by another: a length, a chunk size, a status or a date.
    private mutating func setNumber(of bytes: inout [UInt8]) {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let starts = bytes.indices.filter { digits ~= bytes[$0] && ($0 == 0 || !(digits ~= bytes[$0 - 1])) }
        guard let start = random.element(of: starts) else { return }
        let end = bytes[start...].firstIndex { !(digits ~= $0) } ?? bytes.count
        bytes.replaceSubrange(start..<end, with: (random.element(of: Self.numbers) ?? "").utf8)
    }

    private mutating func repeatLine(of bytes: inout [UInt8]) {
        guard let line = random.element(of: lines(of: bytes)) else { return }
        let times = random.below(random.below(6) == 0 ? 6000 : 20)
        let copies = [[UInt8]](repeating: Array(bytes[line]), count: times).joined()
        bytes.insert(contentsOf: copies, at: line.upperBound)
    }

    private mutating func moveLine(of bytes: inout [UInt8]) {
        guard let line = random.element(of: lines(of: bytes)) else { return }
        let moved = Array(bytes[line])
        bytes.removeSubrange(line)
        bytes.insert(contentsOf: moved, at: random.element(of: lines(of: bytes))?.upperBound ?? 0)
    }

    private func lines(of bytes: [UInt8]) -> [Range<Int>] {
        var start = 0
        return bytes.indices.compactMap { index in
            guard bytes[index] == UInt8(ascii: "\n") else { return nil }
            defer { start = index + 1 }
            return start..<index + 1
        }
    }

    /// Cuts the bytes into pieces: usually one, sometimes a few, and short responses byte by byte.
    private mutating func cut(_ bytes: [UInt8]) -> [[UInt8]] {
        if bytes.count <= 300, random.below(40) == 0 { return bytes.map { [$0] } }
        guard random.below(3) == 0 else { return [bytes] }
        let places = (0..<3).map { _ in random.below(bytes.count + 1) }.sorted()
        return zip([0] + places, places + [bytes.count]).map { Array(bytes[$0..<$1]) }
    }
}

/// A random number generator (xorshift) that gives the same sequence for the same seed.
struct Xorshift: Sendable {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

    mutating func below(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return limit < 2 ? 0 : Int(state >> 33) % limit
    }

    mutating func byte() -> UInt8 { UInt8(below(256)) }

    mutating func element<Element>(of items: [Element]) -> Element? {
        items.isEmpty ? nil : items[below(items.count)]
    }
}
