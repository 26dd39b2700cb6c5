import Glibc

/// The system's clock, as precise as it is.
public enum UnixTime {
    /// The number of nanoseconds since 1970.
    public static func nanoseconds() -> Int {
        // By its bytes: in a module that imports Synchronization too, Swift 6.3 takes the members of `timespec` for those of
        // a module that cannot be imported, if it optimises the whole module.
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
