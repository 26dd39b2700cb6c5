import AlmanacValues
import HTML
import HTTPMessages
import HTTPTypes
import NIOCore
import Places

// The few addresses with several forms, of which `Accept` chooses one: those of interfaces whose originals do that.

extension Site {
    /// The answer to a request whose `Accept` asks for another form than the address has: that of the form's own address. Nil
    /// for any other request.
    ///
    /// So each form is cached under an address of its own, and no cache of this site is keyed by `Accept`.
    func answer(accepting request: Request, at place: Place) -> Answer? {
        guard place.caching == .accepted, let format = AcceptedForm(request.accept).format,
            let form = place.form(format)
        else { return nil }
        let target = Link(form).address(in: language.page)
        var other = request
        other.target = RequestTarget(target)
        return answer(inOriginForm: other).map { $0.accepted(from: target) }
    }
}

extension AcceptedForm {
    /// The format of a form that has a place of its own; nil for JSON.
    fileprivate var format: Format? {
        switch self {
        case .json: nil
        case .calendar: .ics
        case .table: .csv
        }
    }
}

extension Answer {
    /// Returns the same answer with its response changed.
    func map(_ change: @escaping @Sendable (Response) -> Response) -> Answer {
        switch self {
        case .kept(let response): .kept(change(response))
        case .made(let response): .made(change(response))
        case .visit(let visit): .visit { change(await visit($0)) }
        case .work(let visit): .work { change(await visit($0)) }
        }
    }
}

extension Response {
    /// Returns the response with further fields; those of the same name are replaced.
    func adding(_ fields: HTTPFields) -> Response {
        var headers = headers
        for field in fields { headers[field.name] = field.value }
        return Response(status: status, headers: headers, body: body, rest: rest)
    }

    /// Returns the response of an address as that of another, where `Accept` chose it (RFC 9110, sections 8.7 and 12.5.5).
    fileprivate func accepted(from address: String) -> Response {
        let others = headers[.vary].map { ", \($0)" } ?? ""
        return adding([.vary: "Accept" + others, .contentLocation: address])
    }
}
