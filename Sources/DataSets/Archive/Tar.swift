import PlainBytes
import Support

/// Reads and writes the archive of a data set: POSIX ustar with plain files only, so that `tar` can list it.
enum Tar {
    struct Member: Hashable, Sendable {
        let name: String
        let bytes: [UInt8]
    }

    private static let block = 512
    /// The maximum number of files in a set. The program's own set has 560.
    private static let most = 5_000

    static func archive(_ members: [Member]) -> [UInt8] {
        var archive: [UInt8] = []
        for member in members {
            archive += header(member)
            archive += member.bytes
            archive += [UInt8](repeating: 0, count: padding(member.bytes.count))
        }
        return archive + [UInt8](repeating: 0, count: 2 * block)
    }

    private static func padding(_ count: Int) -> Int { (block - count % block) % block }

    /// Records neither owner nor time, so that the same files always make the same bytes.
    private static func header(_ member: Member) -> [UInt8] {
        var header = [UInt8](repeating: 0, count: block)
        func put(_ text: some Sequence<UInt8>, at index: Int) {
            for (offset, byte) in text.enumerated() { header[index + offset] = byte }
        }
        put(member.name.utf8, at: 0)
        put("0000644".utf8, at: 100)
        put("0000000".utf8, at: 108)
        put("0000000".utf8, at: 116)
        put(octal(member.bytes.count, digits: 11).utf8, at: 124)
        put("00000000000".utf8, at: 136)
        put("        0".utf8, at: 148)
        put("ustar".utf8, at: 257)
        put("00".utf8, at: 263)
        put((octal(header.reduce(0) { $0 + Int($1) }, digits: 6) + "\0 ").utf8, at: 148)
        return header
    }

    private static func octal(_ number: Int, digits: Int) -> String {
        let text = String(number, radix: 8)
        return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
    }

    /// Returns the files of an archive. Rejects everything that this program does not write: links, devices, folders,
    /// long names, names that lead out of the folder, and duplicate names.
    static func members(of archive: [UInt8]) throws(DataSetProblem) -> [Member] {
        var members: [Member] = []
        var names: Set<[UInt8]> = []
        var index = 0
        while true {
            guard index + block <= archive.count else { throw .archive("it ends too early") }
            let header = archive[index..<index + block]
            if header.allSatisfy({ $0 == 0 }) { break }
            let (name, size) = try read(header)
            index += block
            guard size <= archive.count - index else { throw .archive("it ends in the middle of \(name)") }
            guard names.insert(Array(name.utf8)).inserted else { throw .archive("it has \(name) twice") }
            guard members.count < most else { throw .archive("it has more than \(most) files") }
            members.append(Member(name: name, bytes: Array(archive[index..<index + size])))
            index += size + padding(size)
        }
        guard index + 2 * block == archive.count, archive[index...].allSatisfy({ $0 == 0 }) else {
            throw .archive("something follows its end")
        }
        return members
    }

    private static func read(_ header: ArraySlice<UInt8>) throws(DataSetProblem) -> (name: String, size: Int) {
        let start = header.startIndex
        func field(_ offset: Int, _ length: Int) -> ArraySlice<UInt8> {
            header[start + offset..<start + offset + length].prefix { $0 != 0 }
        }
        func number(_ offset: Int, _ length: Int) -> Int? {
            let digits = field(offset, length).filter { $0 != UInt8(ascii: " ") }
            guard !digits.isEmpty, digits.count <= 12 else { return nil }
            return Int(String(decoding: digits, as: UTF8.self), radix: 8)
        }
        let sum = header.enumerated().reduce(0) { sum, next in
            sum + (148..<156 ~= next.offset ? 0x20 : Int(next.element))
        }
        guard let checksum = number(148, 8), checksum == sum else { throw .archive("a header of it is damaged") }
        guard let size = number(124, 12), size >= 0,
            header[start + 156] == UInt8(ascii: "0") || header[start + 156] == 0,
            field(345, 155).isEmpty
        else { throw .archive("it has something else than plain files") }
        let name = String(decoding: field(0, 100), as: UTF8.self)
        guard isPlain(name) else { throw .archive("a name in it is not that of a document: \(name.shortened(to: 60))") }
        return (name, size)
    }

    /// Whether the name is a file name with at most two folders before it, of letters, digits, `.`, `-` and `_`.
    static func isPlain(_ name: String) -> Bool {
        let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return 1...3 ~= parts.count
            && parts.allSatisfy { part in
                part.first.map { $0.isASCIILetterOrDigit } ?? false
                    && part.allSatisfy { byte in
                        byte.isASCIILetterOrDigit
                            || [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_")].contains(byte)
                    }
            }
    }
}
