import NIOCore

/// The format of the access log.
public enum AccessLogFormat: String, Sendable, CaseIterable {
    /// `time=… id=… method=GET path=/quotes status=200 …`, in logfmt.
    case text
    /// One JSON object per line.
    case json
}

/// The access log of a server.
package struct AccessLog: Sendable {
    package let writer: LogWriter
    private let format: AccessLogFormat
    /// Whether a line names the network that the visitor comes from.
    let namesNetworks: Bool

    /// - Parameter descriptor: a file descriptor that the caller keeps open.
    package init(_ format: AccessLogFormat, descriptor: Int32, namesNetworks: Bool) {
        writer = LogWriter(descriptor: descriptor)
        self.format = format
        self.namesNetworks = namesNetworks
    }

    func append(_ line: AccessLine) {
        var buffer = ByteBufferAllocator().buffer(capacity: 256)
        line.write(as: format, into: &buffer)
        writer.append(buffer)
    }
}
