import TestSupport
import Testing

@Suite("Waiting in tests")
struct EventuallyTests {
    @Test("What comes about is waited for, and asked for as often as it takes")
    func yes() async throws {
        var questions = 0
        try await eventually("the third question") {
            questions += 1
            return questions == 3
        }
        #expect(questions == 3)
    }

    @Test("What does not come about fails the test, and ends")
    func no() async {
        let failure = await #expect(throws: NeverHappened.self) {
            try await eventually("the impossible", within: .milliseconds(5)) { false }
        }
        #expect(failure?.description.contains("the impossible") == true)
    }
}
