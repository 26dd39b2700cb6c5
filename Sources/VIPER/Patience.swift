/// The time that a visit may take before the opening of its page is sent, with the loading state.
public enum Patience {
    /// 100 ms by default. A page that is ready sooner is sent whole. A server may set another value, for a test or
    /// to print a page for which nobody is waiting.
    @TaskLocal public static var current: Duration = .milliseconds(100)
}
