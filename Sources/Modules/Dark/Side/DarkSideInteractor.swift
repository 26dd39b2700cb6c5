import AlmanacValues
import Entities
import ServiceContracts

struct DarkSideInteractor: DarkSideInteracting {
    let service: any SideService

    func content(refresh: Bool) async -> DarkSideContent {
        async let code = Portion(DarkSideCode.init) { () throws(ServiceFailure) in
            try await service.code(of: .dark, refresh: refresh)
        }
        async let holocrons = Portion({ $0.map(DarkSideHolocron.init) }) { () throws(ServiceFailure) in
            try await service.holocrons(refresh: refresh)
        }
        return await DarkSideContent(code: code, holocrons: holocrons)
    }
}

extension DarkSideCode {
    init(_ code: SideCode) {
        title = code.title
        lines = code.lines
    }
}

extension DarkSideHolocron {
    init(_ holocron: Holocron) {
        name = holocron.name
        creator = holocron.creator.map { ForeignText($0) }
        powers = holocron.powers.map { ForeignText($0) }
    }
}
