import HTML
import Synchronization
import Testing
import VIPER

@testable import VIPERTesting

@Suite("Doubles")
struct DoubleTests {
    private enum Navigation: Equatable, Sendable {
        case list
        case detail(id: Int)
    }

    @Test("The Router records where a screen leads; its links are the same in every run, and differ by place")
    func router() {
        let router = RecordingRouter<Navigation>()
        #expect(router.navigations.isEmpty)
        let links = [router.link(to: .detail(id: 7)), router.link(to: .list), router.link(to: .list)]
        #expect(router.navigations == [.detail(id: 7), .list, .list])
        #expect(links.map(\.description) == ["/navigation/detail-7", "/navigation/list", "/navigation/list"])
        #expect(router.address(of: .detail(id: 7)) == links[0])
        #expect(router.navigations.count == 3)
    }

    @Test("A stub answers and records its calls")
    func stub() {
        let double = Stub<Int, Int> { $0 * 2 }
        #expect(double(2) == 4 && double(3) == 6 && double.calls == [2, 3])
        let constant = Stub<Void, String>(returning: "a")
        #expect(constant(()) == "a" && constant.calls.count == 1)
    }

    @Test("A call that the test has not set fails by name, with what was asked, and gives the placeholder")
    func unset() {
        let words = Mutex<[String]>([])
        let double = Stub<Int, Int>(unset: "price(of:)", placeholder: -1) { text in words.withLock { $0.append(text) } }
        #expect(words.withLock { $0 }.isEmpty)
        #expect(double(7) == -1)
        #expect(words.withLock { $0 } == ["price(of:) was called with 7, but the test has not set it"])
    }

    @Test("A gate holds everyone until it is opened, and nobody afterwards")
    func gate() async {
        let gate = Gate()
        let passed = Stub<Void, Void>(returning: ())
        await withTaskGroup { group in
            for _ in 0..<3 {
                group.addTask {
                    await gate.pass()
                    passed(())
                }
            }
            for _ in 0..<100 { await Task.yield() }
            #expect(passed.calls.isEmpty)
            gate.open()
        }
        #expect(passed.calls.count == 3)
        gate.open()
        await gate.pass()
    }
}
