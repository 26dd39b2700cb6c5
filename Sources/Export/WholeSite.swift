import AlmanacValues
import HTML
import HTTPMessages
import HTTPTypes
import NIOCore
import Places
import Site

/// Writes what needs the records of all chapters: redirects, the map of the site, the page for unknown addresses, and the
/// pages in place of those that need a server.
struct WholeSite {
    let site: Site
    let folder: ExportFolder
    let chapters: [String]
    /// The public address without a slash at its end. If it is nil, no map of the site is written, since its addresses
    /// must be absolute.
    let baseAddress: String?
    let compresses: Bool

    /// The name of its record.
    static let name = "whole"
    /// The pages that only a server can make.
    static let needServer = ["search", "options", "working-days", "compare"]
    /// The most addresses in one file of a site map (sitemaps.org).
    private static let mostAddresses = 50_000

    func write(_ writer: inout FileWriter, _ counts: inout ExportCounts) async throws {
        var files = Files(writer: writer, counts: counts)
        try files.write(await site.publication(of: "/404", compresses: false).response.body, to: "404.html")
        for language in site.languages {
            let substitute = site.pageInPlaceOfServer(in: language)
            let folder = language == .english ? "" : "\(language.facts.code)/"
            for name in Self.needServer + ["needs-server"] {
                try files.write(substitute.response.body, to: "\(folder)\(name).html")
                if compresses, let gzip = substitute.gzip { try files.write(gzip, to: "\(folder)\(name).html.gz") }
            }
        }
        try files.write(headers, to: "_headers")
        try writeRedirects(&files)
        if let baseAddress { try writeSiteMap(&files, baseAddress) }
        for page in try folder.record(of: Self.name)?.pages ?? [] where !files.names.contains(page.name) {
            try files.writer.remove(page.name)
        }
        var record = ChapterRecord(key: nil)
        record.pages = files.names.sorted().map {
            .init(name: $0, target: "-", hash: 0, gzipHash: nil, isListed: false)
        }
        try folder.write(record, of: Self.name, &files.writer)
        (writer, counts) = (files.writer, files.counts)
    }

    /// The fields of every response, for hosts that read a file `_headers`.
    private var headers: ByteBuffer {
        var text = "/*\n"
        for field in site.fieldsOfFiles { text += "  \(field.name.rawName): \(field.value)\n" }
        return ByteBuffer(string: text)
    }

    /// Writes `redirects.map`, for a `map` of nginx, and `_redirects`, for hosts that read that. The latter cannot have
    /// queries on the left.
    private func writeRedirects(_ files: inout Files) throws {
        var map = ByteBuffer(string: "# For nginx: map $request_uri $almanac_redirect { include redirects.map; }\n")
        var list = ByteBuffer()
        try forEachRecord { record in
            for redirect in record.redirects {
                map.writeString("\"\(redirect.target)\" \"\(redirect.location)\";\n")
                guard !redirect.target.utf8.contains(UInt8(ascii: "?")) else { continue }
                list.writeString("\(redirect.target) \(redirect.location) 302\n")
            }
        }
        for language in site.languages {
            let year = "\(language.page.path)/holidays/:country/:year"
            list.writeString(
                "\(year) region=:region \(year)/region=:region.html 200\n"
                    + "\(year) type=:type \(year)/type=:type.html 200\n")
        }
        try files.write(map, to: "redirects.map")
        try files.write(list, to: "_redirects")
    }

    /// Writes `sitemap.xml`, an index, and the parts in `sitemaps` (sitemaps.org).
    private func writeSiteMap(_ files: inout Files, _ base: String) throws {
        let namespace = "xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\""
        let opening = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        var index = ByteBuffer(string: "\(opening)<sitemapindex \(namespace)>\n")
        var part = ByteBuffer()
        var (count, number) = (0, 0)
        func end() throws {
            guard count > 0 else { return }
            number += 1
            part.writeString("</urlset>\n")
            try files.write(part, to: "sitemaps/\(number).xml")
            index.writeString("<sitemap><loc>\(base)/sitemaps/\(number).xml</loc></sitemap>\n")
            count = 0
        }
        try forEachRecord { record in
            for page in record.pages where page.isListed {
                if count == 0 { part = ByteBuffer(string: "\(opening)<urlset \(namespace)>\n") }
                part.writeString("<url><loc>\(base)\(Self.escaped(page.target))</loc></url>\n")
                count += 1
                if count == Self.mostAddresses { try end() }
            }
        }
        try end()
        index.writeString("</sitemapindex>\n")
        try files.write(index, to: "sitemap.xml")
    }

    /// Addresses are percent-encoded, so only two of XML's characters can occur in them.
    private static func escaped(_ target: String) -> String {
        guard target.utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "'") }) else { return target }
        let bytes = target.utf8.flatMap { byte in
            switch byte {
            case UInt8(ascii: "&"): Array("&amp;".utf8)
            case UInt8(ascii: "'"): Array("&apos;".utf8)
            default: [byte]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func forEachRecord(_ body: (ChapterRecord) throws -> Void) throws {
        for chapter in chapters {
            if let record = try folder.record(of: chapter) { try body(record) }
        }
    }

    /// The files that are written, and their names.
    private struct Files {
        var writer: FileWriter
        var counts: ExportCounts
        var names: Set<String> = []

        mutating func write(_ bytes: ByteBuffer, to name: String) throws {
            names.insert(name)
            counts.bytes += bytes.readableBytes
            _ = try writer.write(bytes, to: name)
        }
    }
}
