import Markup
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Document {
    /// A document from the text of a test.
    init(xml text: String, limits: Limits = Limits()) throws(MarkupError) {
        try self.init(xml: Array(text.utf8), limits: limits)
    }

    /// A document from the text of a test.
    init(html text: String, limits: Limits = Limits()) throws(MarkupError) {
        try self.init(html: Array(text.utf8), limits: limits)
    }
}

/// Why an XML document is refused; nil if it is not.
func refusal(xml bytes: [UInt8], limits: Limits = Limits()) -> MarkupError? {
    do {
        _ = try Document(xml: bytes, limits: limits)
        return nil
    } catch {
        return error
    }
}

/// Why an XML document is refused; nil if it is not.
func refusal(xml text: String, limits: Limits = Limits()) -> MarkupError? {
    refusal(xml: Array(text.utf8), limits: limits)
}

/// Why an HTML document is refused; nil if it is not.
func refusal(html bytes: [UInt8], limits: Limits = Limits()) -> MarkupError? {
    do {
        _ = try Document(html: bytes, limits: limits)
        return nil
    } catch {
        return error
    }
}

/// Why an HTML document is refused; nil if it is not.
func refusal(html text: String, limits: Limits = Limits()) -> MarkupError? {
    refusal(html: Array(text.utf8), limits: limits)
}

/// Limits with one of them set to what a test needs.
func limits(_ change: (inout Limits) -> Void) -> Limits {
    var limits = Limits()
    change(&limits)
    return limits
}

extension String {
    /// The text so many times over.
    func times(_ count: Int) -> String {
        String(repeating: self, count: count)
    }
}

/// The processor time that `work` takes, which other work on the machine does not lengthen.
func processorTime(of work: () throws -> Void) rethrows -> Duration {
    func now() -> Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
    let start = now()
    try work()
    return now() - start
}

/// Numbers that are the same in each run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
