import FuzzSupport

@testable import Fetching

private let limit = 200_000

/// Any bytes as a packed document: it unpacks to no more than the limit, or is refused.
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
