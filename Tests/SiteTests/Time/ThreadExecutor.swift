import Dispatch
import Synchronization

/// Runs tasks on the thread that waits for them, so that this thread's clock counts their work.
final class ThreadExecutor: TaskExecutor {
    private let jobs = Mutex<[UnownedJob]>([])
    private let arrived = DispatchSemaphore(value: 0)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
        arrived.signal()
    }

    /// Runs the work on the calling thread until it ends.
    func run<Result: Sendable>(_ work: @escaping @Sendable () async -> Result) -> Result {
        let box = Box<Result>()
        Task(executorPreference: self) { box.fill(await work()) }
        while true {
            if let result = box.content { return result }
            arrived.wait()
            let next = jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
            next?.runSynchronously(on: asUnownedTaskExecutor())
        }
    }

    private final class Box<Content: Sendable>: Sendable {
        private let value = Mutex<Content?>(nil)

        var content: Content? { value.withLock(\.self) }

        func fill(_ content: Content) {
            value.withLock { $0 = content }
        }
    }
}
