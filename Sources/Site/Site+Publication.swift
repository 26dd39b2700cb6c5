public import AlmanacValues
import HTML
public import HTTPMessages
public import HTTPTypes
import Layout
public import NIOCore
import Places
import Support
import VIPER

/// A response to a visitor who has saved nothing, in the forms in which it is stored as files.
public struct Publication: Sendable {
    public let response: Response
    /// The body as gzip, with the same bytes that the server sends; nil if it is not compressed.
    public let gzip: ByteBuffer?
}

extension Site {
    /// The addresses of style sheets, script, icon and the other files inside the program, sorted.
    public var fileTargets: [String] { files.targets }

    /// Answers a visitor who has saved nothing.
    ///
    /// - Parameter compresses: whether to compress the body too, as the server does.
    public func publication(of target: String, compresses: Bool) async -> Publication {
        let response = await respond(to: publicRequest(target))
        let varies = response.headers[.vary].map { HeaderValue($0).members(separatedBy: ",") }
        guard compresses, response.status == .ok, varies?.contains(where: { $0.matches("Accept-Encoding") }) == true
        else { return Publication(response: response, gzip: nil) }
        let isFile = files.page(at: RequestTarget(target)) != nil
        return Publication(
            response: response, gzip: Compression.compressed(response.body, .gzip, isFile ? .file : .page))
    }

    private func publicRequest(_ target: String) -> Request {
        let address = configuration.publicAddress
        return Request(target: target, host: address?.authority, isSecure: address?.isSecure == true)
    }

    /// The languages of the site, English first.
    public var languages: [Language] { configuration.languages }

    /// The page in place of one that only a server can make, for a copy of the site that is made of files.
    public func pageInPlaceOfServer(in language: Language) -> Publication {
        speaking(language).pageInPlaceOfServer()
    }

    private func pageInPlaceOfServer() -> Publication {
        let words = errors.words
        let text = words.withoutServer
        let notice = Notice(
            title: text.title, explanation: text.explanation,
            actions: [errors.chooseCountry, .init(words.today, Link(.start))])
        // Without the search: it needs a server.
        let bytes = Frame(
            PageHead(title: text.title, isListed: false), part: nil, assets: voice.assets, hasSearch: false
        )
        .rendered(around: ErrorPage(heading: words.needsServer, title: text.title, notice: notice, search: nil))
        let body = ByteBuffer(bytes: bytes)
        let response = Response(status: .ok, headers: [.contentType: MediaType.html], body: body)
        return Publication(response: response, gzip: Compression.compressed(body, .gzip, .page))
    }

    /// The fields of every response, for a host that is to send them with files.
    public var fieldsOfFiles: HTTPFields {
        commonFields(isSecure: configuration.publicAddress?.isSecure == true)
    }
}
