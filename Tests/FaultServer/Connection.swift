import Glibc
import NIOCore

/// A connection. Reads requests and sends the server's replies, one after the other.
struct Connection: Sendable {
    let channel: NIOAsyncChannel<ByteBuffer, ByteBuffer>
    let number: Int

    /// Serves requests until either side closes the connection. Ignores errors: connections fail here on purpose.
    func serve(_ server: FaultServer) async {
        try? await channel.executeThenClose { inbound, _ in
            var received = ByteBuffer()
            var parts = inbound.makeAsyncIterator()
            while let part = try await parts.next() {
                received.writeImmutableBuffer(part)
                guard received.readableBytesView.first.map({ UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }) == true
                else {
                    // Not HTTP; TLS, for example.
                    return try await write(ByteBuffer(string: "HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n"))
                }
                while let request = ReceivedRequest(from: &received, connection: number) {
                    guard let reply = server.reply(to: request) else { return try await reset() }
                    await server.gate.pass()
                    try await send(reply, server: server)
                    switch reply.ending {
                    case .keepAlive: break
                    case .close: return
                    case .reset: return try await reset()
                    case .cut: return try await Cutter.cut(channel.channel).get()
                    case .silence: while try await parts.next() != nil {}
                    }
                }
            }
        }
    }

    private func send(_ reply: Reply, server: FaultServer) async throws {
        if let delay = reply.delay { try await Task.sleep(for: delay) }
        if let raw = reply.raw { return try await send(raw, upTo: raw.count, of: reply, server: server) }
        guard reply.status > 0 else { return }
        try await write(ByteBuffer(string: head(of: reply)))
        guard reply.status != 304 else { return }
        let count = min(reply.stopsAfter ?? reply.body.count, reply.body.count)
        try await send(reply.body, upTo: count, of: reply, server: server)
    }

    private func head(of reply: Reply) -> String {
        var lines = ["HTTP/1.1 \(reply.status) Reason"] + reply.headers.map { "\($0.name): \($0.value)" }
        switch reply.length {
        case _ where reply.status == 304: break
        case .right: lines.append("Content-Length: \(reply.body.count)")
        case .wrong(let difference): lines.append("Content-Length: \(reply.body.count + difference)")
        case .none: lines.append("Connection: close")
        }
        return lines.joined(separator: "\r\n") + "\r\n\r\n"
    }

    /// Sends a body piece by piece, waiting until the network accepts each, so that a large body is never in memory.
    private func send(_ body: Reply.Body, upTo limit: Int, of reply: Reply, server: FaultServer) async throws {
        var rest = limit
        for number in -1..<body.times where rest > 0 {
            let bytes = (number < 0 ? body.bytes : body.piece).prefix(rest)
            rest -= bytes.count
            if let pace = reply.pace {
                for byte in bytes {
                    try await Task.sleep(for: pace)
                    try await write(ByteBuffer(bytes: [byte]))
                    server.sent(1)
                }
            } else if !bytes.isEmpty {
                try await write(ByteBuffer(bytes: bytes))
                server.sent(bytes.count)
            }
        }
    }

    /// Writes bytes and returns once the network has accepted them. The channel's asynchronous writer would buffer all
    /// of them in memory first.
    private func write(_ bytes: ByteBuffer) async throws {
        try await channel.channel.writeAndFlush(bytes).get()
    }

    private func reset() async throws {
        if let socket = channel.channel as? any SocketOptionProvider {
            try await socket.setSoLinger(linger(l_onoff: 1, l_linger: 0)).get()
        }
        try await channel.channel.close()
    }
}
