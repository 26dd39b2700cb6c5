import Testing

@testable import Support

@Suite("Partition points")
struct PartitionPointTests {
    @Test("The first number that meets the condition is found, wherever it is", arguments: 0...9)
    func found(first: Int) {
        #expect((0..<9).partitionPoint { $0 >= first } == first)
        #expect((-5..<4).partitionPoint { $0 >= first - 5 } == first - 5)
    }

    @Test("An empty range has no number, and is not asked for one")
    func empty() {
        #expect((3..<3).partitionPoint { _ in true } == 3)
    }

    @Test("A long range takes few questions")
    func logarithmic() {
        var questions = 0
        let point = (0..<1_000_000).partitionPoint { number in
            questions += 1
            return number >= 123_456
        }
        #expect(point == 123_456 && questions <= 21)
    }
}
