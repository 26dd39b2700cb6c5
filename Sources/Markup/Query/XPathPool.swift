import CLibXML2
import Synchronization

/// The compiled forms of one expression.
///
/// libxml2 notes the functions it has looked up in the compiled form while it evaluates it, so that one form must
/// not serve two threads at once. An evaluation takes a form from here, or compiles one if all are taken, and puts
/// it back: there are as many as there have been evaluations at the same time.
final class XPathPool: Sendable {
    /// A compiled form, held by one thread at a time: by the pool behind its lock, or by the evaluation that took it.
    private struct Compiled: @unchecked Sendable {
        let pointer: xmlXPathCompExprPtr
    }

    let namespaces: [String: String]
    private let expression: StaticString
    private let idle = Mutex<[Compiled]>([])

    init(expression: StaticString, namespaces: [String: String]) {
        self.expression = expression
        self.namespaces = namespaces
    }

    deinit {
        idle.withLock { forms in
            forms.forEach { xmlXPathFreeCompExpr($0.pointer) }
        }
    }

    /// Hands a compiled form to `body`; nil to compile in `context` first, whose handler hears why it fails.
    func withCompiled<Result>(
        in context: xmlXPathContextPtr, _ body: (xmlXPathCompExprPtr) -> Result?
    ) -> Result? {
        guard let compiled = idle.withLock({ $0.popLast() }) ?? compile(in: context) else { return nil }
        defer { idle.withLock { $0.append(compiled) } }
        return body(compiled.pointer)
    }

    private func compile(in context: xmlXPathContextPtr) -> Compiled? {
        expression.withUTF8Buffer { text in
            xmlXPathCtxtCompile(context, text.baseAddress).map(Compiled.init)
        }
    }
}
