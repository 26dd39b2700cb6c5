import NIOCore

/// Runs tasks on an event loop.
///
/// A visit to a module mostly computes, for a fraction of a millisecond. To hand it to another thread and back costs
/// about as much, so it stays where its connection is. What takes longer leaves of its own accord: documents are read
/// on the threads that Swift has for tasks.
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
