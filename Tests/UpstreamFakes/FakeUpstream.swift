import Foundation

/// A fake of a public upstream. Its requests and answers follow the upstream's own declaration (a WSDL, a schema,
/// documentation) or recorded bytes, not our adapters. It rejects what the real upstream rejects.
public protocol FakeUpstream: Sendable {
    func answer(to request: FakeRequest) -> FakeAnswer
}

/// A request as an upstream sees it.
public struct FakeRequest: Sendable {
    public var method: String
    public var path: String
    /// The decoded items of the query. If a name occurs several times, the last item counts.
    public var query: [String: String]
    /// The headers, keyed by lower-case names.
    public var headers: [String: String]
    public var body: [UInt8]

    /// - Parameter target: The path and the query.
    public init(method: String, target: String, headers: [String: String] = [:], body: [UInt8] = []) {
        self.method = method
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = String(parts.first ?? "")
        query = [:]
        for item in (parts.count > 1 ? parts[1] : "").split(separator: "&") {
            let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            query[String(pair[0])] = pair.count > 1 ? String(pair[1]).removingPercentEncoding ?? "" : ""
        }
        self.headers = Dictionary(headers.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { $1 })
        self.body = body
    }
}

/// The answer of an upstream.
public struct FakeAnswer: Sendable {
    public var status: Int
    public var type: String
    public var body: [UInt8]
    public var headers: [String: String] = [:]

    public init(_ status: Int = 200, type: String, _ body: [UInt8]) {
        self.status = status
        self.type = type
        self.body = body
    }

    public init(_ status: Int = 200, type: String, _ text: String) {
        self.init(status, type: type, Array(text.utf8))
    }

    /// Returns a status with a short HTML page.
    public static func page(_ status: Int) -> FakeAnswer {
        FakeAnswer(status, type: "text/html", "<!DOCTYPE html><title>\(status)</title><h1>\(status)</h1>")
    }
}

/// A fake that answers every request with 404 and a page.
public struct FakeNothing: FakeUpstream {
    public init() {}

    public func answer(to _: FakeRequest) -> FakeAnswer { .page(404) }
}
