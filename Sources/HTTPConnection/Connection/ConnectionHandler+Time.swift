import HTTPMessages
import NIOCore

/// Deadlines: every wait has one.
extension ConnectionHandler {
    func wait(_ time: Duration, _ context: ChannelHandlerContext) {
        let deadline = NIODeadline.now() + TimeAmount(time)
        guard timer.set(deadline) else { return }
        schedule(at: deadline, context)
    }

    private func schedule(at deadline: NIODeadline, _ context: ChannelHandlerContext) {
        let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        timer.scheduled(
            context.eventLoop.scheduleTask(deadline: deadline) {
                let (handler, context) = bound.value
                handler.timeIsUp(context)
            }, at: deadline)
    }

    private func timeIsUp(_ context: ChannelHandlerContext) {
        timer.fired()
        guard machine.phase != .closed else { return }
        let now = NIODeadline.now()
        if now < timer.deadline {
            schedule(at: timer.deadline, context)
        } else if unsent != nil {
            checkSending(context)
        } else {
            expire(context)
        }
    }

    private func expire(_ context: ChannelHandlerContext) {
        let isAnswering = machine.phase == .answering
        if machine.phase != .waiting || isMidHead { loop.counters.countTimeout() }
        switch machine.expired(isMidRequest: isMidHead) {
        case .close:
            close(context)
        case .refuse:
            refuse(.late, context)
        case .giveUp where isAnswering && exchange?.status == nil:
            abandonVisit()
            refuse(.answerLate, context)
        case .giveUp:
            // The head of the response has been sent, so only closing the connection can show that the rest is missing.
            close(context)
        }
    }

    /// Enters the connection among the idle ones or removes it from them. Call this after every event, because nothing
    /// polls the state in between.
    func noteIdleness() {
        let isIdle = machine.phase == .waiting && !isMidHead && !holdsBytes && unsent == nil
        switch idleNumber {
        case nil where isIdle:
            idleNumber = loop.idle.add(self, since: .now())
        case let number? where !isIdle:
            loop.idle.remove(number)
            idleNumber = nil
        case let number? where idleSerial != serial:
            loop.idle.renew(number, since: .now())
        default:
            return
        }
        idleSerial = serial
    }

    /// Closes this connection, which has waited longest for a request, because another one needs its place.
    func makeRoom() {
        guard let context else { return }
        loop.counters.countEviction()
        loop.server.turnAways.record(.idle, on: context.eventLoop)
        close(context)
        noteIdleness()
    }

    /// Cancels the visit, because nobody waits for its response any more. It may take a while to end and returns to
    /// this event loop then.
    func abandonVisit() {
        guard let task else { return }
        self.task = nil
        task.cancel()
        loop.server.abandoned.add(task)
    }

    /// Sets the deadline after a response that keeps the connection open.
    func waitForNext(_ context: ChannelHandlerContext) {
        unsent = context.channel.isWritable ? nil : buffered(context)
        if unsent == nil { wait(limits.idle, context) } else { waitForSending(context) }
    }

    /// Sets the deadline after a response that closes the connection.
    func waitForEnd(_ context: ChannelHandlerContext) {
        unsent = Int.max
        waitForSending(context)
    }

    private func waitForSending(_ context: ChannelHandlerContext) {
        sendingEnd = .now() + TimeAmount(limits.write)
        wait(limits.stalledWrite, context)
    }

    /// Checks whether the client has accepted any bytes since the last check.
    private func checkSending(_ context: ChannelHandlerContext) {
        guard let before = unsent else { return }
        let now = buffered(context)
        if now == 0, machine.phase == .waiting {
            unsent = nil
            wait(limits.idle, context)
            noteIdleness()
        } else if now < before, NIODeadline.now() < sendingEnd {
            unsent = now
            wait(limits.stalledWrite, context)
        } else {
            loop.counters.countTimeout()
            close(context)
        }
    }

    private func buffered(_ context: ChannelHandlerContext) -> Int {
        (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
    }
}

extension TimeAmount {
    init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        self = .nanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }
}
