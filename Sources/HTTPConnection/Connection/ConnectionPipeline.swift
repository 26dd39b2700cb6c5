package import NIOCore
import NIOHTTP1

/// The handlers of a connection.
package enum ConnectionPipeline {
    /// The number of bytes to read at once.
    package static let readLength = Intake.readLength

    /// Returns the handlers, in order, for a connection that is served.
    package static func handlers(_ loop: LoopCore) -> [any ChannelHandler] {
        var configuration = NIOHTTPDecoderLimitConfiguration()
        configuration.maxHeaderFieldSize = loop.server.limits.headerField
        configuration.maxHeaderListSize = loop.server.limits.headerList
        configuration.maxHeaderFieldCount = loop.server.limits.headerCount
        let connection = ConnectionHandler(loop)
        return [
            Intake(connection), ByteToMessageHandler(HTTPRequestDecoder(limitConfiguration: configuration)),
            connection,
        ]
    }
}
