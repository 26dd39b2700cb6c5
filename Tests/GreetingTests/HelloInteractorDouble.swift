@testable import Greeting

struct HelloInteractorDouble: HelloInteracting {
    var data = GreetingData(greeting: "Hello", subject: "David Blaine")

    func greeting() -> GreetingData { data }
}
