/// How long a visit may take before the page's beginning goes out with its loading state.
public enum Patience {
    /// A moment, by default: a page that is there sooner goes out whole. Whoever runs modules may set another,
    /// for a test or for printing a page, where nobody is waiting.
    @TaskLocal public static var current: Duration = .milliseconds(150)
}
