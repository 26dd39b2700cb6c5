internal import MarkupSyntax

extension MarkupError {
    /// The error for what is rejected before libxml2 sees it.
    init(_ fault: SyntaxFault) {
        let (reason, domain): (Reason, Problem.Domain) =
            switch fault.reason {
            case .limit: (.limit, .limits)
            case .encoding: (.encoding, .encoding)
            case .malformed: (.malformed, .xml)
            case .selector: (.expression, .css)
            }
        self.init(
            reason, Problem(Problem.cleaned(fault.message), domain: domain, line: fault.line, column: fault.column))
    }
}
