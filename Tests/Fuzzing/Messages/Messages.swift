import FuzzSupport

@testable import Support

/// Fuzzes the JSON that assistants send. What is read is printed and read again; white space changes nothing; a rejection names
/// a position in the bytes; and limits hold.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMessages(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(data, count) { input in
        let value: JSONValue
        do throws(JSONProblem) {
            value = try JSONReader.value(of: input)
        } catch {
            switch error {
            case .unexpected(let position), .badEscape(let position):
                expect(0...input.count ~= position, "position \(position) of \(input.count)")
            case .notUTF8, .tooDeep, .repeatedName: break
            }
            return false
        }
        expect(depth(value) <= JSONReader.deepest, "\(depth(value)) levels")
        expectSame(read(Array(printed(value).utf8)), value, "printed")
        let spaced: [UInt8] = [0x20, 0x09] + input + [0x0D, 0x0A]
        expectSame(read(spaced), value, "with white space")
        // A document ends where it ends, whatever follows.
        expect(read(input + Array("]".utf8)) == nil && read(input + Array(",1".utf8)) == nil, "more is read")
        return true
    }
}

private func read(_ bytes: [UInt8]) -> JSONValue? { try? JSONReader.value(of: bytes) }

private func depth(_ value: JSONValue) -> Int {
    switch value {
    case .list(let elements): 1 + (elements.map(depth).max() ?? 0)
    case .object(let members): 1 + (members.map { depth($0.value) }.max() ?? 0)
    case .null, .flag, .number, .text: 0
    }
}

/// A document of the value, with everything escaped that may be.
private func printed(_ value: JSONValue) -> String {
    switch value {
    case .null: return "null"
    case .flag(let flag): return flag ? "true" : "false"
    case .number(let digits): return digits
    case .text(let text): return quoted(text)
    case .list(let elements): return "[" + elements.map(printed).joined(separator: ",") + "]"
    case .object(let members):
        let names = members.map { Array($0.name.utf8) }
        expect(Set(names).count == names.count, "a name is there twice")
        return "{" + members.map { quoted($0.name) + ":" + printed($0.value) }.joined(separator: ",") + "}"
    }
}

private func quoted(_ text: String) -> String {
    let units = text.utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }
    return "\"" + units.joined() + "\""
}
