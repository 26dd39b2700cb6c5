// Measures what Sources/PlainBytes does eight bytes at a time, or with a table, against the same work byte by byte.
// `Tests/Benchmarks/PlainBytes/run` compiles both together and prints the table of Sources/PlainBytes/README.md.

struct Row {
    let name: String
    let bytes: [UInt8]
    /// The part in PlainBytes, and the plain loop. Each returns a number, so that neither is optimised away.
    let fast: (UnsafeBufferPointer<UInt8>) -> Int
    let slow: (UnsafeBufferPointer<UInt8>) -> Int
}

let address = Array("/holidays/DE/2026?types=public&region=BY".utf8)
let sameAddress = address
let name = Array("Tag der Deutschen Einheit in Berlin und Brandenburg".utf8)
let word = Array("german-unity-day".utf8)
let head = Array(
    ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0 text/html,application/xhtml+xml,"
        + "application/xml;q=0.9,*/*;q=0.8 gzip, deflate, br, zstd").utf8)
let marks = (EightBytes.all(UInt8(ascii: ",")), EightBytes.all(UInt8(ascii: ";")), EightBytes.all(UInt8(ascii: "\\")))
/// 1,500 random bytes, encoded.
let encoded: [UInt8] = {
    var (text, number) = ([UInt8](), 1 as UInt64)
    for _ in 0..<1500 {
        number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let (percent, high, low) = PercentCoding.encoded(UInt8(truncatingIfNeeded: number >> 56))
        text += [percent, high, low]
    }
    return text
}()

/// Counts the bytes of the whole words that pass a test.
@inline(__always)
func count(_ text: UnsafeBufferPointer<UInt8>, _ passes: (EightBytes) -> Bool) -> Int {
    let text = UnsafeRawBufferPointer(text)
    var index = 0
    while index + 8 <= text.count, passes(EightBytes(of: text, at: index)) { index += 8 }
    return index == text.count || passes(EightBytes(lastOf: text)) ? text.count : index
}

@inline(__always)
func countOneByOne(_ text: UnsafeBufferPointer<UInt8>, _ passes: (UInt8) -> Bool) -> Int {
    var index = 0
    while index < text.count, passes(text[index]) { index += 1 }
    return index
}

let rows = [
    Row(
        name: "`areHarmless`: a text of a page, \(name.count) bytes", bytes: name,
        fast: { count($0, \.areHarmless) },
        slow: {
            countOneByOne($0) { byte in
                // The bit mask of `Escaping`.
                byte < 0x40 ? (0xD000_00C4_FFFF_D9FF as UInt64) &>> UInt64(byte) & 1 == 0 : byte < 0x7F
            }
        }),
    Row(
        name: "`arePlain`: a word of an address, \(word.count) bytes", bytes: word, fast: { count($0, \.arePlain) },
        slow: { countOneByOne($0, \.isUnreserved) }),
    Row(
        name: "`areOrdinary`: a text of a calendar, \(name.count) bytes", bytes: name,
        fast: { count($0) { $0.areOrdinary(without: marks) } },
        slow: {
            countOneByOne($0) { byte in
                byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: ",") && byte != UInt8(ascii: ";")
                    && byte != UInt8(ascii: "\\")
            }
        }),
    Row(
        name: "`countOfVisible`: header fields, \(head.count) bytes", bytes: head,
        fast: { WordScan.countOfVisible(in: $0) },
        slow: { countOneByOne($0) { 0x20...0x7E ~= $0 } }),
    Row(
        name: "`isASCII`: header fields, \(head.count) bytes", bytes: head,
        fast: { WordScan.isASCII(UnsafeRawBufferPointer($0)) ? 1 : 0 },
        slow: { countOneByOne($0) { $0 < 0x80 } == $0.count ? 1 : 0 }),
    Row(
        name: "`isSame`: two addresses, \(address.count) bytes", bytes: address,
        fast: { text in
            sameAddress.withUnsafeBytes { WordScan.isSame(UnsafeRawBufferPointer(text), as: $0) ? 1 : 0 }
        },
        slow: { text in sameAddress.withUnsafeBufferPointer { text.elementsEqual($0) ? 1 : 0 } }),
    Row(
        name: "`PercentCoding.decoded`: \(encoded.count) bytes, with a table of digits", bytes: encoded,
        fast: { PercentCoding.decoded($0.span, plusIsSpace: false, broken: .reject)?.count ?? 0 },
        slow: { text in
            var decoded: [UInt8] = []
            decoded.reserveCapacity(text.count)
            var index = 0
            while index < text.count {
                if text[index] == UInt8(ascii: "%"), index + 2 < text.count,
                    let high = text[index + 1].hexadecimalValue,
                    let low = text[index + 2].hexadecimalValue
                {
                    decoded.append(high << 4 | low)
                    index += 3
                } else {
                    decoded.append(text[index])
                    index += 1
                }
            }
            return decoded.count
        }),
]

@inline(never)
func nanoseconds(_ bytes: [UInt8], _ body: (UnsafeBufferPointer<UInt8>) -> Int) -> Double {
    let (clock, rounds) = (ContinuousClock(), bytes.count > 1000 ? 10_000 : 1_000_000)
    var sum = 0
    let times = (0..<7).map { _ in
        clock.measure {
            bytes.withUnsafeBufferPointer { text in for _ in 0..<rounds { sum &+= body(text) } }
        }
    }
    precondition(sum != 0)
    let best = times.min() ?? .zero
    return Double(best.components.attoseconds) / 1e9 / Double(rounds) + Double(best.components.seconds) * 1e9
        / Double(rounds)
}

func rounded(_ number: Double) -> String { String((number * 10).rounded() / 10) }

print("| What | here | byte by byte | ratio |\n|---|---|---|---|")
for row in rows {
    let (fast, slow) = (nanoseconds(row.bytes, row.fast), nanoseconds(row.bytes, row.slow))
    print("| \(row.name) | \(rounded(fast)) ns | \(rounded(slow)) ns | \(rounded(slow / fast)) |")
}
