import HTTPMessages
import HTTPTypes
import NIOCore
import Support

/// From the end of a request to the end of its response.
extension ConnectionHandler {
    func answer(_ context: ChannelHandlerContext) {
        guard let request = exchange?.completed() else { return close(context) }
        if let probe = HealthProbe(request) { return write(probe.response(loop.server, to: request.method), context) }
        switch loop.server.site.answer(to: request) {
        case .kept(let response):
            exchange?.cache = .hit
            write(response, context)
        case .made(let response):
            exchange?.cache = .miss
            write(response, context)
        case .visit(let visit):
            begin(visit, .little, on: loop.executor, context)
        case .work(let visit):
            begin(visit, .much, on: loop.server.workers, context)
        }
    }

    /// Makes the page in a task, unless too many are being made: on this event loop if it is little work, so that other
    /// connections have their turn whenever that task suspends.
    private func begin(
        _ visit: @escaping Answer.Visit, _ work: VisitCounts.Work, on executor: any TaskExecutor,
        _ context: ChannelHandlerContext
    ) {
        if let cause = loop.server.visits.begin(work) {
            loop.counters.countOverload()
            loop.server.turnAways.record(cause, on: context.eventLoop)
            return refuse(.visits, context)
        }
        wait(limits.answer, context)
        let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        let (server, serial, trace) = (loop.server, serial, exchange?.trace)
        task = Task(executorPreference: executor) {
            let response = await TraceContext.with(trace) { await visit(executor) }
            server.visits.end(work)
            bound.eventLoop.execute {
                let (handler, context) = bound.value
                handler.arrived(response, serial, context)
            }
        }
    }

    private func arrived(_ response: Response, _ serial: Int, _ context: ChannelHandlerContext) {
        guard serial == self.serial else { return }
        task = nil
        loop.clock.update()
        exchange?.cache = .miss
        write(response, context)
        proceed(context)
    }

    /// Writes the response to a request that the server itself rejects. The connection closes after it if the server
    /// cannot know where the next request begins.
    func refuse(_ fault: RequestFault, _ context: ChannelHandlerContext) {
        if exchange == nil { open(openedUnread()) }
        exchange?.fault = fault
        write(loop.server.response(to: Refusal(fault), of: exchange?.request ?? cutter.beginning.request), context)
    }

    /// Writes a response: all of it at once, or its beginning if the rest follows. A response that is ready never
    /// leaves the event loop.
    private func write(_ response: Response, _ context: ChannelHandlerContext) {
        guard let exchange else { return }
        exchange.status = response.status
        if let rest = response.rest, !exchange.isHead {
            if exchange.isOld { machine.announceEnd() }
            writeHead(of: response, isChunked: !exchange.isOld, exchange, context)
            writePart(response.body, context)
            context.flush()
            return follow(with: rest, context)
        }
        writeHead(of: response, isChunked: false, exchange, context)
        if !exchange.isHead, response.body.readableBytes > 0 {
            exchange.bytes = response.body.readableBytes
            context.write(wrapOutboundOut(response.body), promise: nil)
        }
        finish(context)
    }

    private func writeHead(
        of response: Response, isChunked: Bool, _ exchange: OpenExchange, _ context: ChannelHandlerContext
    ) {
        let connection: ResponseHead.Connection = machine.isLast ? .closed : exchange.isOld ? .keptAndSaid : .kept
        let head = ResponseHead.buffer(
            response, common: loop.server.commonFields(exchange.request), isChunked: isChunked,
            date: loop.clock.dateField, id: exchange.id, connection: connection)
        context.write(wrapOutboundOut(head), promise: nil)
    }

    private func follow(with rest: @escaping @Sendable () async -> [UInt8], _ context: ChannelHandlerContext) {
        let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        let (serial, trace) = (serial, exchange?.trace)
        task = Task {
            let bytes = await TraceContext.with(trace, rest)
            bound.eventLoop.execute {
                let (handler, context) = bound.value
                handler.writeEnd(ByteBuffer(bytes: bytes), serial, context)
            }
        }
    }

    private func writeEnd(_ part: ByteBuffer, _ serial: Int, _ context: ChannelHandlerContext) {
        guard serial == self.serial else { return }
        task = nil
        writePart(part, context)
        if exchange?.isOld != true {
            context.write(wrapOutboundOut(ByteBuffer(string: "0\r\n\r\n")), promise: nil)
        }
        finish(context)
        proceed(context)
    }

    /// Writes a chunk (RFC 9112, section 7.1), or the bare bytes for HTTP/1.0. Skips an empty part, because an empty
    /// chunk would end the body.
    private func writePart(_ part: ByteBuffer, _ context: ChannelHandlerContext) {
        guard part.readableBytes > 0 else { return }
        exchange?.bytes += part.readableBytes
        guard exchange?.isOld != true else { return context.write(wrapOutboundOut(part), promise: nil) }
        let size = String(part.readableBytes, radix: 16)
        context.write(wrapOutboundOut(ByteBuffer(string: size + "\r\n")), promise: nil)
        context.write(wrapOutboundOut(part), promise: nil)
        context.write(wrapOutboundOut(ByteBuffer(string: "\r\n")), promise: nil)
    }

    /// Ends the exchange. The whole response is written then, but may not have been sent.
    private func finish(_ context: ChannelHandlerContext) {
        record()
        serial += 1
        switch machine.answered() {
        case .wait:
            waitForNext(context)
        case .finish:
            closeWhenSent(context)
        }
    }

    /// Closes the connection once everything that was written has been sent.
    func closeWhenSent(_ context: ChannelHandlerContext) {
        machine.ended()
        waitForEnd(context)
        let flushed = context.writeAndFlush(wrapOutboundOut(ByteBuffer())).assumeIsolated()
        flushed.whenComplete { [self] _ in linger(context) }
    }

    /// Closes the sending side, then reads and drops what still arrives for a moment.
    private func linger(_ context: ChannelHandlerContext) {
        guard machine.phase == .lingering else { return }
        guard !isInputClosed else { return close(context) }
        unsent = nil
        wait(limits.linger, context)
        context.close(mode: .output, promise: nil)
    }

    /// Counts the exchange and writes its line of the access log. An exchange without a response has status 499, as in
    /// nginx.
    func record() {
        guard let exchange else { return }
        self.exchange = nil
        let duration = NIODeadline.now() - exchange.begun
        let method = exchange.method
        let status = exchange.status?.code ?? 499
        loop.counters.end(
            method: method, status: status, bytes: exchange.bytes, duration: duration, cache: exchange.cache)
        exchange.tell(loop.server.tracing.sink, took: Int(duration.nanoseconds), status: status)
        guard let log = loop.server.log else { return }
        loop.clock.update()
        log.append(
            AccessLine(
                second: loop.clock.day, millisecond: loop.clock.millisecond, id: exchange.id,
                trace: exchange.trace?.traceID, method: method,
                target: exchange.target, status: status, bytes: exchange.bytes, duration: duration,
                cache: exchange.cache, isOldHTTP: exchange.isOld, fault: exchange.fault,
                network: log.namesNetworks ? exchange.client?.shortened.description ?? "-" : nil))
    }
}
