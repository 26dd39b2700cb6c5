import AlmanacValues
import Entities
import ServiceContracts

struct LightSideInteractor: LightSideInteracting {
    let service: any SideService

    func content(refresh: Bool) async -> LightSideContent {
        async let code = Portion(LightSideCode.init) { () throws(ServiceFailure) in
            try await service.code(of: .light, refresh: refresh)
        }
        async let masters = Portion({ $0.map(LightSideMaster.init) }) { () throws(ServiceFailure) in
            try await service.masters(refresh: refresh)
        }
        return await LightSideContent(code: code, masters: masters)
    }
}

extension LightSideCode {
    init(_ code: SideCode) {
        title = code.title
        lines = code.lines
    }
}

extension LightSideMaster {
    init(_ master: Master) {
        name = master.name
        apprentices = master.apprentices
    }
}
