import HTML
import Synchronization
import VIPER

// The smallest screen that uses every outcome: it shows small numbers, navigates for ten, and answers for zero.

enum NumberEvent: Sendable { case asked(Int) }
enum NumberNavigation: Sendable { case ten }

struct NumberView: View {
    let mediaType = "text/plain"

    func event(from visit: Visit<Int>) -> NumberEvent { .asked(visit.place) }
    func render(_ page: String) -> [UInt8] { Array("<\(page)>".utf8) }
}

struct NumberPresenter: Presenter {
    let token: LiveToken?
    let router = NumberRouter()

    func handle(_ event: NumberEvent) async -> Step<String, NumberNavigation, String> {
        switch event {
        case .asked(0): .answer("nothing")
        case .asked(10): .go(.ten)
        case .asked: .show("three")
        }
    }
}

struct NumberRouter: Router {
    func link(to navigation: NumberNavigation) -> Link {
        switch navigation {
        case .ten: Link(segments: ["ten"])
        }
    }
}

/// Counts the tokens that were created and those that are still alive.
final class LiveCounter: Sendable {
    private let counts = Mutex((made: 0, alive: 0))

    var made: Int { counts.withLock { $0.made } }
    var alive: Int { counts.withLock { $0.alive } }

    func begin() {
        counts.withLock {
            $0.made += 1
            $0.alive += 1
        }
    }

    func end() { counts.withLock { $0.alive -= 1 } }
}

/// A token that is alive as long as the object that holds it.
final class LiveToken: Sendable {
    private let counter: LiveCounter

    init(_ counter: LiveCounter) {
        self.counter = counter
        counter.begin()
    }

    deinit { counter.end() }
}
