/// Replaces SwiftNIO's type, which would have to be built with a sanitizer too. Has only the members that `Compression` uses.
public struct ByteBuffer {
    private var bytes: [UInt8]

    public init(bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes)
    }

    public var readableBytes: Int { bytes.count }

    public func withUnsafeReadableBytes<Value>(_ body: (UnsafeRawBufferPointer) throws -> Value) rethrows -> Value {
        try bytes.withUnsafeBytes(body)
    }

    /// The bytes, under SwiftNIO's name.
    public var readableBytesView: [UInt8] { bytes }
}
