package import Dispatch
import Landings
import NIOCore
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Writes lines to a file descriptor without delaying the caller: collects them, and writes them on a dispatch queue.
/// Lines that do not fit because the reader is too slow are counted and dropped.
package final class LogWriter: Sendable {
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
    ///   - descriptor: a descriptor that the caller keeps open until everything has been written.
    ///   - capacity: the most bytes that may wait.
    ///   - delay: how long lines are collected before they are written.
    init(descriptor: Int32, capacity: Int = 1 << 20, delay: DispatchTimeInterval = .milliseconds(20)) {
        self.descriptor = descriptor
        self.capacity = capacity
        self.delay = delay
    }

    /// The number of lines that were not written.
    package var dropped: Int { state.withLock(\.dropped) }

    /// Appends a line, which includes its line break. Never waits for the descriptor.
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

    /// Returns once everything has been written or the time is over, whichever comes first.
    package func flush(within time: DispatchTimeInterval) async {
        let end = Landing<Void>()
        queue.async {
            self.writePending()
            end.settle(())
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + time) { end.settle(()) }
        await end.value()
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

    /// Writes all bytes; false if the descriptor does not accept them any more.
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
}
