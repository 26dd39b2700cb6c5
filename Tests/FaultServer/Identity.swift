import NIOCore
import NIOSSL
import NIOTLS

/// A server's certificate and key for TLS.
public struct Identity: Sendable {
    private let context: NIOSSLContext

    /// - Parameters:
    ///   - certificates: the path of a PEM file, with the server's own certificate first.
    ///   - key: the path of a PEM file with the private key.
    ///   - isOutdated: whether the server supports only TLS 1.1 and older.
    public init(certificates: String, key: String, isOutdated: Bool = false) throws {
        let chain = try NIOSSLCertificate.fromPEMFile(certificates).map { NIOSSLCertificateSource.certificate($0) }
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: chain, privateKey: .privateKey(try NIOSSLPrivateKey(file: key, format: .pem)))
        if isOutdated { configuration.maximumTLSVersion = .tlsv11 }
        context = try NIOSSLContext(configuration: configuration)
    }

    /// Adds TLS to a connection.
    ///
    /// - Parameter named: called with the name that the client sends (SNI), or nil.
    func secure(_ channel: any Channel, named: @escaping @Sendable (String?) -> Void) throws {
        let names = SNIHandler { result in
            if case .hostname(let name) = result { named(name) } else { named(nil) }
            return channel.eventLoop.makeCompletedFuture {}
        }
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(ByteToMessageHandler(names))
        try pipeline.addHandler(NIOSSLServerHandler(context: context))
    }
}

/// Marks the place in the pipeline between the socket and TLS, so that the socket can be closed without TLS.
final class Cutter: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    /// Closes a connection's socket without a TLS close_notify.
    static func cut(_ channel: any Channel) -> EventLoopFuture<Void> {
        channel.eventLoop.flatSubmit {
            let promise = channel.eventLoop.makePromise(of: Void.self)
            do {
                try channel.pipeline.syncOperations.context(handlerType: Cutter.self).close(promise: promise)
            } catch {
                promise.fail(error)
            }
            return promise.futureResult
        }
    }
}
