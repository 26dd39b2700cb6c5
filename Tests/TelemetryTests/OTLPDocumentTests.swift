import Foundation
import Support
import Testing

@testable import Telemetry

@Suite("Spans in OTLP")
struct OTLPDocumentTests {
    private func spans(_ spans: [Span]) throws -> [[String: Any]] {
        let object = try JSONSerialization.jsonObject(with: Data(OTLPDocument(.sample).bytes(of: spans)))
        let resources = try #require((object as? [String: Any])?["resourceSpans"] as? [[String: Any]])
        let scopes = try #require(resources.first?["scopeSpans"] as? [[String: Any]])
        return try #require(scopes.first?["spans"] as? [[String: Any]])
    }

    @Test(
        "A request has the bytes that the protocol describes: hexadecimal ids, texts for 64-bit numbers, lowerCamelCase"
    )
    func bytes() {
        var span = Span.sample(258)
        span.attributes = [.init("url.path", "/quotes"), .init("http.response.status_code", 200)]
        span.isFailure = true
        let text = String(decoding: OTLPDocument(.sample).bytes(of: [span]), as: UTF8.self)
        #expect(
            text == #"{"resourceSpans":[{"resource":{"attributes":["#
                + #"{"key":"service.name","value":{"stringValue":"almanac"}},"#
                + #"{"key":"service.version","value":{"stringValue":"1.2.3"}},"#
                + #"{"key":"service.instance.id","value":{"stringValue":"one"}}]},"#
                + #""scopeSpans":[{"scope":{"name":"almanac","version":"1.2.3"},"spans":["#
                + #"{"traceId":"0af7651916cd43dd8448eb211c80319c","spanId":"0000000000000102","#
                + #""parentSpanId":"b7ad6b7169203331","flags":257,"name":"Sample.work(_:)","kind":1,"#
                + #""startTimeUnixNano":"1790000000000000000","endTimeUnixNano":"1790000000000000258","#
                + #""attributes":[{"key":"url.path","value":{"stringValue":"/quotes"}},"#
                + #"{"key":"http.response.status_code","value":{"intValue":"200"}}],"status":{"code":2}}]}]}]}"#)
    }

    @Test("The first span of a trace names no parent; only that of a request knows its parent to be elsewhere")
    func parents() throws {
        var first = Span.sample(1)
        first.parent = nil
        first.kind = .server
        var server = Span.sample(2)
        server.kind = .server
        let written = try spans([first, server, .sample(3)])
        #expect(written.map { $0["parentSpanId"] as? String } == [nil, "b7ad6b7169203331", "b7ad6b7169203331"])
        #expect(written.map { $0["flags"] as? Int } == [0x101, 0x301, 0x101])
        #expect(written.map { $0["kind"] as? Int } == [2, 2, 1])
        #expect(written.allSatisfy { $0["status"] == nil && $0["attributes"] == nil })
    }

    @Test("Whatever a text contains, it is one value")
    func texts() throws {
        let text = "a\"b\\c\n\u{0}\u{2028}é\u{301}<"
        var span = Span.sample(1)
        span.name = text
        span.attributes = [.init("k", text)]
        let written = try #require(try spans([span]).first)
        #expect(written["name"] as? String == text)
        let attribute = (written["attributes"] as? [[String: Any]])?.first
        #expect((attribute?["value"] as? [String: Any])?["stringValue"] as? String == text)
    }
}
