import HTTPMessages
import Testing

@testable import HTTPConnection

@Suite("The trace of a request")
struct TraceIDTests {
    private static let trace = "0af7651916cd43dd8448eb211c80319c"
    private static let parent = "b7ad6b7169203331"

    @Test(
        "A valid traceparent names its trace",
        arguments: ["00-\(trace)-\(parent)-01", "00-\(trace)-\(parent)-00", "cc-\(trace)-\(parent)-ff-what-comes"])
    func valid(value: String) {
        #expect(TraceID(traceParent: HeaderValue(value))?.text == Self.trace)
    }

    @Test(
        "Anything else names none",
        arguments: [
            "", "00", "\(trace)", "00-\(trace)-\(parent)", "00-\(trace)-\(parent)-1", "00-\(trace)-\(parent)-011",
            "00-\(trace)-\(parent)-01-x", "cc-\(trace)-\(parent)-01x", "ff-\(trace)-\(parent)-01",
            "00-\(String(repeating: "0", count: 32))-\(parent)-01", "00-\(trace)-0000000000000000-01",
            "00-0AF7651916CD43DD8448EB211C80319C-\(parent)-01", "00-\(trace) \(parent)-01",
            "00-\(trace)-\(parent)-0g", "0-0\(trace)-\(parent)-01",
            "00-\(trace)-\(parent)-01, 00-\(trace)-\(parent)-01",
        ])
    func invalid(value: String) {
        #expect(TraceID(traceParent: HeaderValue(value)) == nil)
    }
}
