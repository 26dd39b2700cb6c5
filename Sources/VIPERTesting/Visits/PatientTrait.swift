public import Testing
import VIPER

/// A trait under which every page is sent complete, without a loading state, however busy the machine is.
public struct PatientTrait: SuiteTrait, TestTrait, TestScoping {
    public var isRecursive: Bool { true }

    public func provideScope(
        for _: Test, testCase _: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await Patience.$current.withValue(.whole) { try await function() }
    }
}

extension Trait where Self == PatientTrait {
    /// Waits for each page until it is complete.
    public static var patient: PatientTrait { PatientTrait() }
}

extension Duration {
    /// Longer than any page of a test takes.
    static var whole: Duration { .seconds(600) }
}
