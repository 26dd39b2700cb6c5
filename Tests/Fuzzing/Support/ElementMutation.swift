/// libFuzzer's own mutation of bytes, which also uses the target's dictionary.
@_silgen_name("LLVMFuzzerMutate")
private func changeBytes(_ data: UnsafeMutablePointer<UInt8>?, _ count: Int, _ capacity: Int) -> Int

/// The body of `LLVMFuzzerCustomMutator` in a target for documents. Half of the time libFuzzer changes any bytes, which
/// nearly always gives a document that is rejected early. Otherwise it changes one value, or repeats, moves or removes
/// one element, so that more documents reach the schema and pass it.
public func mutateDocument(
    _ data: UnsafeMutablePointer<UInt8>?, _ count: Int, _ capacity: Int, _ seed: UInt32
) -> Int {
    guard let data else { return 0 }
    var random = Xorshift(state: UInt64(seed) | 1 << 40)
    let input = Array(UnsafeBufferPointer(start: data, count: count))
    let output =
        switch random.next(below: 8) {
        case 0, 1: changingValue(of: input, capacity, &random)
        case 2: changingElement(of: input, &random) { $0 + $0 }
        case 3: changingElement(of: input, &random) { _ in [] }
        case 4: copyingElement(of: input, &random)
        default: [UInt8]?.none
        }
    guard let output, output != input, output.count <= capacity else { return changeBytes(data, count, capacity) }
    for (offset, byte) in output.enumerated() { data[offset] = byte }
    return output.count
}

/// Changes the text between two quotes or two tags.
private func changingValue(of input: [UInt8], _ capacity: Int, _ random: inout Xorshift) -> [UInt8]? {
    let starts = input.indices.filter { "\"'>".utf8.contains(input[$0]) }
    guard let start = random.element(of: starts) else { return nil }
    let end: UInt8 = input[start] == UInt8(ascii: ">") ? UInt8(ascii: "<") : input[start]
    let rest = input[(start + 1)...]
    guard let close = rest.firstIndex(of: end), capacity > input.count else { return nil }
    var value = Array(rest[..<close])
    let count = value.count
    value += [UInt8](repeating: 0, count: min(capacity - input.count, 64))
    let changed = value.withUnsafeMutableBufferPointer { changeBytes($0.baseAddress, count, $0.count) }
    return Array(input[...start] + value[..<changed] + input[close...])
}

private func changingElement(
    of input: [UInt8], _ random: inout Xorshift, _ change: (ArraySlice<UInt8>) -> ArraySlice<UInt8>
) -> [UInt8]? {
    guard let element = element(of: input, &random) else { return nil }
    return Array(input[..<element.lowerBound] + change(input[element]) + input[element.upperBound...])
}

private func copyingElement(of input: [UInt8], _ random: inout Xorshift) -> [UInt8]? {
    let tags = input.indices.filter { input[$0] == UInt8(ascii: "<") }
    guard let element = element(of: input, &random), let place = random.element(of: tags) else { return nil }
    return Array(input[..<place] + input[element] + input[place...])
}

/// Returns the range of an element, from its start tag to its end tag, found by counting tags.
private func element(of input: [UInt8], _ random: inout Xorshift) -> Range<Int>? {
    let starts = input.indices.dropLast().filter {
        input[$0] == UInt8(ascii: "<") && !"/?!".utf8.contains(input[$0 + 1])
    }
    guard let start = random.element(of: starts) else { return nil }
    var depth = 0
    var offset = start
    while offset < input.count, let end = input[offset...].firstIndex(of: UInt8(ascii: ">")) {
        let isEmpty = input[end - 1] == UInt8(ascii: "/")
        let isEnd = offset + 1 < input.count && input[offset + 1] == UInt8(ascii: "/")
        depth += isEnd ? -1 : isEmpty ? 0 : 1
        if depth <= 0 { return start..<end + 1 }
        guard let next = input[end...].firstIndex(of: UInt8(ascii: "<")) else { return nil }
        offset = next
    }
    return nil
}

/// A random number generator with libFuzzer's seed, so that its runs can be repeated.
private struct Xorshift {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % limit
    }

    mutating func element(of items: [Int]) -> Int? {
        items.isEmpty ? nil : items[next(below: items.count)]
    }
}
