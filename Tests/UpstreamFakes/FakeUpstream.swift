import Foundation

/// A stand-in for an upstream of the public network. What it takes and what it answers is derived from what that
/// upstream declares (a WSDL, a schema, documentation) or from recorded bytes, and not from our adapters; it refuses
/// what the real one refuses.
public protocol FakeUpstream: Sendable {
    func answer(to request: FakeRequest) -> FakeAnswer
}

/// A request as an upstream sees it.
public struct FakeRequest: Sendable {
    public var method: String
    public var path: String
    /// The items of the query, decoded; of those of one name the last.
    public var query: [String: String]
    /// By names in lower case.
    public var headers: [String: String]
    public var body: [UInt8]

    /// - Parameter target: path and query.
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

/// What it answers.
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

    /// A status with a page for people.
    public static func page(_ status: Int) -> FakeAnswer {
        FakeAnswer(status, type: "text/html", "<!DOCTYPE html><title>\(status)</title><h1>\(status)</h1>")
    }
}

/// Answers 404 to everything, with a page.
public struct FakeNothing: FakeUpstream {
    public init() {}

    public func answer(to _: FakeRequest) -> FakeAnswer { .page(404) }
}
