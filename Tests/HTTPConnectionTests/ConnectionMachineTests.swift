import HTTPMessages
import ServerSupport
import Testing

@testable import HTTPConnection

@Suite("Connection state machine")
struct ConnectionMachineTests {
    private var machine = ConnectionMachine(longestBody: 100)

    @Test("A request without a body is received and answered, and the connection waits for the next one")
    mutating func plain() {
        #expect(machine.head(.init()) == .receive)
        #expect(machine.end() == .answer)
        #expect(!machine.takesRequests)
        #expect(machine.answered() == .wait)
        #expect(machine.takesRequests && !machine.isLast)
    }

    @Test("A request with Connection: close gets the last response")
    mutating func last() {
        #expect(machine.head(.init(isLast: true)) == .receive)
        #expect(machine.end() == .answer)
        #expect(machine.isLast)
        #expect(machine.answered() == .finish)
        #expect(machine.phase == .lingering)
        #expect(machine.head(.init()) == .drop && machine.body(1) == .drop && machine.end() == .drop)
    }

    @Test("100 Continue is sent only before a body of allowed length")
    func expectation() {
        var sending = machine
        #expect(sending.head(.init(length: 10, waitsForContinue: true)) == .sendContinueAndReceive)
        var chunked = machine
        #expect(chunked.head(.init(isChunked: true, waitsForContinue: true)) == .sendContinueAndReceive)
        var nothing = machine
        #expect(nothing.head(.init(length: 0, waitsForContinue: true)) == .receive)
        var tooLong = machine
        #expect(tooLong.head(.init(length: 101, waitsForContinue: true)) == .answerWithoutBody)
        #expect(tooLong.isLast)
    }

    @Test("A body is read up to the limit, and answered without its rest beyond it")
    mutating func body() {
        #expect(machine.head(.init(isChunked: true)) == .receive)
        #expect(machine.body(60) == .keep)
        #expect(machine.body(40) == .keep)
        #expect(machine.body(1) == .answerWithoutBody)
        #expect(machine.isLast)
        #expect(machine.body(1) == .drop && machine.end() == .drop)
        #expect(machine.answered() == .finish)
    }

    @Test("Invalid HTTP is rejected once, and not while a response is under way")
    func fault() {
        var waiting = machine
        #expect(waiting.fault() == .refuse)
        #expect(waiting.fault() == .drop)
        #expect(waiting.answered() == .finish)
        var answering = machine
        _ = answering.head(.init())
        _ = answering.end()
        #expect(answering.fault() == .drop)
        #expect(answering.answered() == .finish)
    }

    @Test("A client that has closed its side gets the response under way, and no other")
    func inputClosed() {
        var waiting = machine
        #expect(waiting.inputClosed() == .close)
        var receiving = machine
        _ = receiving.head(.init(length: 10))
        #expect(receiving.inputClosed() == .close)
        var answering = machine
        _ = answering.head(.init())
        _ = answering.end()
        #expect(answering.inputClosed() == .finishFirst)
        #expect(answering.answered() == .finish)
    }

    @Test("Draining closes only connections without a request")
    func drain() {
        var idle = machine
        #expect(idle.drain(isMidRequest: false) == .close)
        var begun = machine
        #expect(begun.drain(isMidRequest: true) == .finishFirst)
        var receiving = machine
        _ = receiving.head(.init(length: 10))
        #expect(receiving.drain(isMidRequest: false) == .finishFirst)
        #expect(receiving.body(10) == .keep && receiving.end() == .answer)
        #expect(receiving.isLast && receiving.answered() == .finish)
        var announced = machine
        announced.announceEnd()
        #expect(announced.head(.init()) == .receive && announced.end() == .answer && announced.isLast)
    }

    @Test("Time that is over closes idle connections, rejects partial requests and abandons responses")
    func expiry() {
        var idle = machine
        #expect(idle.expired(isMidRequest: false) == .close)
        #expect(idle.phase == .closed)
        var begun = machine
        #expect(begun.expired(isMidRequest: true) == .refuse)
        var receiving = machine
        _ = receiving.head(.init(length: 10))
        #expect(receiving.expired(isMidRequest: false) == .refuse)
        var answering = machine
        _ = answering.head(.init())
        _ = answering.end()
        #expect(answering.expired(isMidRequest: false) == .giveUp)
        #expect(answering.answered() == .finish)
        var lingering = machine
        _ = lingering.head(.init(isLast: true))
        _ = lingering.end()
        _ = lingering.answered()
        #expect(lingering.expired(isMidRequest: false) == .close)
    }
}
