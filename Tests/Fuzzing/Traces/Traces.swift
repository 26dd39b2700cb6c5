import FuzzSupport
import Support

/// Fuzzes `traceparent`. What is accepted is in lower case, has no id of zeros, and prints as version 00 with the same ids; all
/// that is printed is read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTraces(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(data, count) { input in
        guard let context = TraceContext(traceParent: input) else { return false }
        let printed = Array(context.traceParent.utf8)
        expect(input.count >= 55 && printed.count == 55, "\(input.count) bytes are read")
        expect(input[2..<53].elementsEqual(printed[2..<53]), "\(context.traceParent) has other ids")
        expect(!input[..<2].elementsEqual("ff".utf8), "version ff is read")
        expect(input.count == 55 || input[55] == UInt8(ascii: "-"), "something follows without a hyphen")
        expect(input.count == 55 || !input[..<2].elementsEqual("00".utf8), "version 00 has more")
        for id in [input[3..<35], input[36..<52]] {
            expect(id.contains { $0 != UInt8(ascii: "0") }, "an id is all zeros")
        }
        expect(input[..<55].allSatisfy { !(0x41...0x5A ~= $0) }, "capitals are read")
        expectSame(TraceContext(traceParent: printed), context, "printed")
        // Only the first 56 bytes count, so a longer value costs nothing.
        expectSame(TraceContext(traceParent: input.prefix(56)), context, "the beginning")
        return true
    }
}
