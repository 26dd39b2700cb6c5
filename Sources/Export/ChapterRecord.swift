import Support

/// What an export has written of a chapter, stored in `.almanac-export/chapters`.
///
/// The first line has the key of the export: what its pages are made from. Each further line is a page or a redirect,
/// with the parts separated by tabs. Addresses contain no control characters.
struct ChapterRecord: Equatable {
    struct Page: Equatable {
        let name: String
        let target: String
        /// The fingerprint of the bytes.
        let hash: UInt64
        /// The fingerprint of the compressed bytes; nil if only the plain file was written.
        let gzipHash: UInt64?
        /// Whether search engines may list it.
        let isListed: Bool
    }

    struct Redirect: Equatable {
        let target: String
        let location: String
    }

    /// Nil if some pages could not be made, so that the chapter is made again.
    var key: UInt64?
    var pages: [Page] = []
    var redirects: [Redirect] = []

    private static let opening = "almanac chapter"

    init(key: UInt64?) {
        self.key = key
    }

    var bytes: [UInt8] {
        var text = "\(Self.opening)\t\(Self.hexadecimal(key))\n"
        for page in pages {
            text += "page\t\(Self.hexadecimal(page.hash))\t\(Self.hexadecimal(page.gzipHash))\t"
            text += "\(page.isListed ? "listed" : "-")\t\(page.name)\t\(page.target)\n"
        }
        for redirect in redirects { text += "redirect\t\(redirect.target)\t\(redirect.location)\n" }
        return Array(text.utf8)
    }

    /// Nil unless the bytes are a whole record.
    init?(_ bytes: [UInt8]) {
        guard let text = String(validating: bytes, as: UTF8.self), bytes.last == UInt8(ascii: "\n") else { return nil }
        var lines = text.utf8.split(separator: UInt8(ascii: "\n")).map(Self.fields).makeIterator()
        guard let first = lines.next(), first.count == 2, first[0].matches(Self.opening) else { return nil }
        key = UInt64(first[1], radix: 16)
        while let fields = lines.next() {
            if fields.count == 6, fields[0].matches("page"), let hash = UInt64(fields[1], radix: 16) {
                // A later export may remove the file, so its name must not lead out of the folder.
                guard Self.isInside(fields[4]) else { return nil }
                pages.append(
                    Page(
                        name: fields[4], target: fields[5], hash: hash, gzipHash: UInt64(fields[2], radix: 16),
                        isListed: fields[3].matches("listed")))
            } else if fields.count == 3, fields[0].matches("redirect") {
                redirects.append(Redirect(target: fields[1], location: fields[2]))
            } else {
                return nil
            }
        }
    }

    private static func isInside(_ name: String) -> Bool {
        name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy {
            !$0.isEmpty && $0.first != UInt8(ascii: ".")
        }
    }

    private static func fields(_ line: Substring.UTF8View.SubSequence) -> [String] {
        line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { String(Substring($0)) }
    }

    private static func hexadecimal(_ number: UInt64?) -> String { number.map { String($0, radix: 16) } ?? "-" }
}
