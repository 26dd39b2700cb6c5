import Testing

@testable import HTTPServer

@Suite("Freed memory")
struct FreedMemoryTests {
    /// glibc rejects blocks larger than half a heap.
    @Test("The C library accepts how much memory it is to keep")
    func accepted() {
        #expect(FreedMemory.keep())
    }
}
