import FuzzSupport

@testable import Fetching

private let limit = 200_000

/// Fuzzes a compressed document: it decompresses to at most the limit, or is rejected.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzUnpacking(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(data, count) { input in
        do throws(Unpacking.Failure) {
            let output = try Unpacking.unpacked(input, limit: limit)
            expect(output.count <= limit, "\(output.count) bytes")
            return true
        } catch {
            return error == .tooLarge
        }
    }
}
