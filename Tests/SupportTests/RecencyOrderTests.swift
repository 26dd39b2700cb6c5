import Support
import Testing

@Suite("Order by last use")
struct RecencyOrderTests {
    @Test("The oldest element is the one whose last use is longest ago; numbers are used again")
    func order() {
        var order = RecencyOrder()
        #expect(order.oldest == nil && order.count == 0)
        let (first, second, third) = (order.insert(), order.insert(), order.insert())
        #expect([first, second, third] == [0, 1, 2] && order.oldest == first)
        order.use(first)
        #expect(order.oldest == second)
        order.remove(second)
        #expect(order.oldest == third && order.count == 2)
        #expect(order.insert() == second, "a freed number is used again")
        order.use(third)
        #expect(order.oldest == first)
        for number in [first, second, third] { order.remove(number) }
        #expect(order.oldest == nil && order.count == 0)
    }
}
