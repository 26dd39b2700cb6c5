import Testing

@testable import Telemetry

@Suite("Answers of a collector")
struct OTLPAnswerTests {
    private func answer(_ text: String) -> OTLPAnswer? { OTLPAnswer(Array(text.utf8)) }

    @Test(
        "What the collector did not take is a number of 64 bits, as a text or not; what is not known is passed over",
        arguments: [
            ("{}", 0, nil), (#"{"partialSuccess":{}}"#, 0, nil), (#"{"partialSuccess":null}"#, 0, nil),
            (#"{"partialSuccess":{"rejectedSpans":"5"}}"#, 5, nil),
            (#"{"partialSuccess":{"rejectedSpans":7,"errorMessage":"full"}}"#, 7, "full"),
            (#"{"partialSuccess":{"errorMessage":"","rejectedSpans":"0"}}"#, 0, nil),
            (#"{"new":[1],"partialSuccess":{"rejectedSpans":"-3","errorMessage":"odd","new":{}}}"#, 0, "odd"),
        ] as [(String, Int, String?)])
    func read(text: String, refused: Int, message: String?) throws {
        let found = try #require(answer(text))
        #expect(found.refused == refused && found.message == message)
    }

    @Test(
        "What is not of the protocol is no answer",
        arguments: [
            "", "[]", "null", "1", "nothing", "{", #"{"partialSuccess":[]}"#,
            #"{"partialSuccess":{"rejectedSpans":"x"}}"#,
            #"{"partialSuccess":{"rejectedSpans":"99999999999999999999"}}"#, #"{"partialSuccess":{"errorMessage":1}}"#,
            String(repeating: "[", count: 60_000), String(repeating: #"{"a":"#, count: 12_000),
        ])
    func refused(text: String) {
        #expect(answer(text) == nil)
    }

    @Test("A message is one short line, whatever the collector wrote")
    func message() throws {
        let long = String(repeating: "é", count: 5_000)
        let text = #"{"partialSuccess":{"rejectedSpans":"1","errorMessage":"a\nb\u001b[31m\u202e\#(long)"}}"#
        let message = try #require(answer(text)?.message)
        #expect(message.unicodeScalars.count == 200 && message.hasPrefix("a b [31m é"))
    }
}
