import NIOCore
import NIOSSL
import NIOTLS

/// What a server shows of itself over TLS.
public struct Identity: Sendable {
    private let context: NIOSSLContext

    /// - Parameters:
    ///   - certificates: a file in PEM format, the server's own first.
    ///   - key: its private key, likewise.
    ///   - isOutdated: whether it speaks TLS 1.1 at best.
    public init(certificates: String, key: String, isOutdated: Bool = false) throws {
        let chain = try NIOSSLCertificate.fromPEMFile(certificates).map { NIOSSLCertificateSource.certificate($0) }
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: chain, privateKey: .privateKey(try NIOSSLPrivateKey(file: key, format: .pem)))
        if isOutdated { configuration.maximumTLSVersion = .tlsv11 }
        context = try NIOSSLContext(configuration: configuration)
    }

    /// Adds TLS to a connection.
    ///
    /// - Parameter named: told the name that the client asks for (SNI), or nil.
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

/// Marks the place between the socket and TLS, where the one can be closed without the other.
final class Cutter: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    /// Closes a connection past its TLS.
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
