import NIOCore

/// Every wait has an end.
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
            // Its beginning is out: what is missing has to be seen.
            close(context)
        }
    }

    /// Takes its place among the connections that wait for a request, or leaves it. To be called whenever something has
    /// been done: in between, nobody looks.
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

    /// It has waited for a request for longest, and another connection needs the room.
    func makeRoom() {
        guard let context else { return }
        loop.counters.countEviction()
        loop.server.turnAways.record(.idle, on: context.eventLoop)
        close(context)
        noteIdleness()
    }

    /// Nobody waits for its answer any more. It may take a while to notice, and comes back to this event loop then.
    func abandonVisit() {
        guard let task else { return }
        self.task = nil
        task.cancel()
        loop.server.abandoned.add(task)
    }

    /// After an answer that does not close the connection.
    func waitForNext(_ context: ChannelHandlerContext) {
        unsent = context.channel.isWritable ? nil : buffered(context)
        if unsent == nil { wait(limits.idle, context) } else { waitForSending(context) }
    }

    /// After an answer that does.
    func waitForEnd(_ context: ChannelHandlerContext) {
        unsent = Int.max
        waitForSending(context)
    }

    private func waitForSending(_ context: ChannelHandlerContext) {
        sendingEnd = .now() + TimeAmount(limits.write)
        wait(limits.stalledWrite, context)
    }

    /// Whether the visitor has taken something since it was last looked.
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
