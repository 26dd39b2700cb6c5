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
    /// Parses a test's text as an XML document.
    init(xml text: String, limits: Limits = Limits()) throws(MarkupError) {
        try self.init(xml: Array(text.utf8), limits: limits)
    }

    /// Parses a test's text as an HTML document.
    init(html text: String, limits: Limits = Limits()) throws(MarkupError) {
        try self.init(html: Array(text.utf8), limits: limits)
    }
}

/// Returns why the XML document is rejected; nil if it is accepted.
func refusal(xml bytes: [UInt8], limits: Limits = Limits()) -> MarkupError? {
    do {
        _ = try Document(xml: bytes, limits: limits)
        return nil
    } catch {
        return error
    }
}

/// Returns why the XML document is rejected; nil if it is accepted.
func refusal(xml text: String, limits: Limits = Limits()) -> MarkupError? {
    refusal(xml: Array(text.utf8), limits: limits)
}

/// Returns why the HTML document is rejected; nil if it is accepted.
func refusal(html bytes: [UInt8], limits: Limits = Limits()) -> MarkupError? {
    do {
        _ = try Document(html: bytes, limits: limits)
        return nil
    } catch {
        return error
    }
}

/// Returns why the HTML document is rejected; nil if it is accepted.
func refusal(html text: String, limits: Limits = Limits()) -> MarkupError? {
    refusal(html: Array(text.utf8), limits: limits)
}

/// Returns the default limits with one change.
func limits(_ change: (inout Limits) -> Void) -> Limits {
    var limits = Limits()
    change(&limits)
    return limits
}

extension String {
    /// Returns the text repeated `count` times.
    func times(_ count: Int) -> String {
        String(repeating: self, count: count)
    }
}

/// Returns the processor time of `work`, which does not depend on the load of the machine.
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
