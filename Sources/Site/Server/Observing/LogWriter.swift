import Dispatch
import NIOCore
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Writes lines to a descriptor without ever holding up who has one: they are gathered, and written by a queue of its
/// own. What does not fit because the other side does not read is counted and dropped.
final class LogWriter: Sendable {
    private struct State {
        var pending = ByteBuffer()
        var isScheduled = false
        var dropped = 0
    }

    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "almanac.access-log")
    private let descriptor: Int32
    private let capacity: Int
    private let delay: DispatchTimeInterval

    /// - Parameters:
    ///   - descriptor: stays the caller's, who keeps it open until everything is written.
    ///   - capacity: bytes that may wait.
    ///   - delay: how long lines are gathered before they are written.
    init(descriptor: Int32, capacity: Int = 1 << 20, delay: DispatchTimeInterval = .milliseconds(20)) {
        self.descriptor = descriptor
        self.capacity = capacity
        self.delay = delay
    }

    /// Lines that were not written.
    var dropped: Int { state.withLock(\.dropped) }

    /// Takes a line, with its line break. Never waits for the descriptor.
    func append(_ line: ByteBuffer) {
        let isFirst = state.withLock { state in
            guard state.pending.readableBytes + line.readableBytes <= capacity else {
                state.dropped += 1
                return false
            }
            state.pending.writeImmutableBuffer(line)
            defer { state.isScheduled = true }
            return !state.isScheduled
        }
        if isFirst { queue.asyncAfter(deadline: .now() + delay) { self.writePending() } }
    }

    /// Returns when everything is written, or after the time, whichever is first.
    func flush(within time: DispatchTimeInterval) async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let waiting = Waiting(continuation)
            queue.async {
                self.writePending()
                waiting.end()
            }
            DispatchQueue.global().asyncAfter(deadline: .now() + time) { waiting.end() }
        }
    }

    private func writePending() {
        let batch = state.withLock { state in
            state.isScheduled = false
            defer { state.pending = ByteBuffer() }
            return state.pending
        }
        guard batch.readableBytes > 0 else { return }
        let isWritten = batch.withUnsafeReadableBytes(write)
        guard !isWritten else { return }
        let lines = batch.readableBytesView.count { $0 == UInt8(ascii: "\n") }
        state.withLock { $0.dropped += lines }
    }

    /// All of it, or false if nobody takes it any more.
    private func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&ready, 1, -1)
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Glibc)
            Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #else
            Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }

    /// Ends a wait once, however many say so.
    private final class Waiting: Sendable {
        private let continuation: Mutex<CheckedContinuation<Void, Never>?>

        init(_ continuation: CheckedContinuation<Void, Never>) {
            self.continuation = Mutex(continuation)
        }

        func end() {
            continuation.withLock { continuation in
                continuation?.resume()
                continuation = nil
            }
        }
    }
}
