import AlmanacValues
import Entities

extension DocumentReader {
    func code(of side: Side) throws(DocumentFailure) -> SideCode {
        let label = label(DocumentName.code(of: side))
        return try OwnFormat.code(try required(label), of: side, label: label)
    }

    func masters() throws(DocumentFailure) -> [Master] {
        let label = label(DocumentName.masters)
        return try OwnFormat.masters(try required(label), label: label)
    }

    func holocrons() throws(DocumentFailure) -> [Holocron] {
        let label = label(DocumentName.holocrons)
        return try OwnFormat.holocrons(try required(label), label: label)
    }
}
