import Foundation
import HTTPMessages
import NIOCore
import ServerSupport
import Support
import Testing

@testable import HTTPConnection

@Suite("Access log")
struct AccessLineTests {
    @Test("A line describes the request and its response")
    func text() {
        let line = line(target: "/holidays/DE/2026?name=secret", duration: .microseconds(12_345)).text(.text)
        #expect(
            line == "time=2026-09-21T12:00:00.007Z id=00000000000000ff method=GET path=/holidays/DE/2026 status=200 "
                + "bytes=1234 ms=12.345 cache=hit protocol=HTTP/1.1\n")
    }

    @Test("A line names the trace of a request that has one")
    func trace() throws {
        let parent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
        var line = line(target: "/")
        line.trace = TraceContext(traceParent: parent.utf8)?.traceID
        #expect(line.text(.text).contains(" id=00000000000000ff trace=0af7651916cd43dd8448eb211c80319c method="))
        let object = try JSONSerialization.jsonObject(with: Data(line.text(.json).utf8)) as? [String: any Sendable]
        #expect(
            object?["trace"] as? String == "0af7651916cd43dd8448eb211c80319c" && object?["method"] as? String == "GET")
    }

    @Test(
        "Times have three digits after the point, however small they are",
        arguments: [
            (0, 0, "12:00:00.000Z", "0.000"), (7, 7, "12:00:00.007Z", "0.007"), (42, 45, "12:00:00.042Z", "0.045"),
            (100, 100, "12:00:00.100Z", "0.100"), (999, 999, "12:00:00.999Z", "0.999"),
            (1, 1000, "12:00:00.001Z", "1.000"), (10, 12_005, "12:00:00.010Z", "12.005"),
            (123, 61_000_050, "12:00:00.123Z", "61000.050"),
        ])
    func padding(millisecond: Int, microseconds: Int64, time: String, milliseconds: String) throws {
        let line = line(target: "/", millisecond: millisecond, duration: .microseconds(microseconds))
        #expect(line.text(.text).contains("T\(time) "), "\(line.text(.text))")
        #expect(line.text(.text).contains(" ms=\(milliseconds) "), "\(line.text(.text))")
        #expect(line.text(.json).contains("T\(time)\","), "\(line.text(.json))")
        #expect(line.text(.json).contains(",\"ms\":\(milliseconds),"), "\(line.text(.json))")
    }

    @Test("A JSON line is an object with the same values")
    func json() throws {
        let line = line(target: "/people?q=secret", network: "192.0.2.0/24").text(.json)
        #expect(line.hasSuffix("}\n") && !line.contains("secret"))
        let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: any Sendable])
        #expect(object["path"] as? String == "/people" && object["status"] as? Int == 200)
        #expect(object["bytes"] as? Int == 1234 && object["cache"] as? String == "hit")
        #expect(object["network"] as? String == "192.0.2.0/24" && object["method"] as? String == "GET")
    }

    @Test(
        "Whatever is sent, it is one line that can be taken apart",
        arguments: [
            "/a\r\nb", "/a b status=999", "/\"quoted\"", "/back\\slash", "/caf\u{E9}", "/\u{1B}[31m", "/\u{2028}", "",
            "\u{0}",
            "/\"\u{301}", "?only=query", "/" + String(repeating: "long", count: 10_000),
        ])
    func injection(target: String) throws {
        let text = line(target: target).text(.text)
        #expect(text.utf8.count { $0 == UInt8(ascii: "\n") } == 1 && text.utf8.last == UInt8(ascii: "\n"))
        let pairs = text.utf8.dropLast().split(separator: UInt8(ascii: " ")).map { pair in
            String(Substring(pair.prefix { $0 != UInt8(ascii: "=") }))
        }
        #expect(pairs == ["time", "id", "method", "path", "status", "bytes", "ms", "cache", "protocol"])
        #expect(text.utf8.count < 1400 && text.utf8.allSatisfy { 0x20...0x7E ~= $0 || $0 == UInt8(ascii: "\n") })
        let json = line(target: target).text(.json)
        #expect(json.utf8.count { $0 == UInt8(ascii: "\n") } == 1)
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: any Sendable]
        #expect(object?["status"] as? Int == 200)
    }

    private func line(
        target: String, millisecond: Int = 7, duration: TimeAmount = .zero, network: String? = nil
    ) -> AccessLine {
        AccessLine(
            second: ByteBuffer(string: "2026-09-21T12:00:00"), millisecond: millisecond, id: RequestID(255),
            method: "GET",
            target: RequestTarget(target), status: 200, bytes: 1234, duration: duration, cache: .hit, isOldHTTP: false,
            network: network)
    }
}

extension AccessLine {
    fileprivate func text(_ format: AccessLogFormat) -> String {
        var buffer = ByteBuffer()
        write(as: format, into: &buffer)
        return String(buffer: buffer)
    }
}

@Suite("Request IDs and dates")
struct RequestNamesTests {
    @Test("A valid request ID from a proxy is used", arguments: ["a", "1-2_3.4", "f00/BA=r+:"])
    func given(text: String) throws {
        #expect(RequestID(given: HeaderValue(text))?.description == text)
    }

    @Test(
        "An invalid request ID is ignored",
        arguments: ["", "a b", "a\r\nX: y", "ä", "\"", "a;b", String(repeating: "a", count: 65)])
    func notGiven(text: String) {
        #expect(RequestID(given: HeaderValue(text)) == nil)
    }

    @Test("A generated request ID has 16 hexadecimal digits")
    func own() {
        #expect(RequestID(0x0123_4567_89AB_CDEF).description == "0123456789abcdef")
    }

    @Test(
        "Dates are written in HTTP's format and in ISO 8601",
        arguments: [
            (0, "Thu, 01 Jan 1970 00:00:00 GMT", "1970-01-01T00:00:00"),
            (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT", "1994-11-06T08:49:37"),
            (1_709_251_199, "Thu, 29 Feb 2024 23:59:59 GMT", "2024-02-29T23:59:59"),
        ])
    func date(second: Int, field: String, day: String) {
        var clock = LoopClock()
        clock.update(second: 5, millisecond: 1)
        clock.update(second: second, millisecond: 3)
        #expect(String(buffer: clock.dateField) == "Date: \(field)\r\n")
        #expect(String(buffer: clock.day) == day && clock.millisecond == 3)
    }
}
