import Testing

@testable import Assistants

@Suite("Assistants: messages are lines")
struct MessageLinesTests {
    @Test("Lines are cut where they end, however the bytes come; long ones are dropped, and the next one is read")
    func lines() {
        var lines = MessageLines()
        #expect(lines.lines(of: Array("{\"a\"".utf8)).isEmpty)
        #expect(lines.lines(of: Array(":1}\r\n\n[]\n1".utf8)) == ["{\"a\":1}", "[]"].map { .message(Array($0.utf8)) })
        #expect(lines.ended() == .message(Array("1".utf8)) && lines.ended() == nil)
        let longest = [UInt8](repeating: 32 + 1, count: 65_536)
        #expect(lines.lines(of: longest + [10]) == [.message(longest)])
        #expect(lines.lines(of: longest + [33, 10, 33, 10]) == [.tooLong, .message([33])])
    }
}
