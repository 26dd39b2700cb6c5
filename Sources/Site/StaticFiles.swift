import HTML
import HTTPMessages
import HTTPTypes
import Layout
import NIOCore
import VIPER

/// The files of `Public/`, which are embedded in the program.
///
/// The addresses of style sheet, script and icon contain their fingerprints (`/assets/almanac.k3v9.css`), so that
/// browsers may cache them for a year, as immutable. `robots.txt` and `records.xsd` keep the addresses that programs know.
struct StaticFiles: Sendable {
    private var pages: [RequestTarget: FinishedPage] = [:]
    let assets: Assets

    init(files: [EmbeddedFile] = EmbeddedFiles.all, credits: Credits = Credits()) {
        var links: [String: Link] = [:]
        for file in files {
            let name = String(describing: file.path)
            let page = Self.page(file.bytes, name: name)
            let link = Link(segments: Self.segments(name, file.bytes.withUnsafeBytes { Fingerprint($0) }))
            links[name] = link
            pages[RequestTarget(link.description)] = page
        }
        assets = Assets(
            styles: links["almanac.css"] ?? Link(segments: []),
            script: links["almanac.js"] ?? Link(segments: []),
            icon: links["icon.svg"] ?? Link(segments: []),
            sheets: Dictionary(
                uniqueKeysWithValues: Sheet.allCases.compactMap { sheet in
                    links[sheet.rawValue].map { (sheet, $0) }
                }), credits: credits)
    }

    /// Adds a file that is replaced while the server runs, so caches ask for it each time. It is sent as it is.
    mutating func add(_ file: DocumentFile) {
        pages[RequestTarget(Link(segments: ["documents", file.name]).description)] = FinishedPage(
            body: ByteBuffer(bytes: file.bytes), mediaType: file.mediaType, audience: .programs, caching: .page,
            validity: .always, mayCompress: false)
    }

    /// The addresses of all files, sorted.
    var targets: [String] { pages.keys.map(\.description).sorted() }

    /// The file at an address that is spelled as the pages spell it.
    func page(at target: RequestTarget) -> FinishedPage? { pages[target] }

    /// The file at a path, however the request spelled it.
    func page(at segments: [String]) -> FinishedPage? {
        // Rejects an address that is longer than any file's before printing it.
        guard segments.count <= 2, segments.allSatisfy({ $0.utf8.count <= Self.longestName }) else { return nil }
        return pages[RequestTarget(Link(segments: segments).description)]
    }

    /// The longest file name, in bytes, including the fingerprint.
    private static let longestName = 64

    private static func segments(_ name: String, _ fingerprint: Fingerprint) -> [String] {
        guard isFingerprinted(name), let dot = name.lastIndex(of: ".") else { return [name] }
        return ["assets", "\(name[..<dot]).\(fingerprint)\(name[dot...])"]
    }

    /// Crawlers and programs ask for `robots.txt` and `records.xsd` by their names.
    private static func isFingerprinted(_ name: String) -> Bool { !name.hasSuffix(".txt") && !isSchema(name) }

    /// Schemas are for programs, like the records that they describe: scripts of any site may read them.
    private static func isSchema(_ name: String) -> Bool { name.hasSuffix(".xsd") }

    private static func page(_ bytes: [UInt8], name: String) -> FinishedPage {
        FinishedPage(
            body: ByteBuffer(bytes: bytes), mediaType: mediaType(name), audience: isSchema(name) ? .programs : .people,
            caching: isFingerprinted(name) ? .immutable : .day, validity: .always, effort: .file)
    }

    private static func mediaType(_ name: String) -> String {
        switch name.split(separator: ".").last {
        case "css": "text/css; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "svg": MediaType.svg
        case "xsd": "application/xml"
        default: "text/plain; charset=utf-8"
        }
    }
}
