import Glibc

/// The system's clock, as precise as it is.
public enum UnixTime {
    /// The number of nanoseconds since 1970.
    public static func nanoseconds() -> Int {
        // Reads the bytes. In a module that also imports Synchronization, whole-module optimisation of Swift 6.3
        // attributes the members of `timespec` to a module that cannot be imported.
        withUnsafeTemporaryAllocation(of: timespec.self, capacity: 1) { time in
            guard let start = time.baseAddress else { return 0 }
            clock_gettime(CLOCK_REALTIME, start)
            let words = UnsafeRawBufferPointer(time)
            return words.load(as: Int.self) * 1_000_000_000
                + words.load(fromByteOffset: MemoryLayout<Int>.size, as: Int.self)
        }
    }
}

extension Duration {
    /// The whole nanoseconds.
    public var nanoseconds: Int {
        let (seconds, attoseconds) = components
        return Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    }
}
