public import Testing
import VIPER

/// A suite in which every page goes out whole, however busy the machine is.
public struct PatientTrait: SuiteTrait, TestTrait, TestScoping {
    public var isRecursive: Bool { true }

    public func provideScope(
        for _: Test, testCase _: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await Patience.$current.withValue(.seconds(60)) { try await function() }
    }
}

extension Trait where Self == PatientTrait {
    public static var patient: PatientTrait { PatientTrait() }
}
