import TestSupport
import Testing

@Suite("Waiting in tests")
struct EventuallyTests {
    @Test("The condition is polled until it is true")
    func yes() async throws {
        var questions = 0
        try await eventually("the third question") {
            questions += 1
            return questions == 3
        }
        #expect(questions == 3)
    }

    @Test("A condition that stays false fails the test in time")
    func no() async {
        let failure = await #expect(throws: NeverHappened.self) {
            try await eventually("the impossible", within: .milliseconds(5)) { false }
        }
        #expect(failure?.description.contains("the impossible") == true)
    }
}
