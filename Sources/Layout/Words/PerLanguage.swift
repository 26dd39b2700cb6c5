package import AlmanacValues
import Synchronization

/// A value for each language, made when it is first asked for.
package final class PerLanguage<Value: Sendable>: Sendable {
    private let values = Mutex([Value?](repeating: nil, count: Language.all.count))
    private let make: @Sendable (Language) -> Value

    package init(_ make: @escaping @Sendable (Language) -> Value) {
        self.make = make
    }

    package subscript(language: Language) -> Value {
        if let value = values.withLock({ $0[language.index] }) { return value }
        // Made outside the lock: it may ask for other values. Two that are made at once are the same.
        let made = make(language)
        return values.withLock { values in
            let value = values[language.index] ?? made
            values[language.index] = value
            return value
        }
    }
}
