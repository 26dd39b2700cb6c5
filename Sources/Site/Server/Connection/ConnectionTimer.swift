import NIOCore

/// When a connection has waited long enough. Moving the end on costs nothing: the task that is scheduled looks, when it
/// runs, whether it is time, and else waits for the rest.
struct ConnectionTimer {
    private(set) var deadline = NIODeadline.distantFuture
    private var scheduled: (task: Scheduled<Void>, at: NIODeadline)?

    /// Whether a task has to be scheduled to be there in time.
    mutating func set(_ deadline: NIODeadline) -> Bool {
        self.deadline = deadline
        guard let scheduled else { return true }
        guard scheduled.at > deadline else { return false }
        scheduled.task.cancel()
        return true
    }

    mutating func scheduled(_ task: Scheduled<Void>, at deadline: NIODeadline) {
        scheduled = (task, deadline)
    }

    /// The scheduled task has run.
    mutating func fired() {
        scheduled = nil
    }

    mutating func cancel() {
        scheduled?.task.cancel()
        scheduled = nil
        deadline = .distantFuture
    }
}
