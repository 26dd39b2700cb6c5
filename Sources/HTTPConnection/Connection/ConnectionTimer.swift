import NIOCore

/// The deadline of a connection. Extending it costs nothing: when the scheduled task runs, it checks whether the
/// deadline has passed, and waits for the rest if not.
struct ConnectionTimer {
    private(set) var deadline = NIODeadline.distantFuture
    private var scheduled: (task: Scheduled<Void>, at: NIODeadline)?

    /// Sets the deadline.
    ///
    /// - Returns: whether a task has to be scheduled for it.
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

    /// Notes that the scheduled task has run.
    mutating func fired() {
        scheduled = nil
    }

    mutating func cancel() {
        scheduled?.task.cancel()
        scheduled = nil
        deadline = .distantFuture
    }
}
