import HTTPTypes
import NIOCore
import Support

/// From the end of a request to the end of its response.
extension ConnectionHandler {
    func answer(_ context: ChannelHandlerContext) {
        guard let request = exchange?.completed() else { return close(context) }
        if let probe = HealthProbe(request) {
            return write(probe.response(loop.server, isSecure: loop.server.isSecure(request)), context)
        }
        if let finished = loop.server.site.finished(request) { return write(finished, context) }
        guard loop.server.beginVisit() else {
            loop.counters.countOverload()
            loop.server.turnAways.record(.visits, on: context.eventLoop)
            return refuse(.visits, context)
        }
        wait(limits.answer, context)
        visit(request, context)
    }

    /// Makes the page in a task on this event loop. Whenever that task suspends, other connections have their turn.
    private func visit(_ request: SiteRequest, _ context: ChannelHandlerContext) {
        let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        let (server, executor, serial) = (loop.server, loop.executor, serial)
        task = Task(executorPreference: executor) {
            let response = await server.site.respond(to: request, on: executor)
            server.endVisit()
            bound.eventLoop.execute {
                let (handler, context) = bound.value
                handler.arrived(response, serial, context)
            }
        }
    }

    private func arrived(_ response: SiteResponse, _ serial: Int, _ context: ChannelHandlerContext) {
        guard serial == self.serial, let exchange else { return }
        task = nil
        loop.clock.update()
        self.exchange?.cache = response.isHit ? .hit : .miss
        if let rest = response.rest, !exchange.isHead {
            writeBeginning(of: response, context)
            follow(with: rest, context)
        } else {
            write(response, context)
        }
        proceed(context)
    }

    /// Writes the response to a request that the server itself rejects. The connection closes after it if the server
    /// cannot know where the next request begins.
    func refuse(_ fault: RequestFault, _ context: ChannelHandlerContext) {
        if exchange == nil { open(opened(nil)) }
        exchange?.fault = fault
        write(loop.server.response(to: Refusal(fault), exchange?.request), context)
    }

    /// Writes a response that is ready to send. It never leaves the event loop.
    func write(_ finished: FinishedResponse, _ context: ChannelHandlerContext) {
        var head = ByteBufferAllocator().buffer(capacity: finished.head.readableBytes + 192)
        head.writeImmutableBuffer(finished.head)
        writeHeadEnd(into: &head)
        exchange?.cache = .hit
        exchange?.status = finished.status
        context.write(wrapOutboundOut(head), promise: nil)
        if exchange?.isHead != true, finished.body.readableBytes > 0 {
            exchange?.bytes = finished.body.readableBytes
            context.write(wrapOutboundOut(finished.body), promise: nil)
        }
        finish(context)
    }

    /// Writes a response from the site, all of it at once.
    private func write(_ response: SiteResponse, _ context: ChannelHandlerContext) {
        let isBodyless = response.status == .notModified || response.status == .noContent
        let framing: ResponseHead.Framing =
            isBodyless || response.rest != nil ? .none : .length(response.body.readableBytes)
        context.write(wrapOutboundOut(head(response, framing)), promise: nil)
        if !isBodyless, exchange?.isHead != true, response.body.readableBytes > 0 {
            exchange?.bytes = response.body.readableBytes
            context.write(wrapOutboundOut(response.body), promise: nil)
        }
        finish(context)
    }

    private func writeBeginning(of response: SiteResponse, _ context: ChannelHandlerContext) {
        let isOld = exchange?.isOld == true
        if isOld { machine.announceEnd() }
        context.write(wrapOutboundOut(head(response, isOld ? .close : .chunked)), promise: nil)
        writePart(response.body, context)
        context.flush()
    }

    private func follow(with rest: @escaping @Sendable () async -> [UInt8], _ context: ChannelHandlerContext) {
        let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        let serial = serial
        task = Task {
            let bytes = await rest()
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

    private func head(_ response: SiteResponse, _ framing: ResponseHead.Framing) -> ByteBuffer {
        var buffer = ByteBufferAllocator().buffer(capacity: 1536)
        ResponseHead.write(response.status, response.headers, framing, into: &buffer)
        writeHeadEnd(into: &buffer)
        exchange?.status = response.status
        return buffer
    }

    private func writeHeadEnd(into buffer: inout ByteBuffer) {
        guard let exchange else { return }
        let connection: ResponseHead.Connection = machine.isLast ? .closed : exchange.isOld ? .keptAndSaid : .kept
        ResponseHead.writeEnd(
            date: loop.clock.dateField, id: exchange.id, connection: connection, into: &buffer)
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
        guard let log = loop.server.log else { return }
        loop.clock.update()
        let line = AccessLine(
            second: loop.clock.day, millisecond: loop.clock.millisecond, id: exchange.id, method: method,
            target: exchange.target, status: status, bytes: exchange.bytes,
            duration: duration, cache: exchange.cache, isOldHTTP: exchange.isOld,
            fault: exchange.fault,
            network: loop.server.logsNetworks ? exchange.client?.shortened.description ?? "-" : nil)
        var buffer = ByteBufferAllocator().buffer(capacity: 256)
        line.write(as: loop.server.logFormat, into: &buffer)
        log.append(buffer)
    }
}
