import HTTPMessages
import Testing

@Suite("Byte ranges")
struct ByteRangeTests {
    @Test(
        "A single range is parsed, anything else is ignored (RFC 9110, section 14.1.2)",
        arguments: [
            ("bytes=0-0", ByteRange.part(0..<1)), ("bytes=0-", .part(0..<100)), ("bytes=10-19", .part(10..<20)),
            ("bytes=99-99", .part(99..<100)), ("bytes=50-1000", .part(50..<100)), ("bytes=-1", .part(99..<100)),
            ("bytes=-1000", .part(0..<100)), ("BYTES=0-0", .part(0..<1)), ("bytes= 5-6 ", .part(5..<7)),
            ("bytes=0-99999999999999999999999", .part(0..<100)), ("bytes=100-", .unsatisfiable),
            ("bytes=99999999999999999999999-", .unsatisfiable), ("bytes=-0", .unsatisfiable), ("bytes=5-4", .none),
            ("bytes=-", .none), ("bytes=", .none), ("bytes", .none), ("", .none), ("lines=0-1", .none),
            ("bytes=0-1,5-6", .none), ("bytes=a-b", .none), ("bytes=1--2", .none), ("bytes=+1-2", .none),
            ("bytes=0x1-2", .none), ("bytes=0-1" + String(repeating: " ", count: 100), .none),
        ])
    func syntax(value: String, range: ByteRange) {
        #expect(ByteRange(HeaderValue(value), length: 100) == range)
    }

    @Test("An empty file has no satisfiable range")
    func empty() {
        #expect(ByteRange("bytes=0-", length: 0) == .unsatisfiable)
        #expect(ByteRange("bytes=-5", length: 0) == .unsatisfiable)
    }
}
