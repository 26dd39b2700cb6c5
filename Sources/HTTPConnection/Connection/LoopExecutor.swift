import NIOCore

/// A task executor that runs its tasks on an event loop.
///
/// A visit to a module mostly computes, for a fraction of a millisecond. Moving it to another thread and back would
/// cost about as much, so it stays on the event loop of its connection. Slower work does not stay on the loop:
/// documents are read on the threads of Swift's default executor.
final class LoopExecutor: TaskExecutor {
    private let loop: any EventLoop

    init(_ loop: any EventLoop) {
        self.loop = loop
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        loop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
