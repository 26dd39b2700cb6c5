import HTML
import HTTPTypes
import Layout

/// The files of `Public/`, which are part of the program.
///
/// Styles, script and icon have their fingerprint in their address (`/assets/almanac.k3v9.css`), so that
/// browsers may keep them for ever; `robots.txt` has the address that crawlers ask for.
struct StaticFiles: Sendable {
    private var responses: [[String]: SiteResponse] = [:]
    let assets: Assets

    init(files: [EmbeddedFile] = EmbeddedFiles.all) {
        var links: [String: Link] = [:]
        for file in files {
            let name = String(describing: file.path)
            let fingerprint = Fingerprint(file.bytes)
            let segments = Self.segments(name, fingerprint)
            links[name] = Link(segments: segments)
            responses[segments] = Self.response(file.bytes, name: name, fingerprint: fingerprint)
        }
        assets = Assets(
            styles: links["almanac.css"] ?? Link(segments: []),
            script: links["almanac.js"] ?? Link(segments: []),
            icon: links["icon.svg"] ?? Link(segments: []))
    }

    /// The file at an address, or nil if there is none.
    func response(at segments: [String]) -> SiteResponse? { responses[segments] }

    private static func segments(_ name: String, _ fingerprint: Fingerprint) -> [String] {
        guard isFingerprinted(name), let dot = name.lastIndex(of: ".") else { return [name] }
        return ["assets", "\(name[..<dot]).\(fingerprint)\(name[dot...])"]
    }

    private static func isFingerprinted(_ name: String) -> Bool { !name.hasSuffix(".txt") }

    private static func response(_ bytes: [UInt8], name: String, fingerprint: Fingerprint) -> SiteResponse {
        var headers = Headers.security
        headers[.contentType] = mediaType(name)
        headers[.cacheControl] = (isFingerprinted(name) ? CachePolicy.immutable : .day).rawValue
        headers[.eTag] = fingerprint.entityTag
        return SiteResponse(status: .ok, headers: headers, body: bytes)
    }

    private static func mediaType(_ name: String) -> String {
        switch name.split(separator: ".").last {
        case "css": "text/css; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "svg": "image/svg+xml"
        default: "text/plain; charset=utf-8"
        }
    }
}
