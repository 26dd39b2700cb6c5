import AlmanacValues

@testable import Greeting

struct HelloInteractorDouble: HelloInteracting {
    var data = GreetingData(greeting: .hello, subject: "David Blaine")

    func greeting() -> GreetingData { data }
}
