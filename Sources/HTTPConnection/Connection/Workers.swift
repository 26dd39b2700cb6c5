import Dispatch
import Glibc
import NIOCore
import Synchronization

/// Threads that run tasks away from the event loops.
///
/// A page may take ten times the work of another one. On an event loop, all of its connections would wait for that
/// page. There are half as many threads as processors, and the system gives them a lower priority (nice 19), so that
/// light requests do not wait for heavy ones. Tasks wait in one queue, whose length the server limits
/// (`ServerLimits.heavyVisits`).
package final class Workers: TaskExecutor {
    /// The threads of the process. They start with the first task and end with the process.
    package static let shared = Workers(count: max(1, System.coreCount / 2))

    private struct State {
        var waiting: [UnownedJob] = []
        var next = 0
        var hasStarted = false
    }

    private let count: Int
    private let state = Mutex(State())
    private let arrived = DispatchSemaphore(value: 0)

    private init(count: Int) { self.count = count }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let isFirst = state.withLock { state in
            state.waiting.append(job)
            defer { state.hasStarted = true }
            return !state.hasStarted
        }
        if isFirst { for _ in 0..<count { Self.start { self.work() } } }
        arrived.signal()
    }

    private func work() -> Never {
        // On Linux, each thread has a priority. If it cannot be set, the threads still work.
        _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 19)
        while true {
            arrived.wait()
            takeFirst()?.runSynchronously(on: asUnownedTaskExecutor())
        }
    }

    private func takeFirst() -> UnownedJob? {
        state.withLock { state in
            guard state.next < state.waiting.count else { return nil }
            defer {
                state.next += 1
                if state.next == state.waiting.count { (state.waiting, state.next) = ([], 0) }
            }
            return state.waiting[state.next]
        }
    }

    private static func start(_ body: @escaping @Sendable () -> Never) {
        let body = Unmanaged.passRetained(Body(body))
        var thread = pthread_t()
        let status = pthread_create(
            &thread, nil,
            { body in
                if let body { Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run() }
                return nil
            }, body.toOpaque())
        // If a thread could not be started, tasks wait for the others.
        if status != 0 { body.release() }
    }

    private final class Body: Sendable {
        let run: @Sendable () -> Never
        init(_ run: @escaping @Sendable () -> Never) { self.run = run }
    }
}
