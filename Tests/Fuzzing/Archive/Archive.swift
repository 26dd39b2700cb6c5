import FuzzSupport

@testable import DataSets

/// Fuzzes the archive of a data set. What is accepted has names of plain files, none twice, not more bytes than the archive, and
/// is the same after it was packed and read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzArchive(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(data, count) { input in
        // Mutations hardly ever have the right sum, so each header gets it, and the archive its end.
        let members = [input, mended(input)].compactMap { try? Tar.members(of: $0) }
        for members in members {
            expect(members.reduce(0) { $0 + $1.bytes.count } <= input.count, "more bytes than there are")
            expect(Set(members.map { Array($0.name.utf8) }).count == members.count, "a name is there twice")
            for member in members {
                let parts = member.name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
                let isInside = parts.allSatisfy { !$0.isEmpty && $0.first != UInt8(ascii: ".") }
                expect(isInside && parts.count <= 3, "\(member.name) leads elsewhere")
            }
            expectSame(try? Tar.members(of: Tar.archive(members)), members, "packed again")
        }
        return members.contains { !$0.isEmpty }
    }
}

private func mended(_ input: [UInt8]) -> [UInt8] {
    var bytes = input + [UInt8](repeating: 0, count: (512 - input.count % 512) % 512)
    for start in stride(from: 0, to: bytes.count, by: 512) where bytes[start] != 0 && bytes[start + 257] == 0x75 {
        let sum = (0..<512).reduce(0) { $0 + (148..<156 ~= $1 ? 0x20 : Int(bytes[start + $1])) }
        let digits = String(sum, radix: 8)
        let text = String(repeating: "0", count: 6 - digits.utf8.count) + digits + "\0 "
        bytes.replaceSubrange(start + 148..<start + 156, with: Array(text.utf8))
    }
    while bytes.count >= 512, bytes.suffix(512).allSatisfy({ $0 == 0 }) { bytes.removeLast(512) }
    return bytes + [UInt8](repeating: 0, count: 1024)
}
