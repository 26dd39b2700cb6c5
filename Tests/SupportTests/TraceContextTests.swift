import Testing

@testable import Support

@Suite("The trace of a request")
struct TraceContextTests {
    private static let trace = "0af7651916cd43dd8448eb211c80319c"
    private static let parent = "b7ad6b7169203331"

    @Test(
        "A valid traceparent names its trace, its span, and whether it is sampled",
        arguments: [
            ("00-\(trace)-\(parent)-01", true), ("00-\(trace)-\(parent)-00", false), ("00-\(trace)-\(parent)-03", true),
            ("00-\(trace)-\(parent)-fe", false), ("cc-\(trace)-\(parent)-ff-what-comes", true),
            ("cc-\(trace)-\(parent)-00", false), ("01-\(trace)-\(parent)-01-", true),
            ("01-\(trace)-\(parent)-01-" + String(repeating: "x", count: 9000), true),
        ])
    func valid(value: String, isSampled: Bool) {
        let context = TraceContext(traceParent: value.utf8)
        #expect(context?.traceID.description == Self.trace && context?.spanID.description == Self.parent)
        #expect(context?.isSampled == isSampled)
    }

    @Test(
        "Anything else names none",
        arguments: [
            "", "00", "\(trace)", "00-\(trace)-\(parent)", "00-\(trace)-\(parent)-1", "00-\(trace)-\(parent)-011",
            "00-\(trace)-\(parent)-01-x", "00-\(trace)-\(parent)-01-", "cc-\(trace)-\(parent)-01x",
            "ff-\(trace)-\(parent)-01", "00-\(String(repeating: "0", count: 32))-\(parent)-01",
            "00-\(trace)-0000000000000000-01", "00-0AF7651916CD43DD8448EB211C80319C-\(parent)-01",
            "00-\(trace) \(parent)-01", "00-\(trace)-\(parent)-0g", "0-0\(trace)-\(parent)-01",
            "0x-\(trace)-\(parent)-01", " 00-\(trace)-\(parent)-01", "00-\(trace)-\(parent)-0A",
            "00-\(trace)-\(parent)-01, 00-\(trace)-\(parent)-01", "00-\(trace)-\(parent)-+1",
            "00-\(trace)-é769203331\(parent.prefix(4))-01",
        ])
    func invalid(value: String) {
        #expect(TraceContext(traceParent: value.utf8) == nil)
    }

    @Test("An id of which one half is zero is one")
    func halves() {
        for id in ["0000000000000000000000000000000a", "000000000000000a0000000000000000"] {
            #expect(TraceContext(traceParent: "00-\(id)-\(Self.parent)-00".utf8)?.traceID.description == id)
        }
    }

    @Test("A part of the work keeps trace and decision, and has a span of its own; what is printed is read again")
    func child() throws {
        for flags in ["00", "01"] {
            let context = try #require(TraceContext(traceParent: "00-\(Self.trace)-\(Self.parent)-\(flags)".utf8))
            #expect(context.traceParent == "00-\(Self.trace)-\(Self.parent)-\(flags)")
            let child = context.child()
            #expect(child.traceID == context.traceID && child.isSampled == context.isSampled)
            #expect(child.spanID != context.spanID && TraceContext(traceParent: child.traceParent.utf8) == child)
        }
        // Flags that the version does not know are not passed on.
        let later = try #require(TraceContext(traceParent: "cc-\(Self.trace)-\(Self.parent)-ff-x".utf8))
        #expect(later.traceParent == "00-\(Self.trace)-\(Self.parent)-01")
        #expect(TraceContext.SpanID(random: 0).number != 0 && TraceContext.SpanID(0) == nil)
        #expect(TraceContext.TraceID(high: 0, low: 0) == nil)
    }

    @Test("Work belongs to a trace in its course only")
    func course() async {
        let context = TraceContext(traceParent: "00-\(Self.trace)-\(Self.parent)-00".utf8)
        #expect(context != nil && TraceContext.current == nil)
        let inside = await TraceContext.with(context) { TraceContext.current }
        let outside = await TraceContext.with(nil) { TraceContext.current }
        #expect(inside == context && outside == nil && TraceContext.current == nil)
    }
}
