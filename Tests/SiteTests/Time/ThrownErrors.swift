import Glibc

/// The hooks by which Testing records where each error was thrown, which takes 4 µs per error. A program has no such
/// hooks, and Swift validates UTF-8 by throwing.
enum ThrownErrors {
    /// Whether thrown errors are recorded. Initially true; false holds for the rest of the process.
    static var areNoted: Bool {
        get { hooks.contains { $0.pointee != nil } }
        set { if !newValue { for hook in hooks { hook.pointee = nil } } }
    }

    private static var hooks: [UnsafeMutablePointer<UnsafeRawPointer?>] {
        [dlsym(nil, "_swift_willThrow"), dlsym(nil, "_swift_willThrowTypedImpl")].compactMap {
            $0?.assumingMemoryBound(to: UnsafeRawPointer?.self)
        }
    }
}
