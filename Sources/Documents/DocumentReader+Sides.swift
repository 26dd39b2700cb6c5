import Almanac

extension DocumentReader {
    func code(of side: Side) throws(DocumentFailure) -> SideCode {
        let origin = origin(DocumentName.code(of: side))
        return try DocumentReadings.code(try required(origin), of: side, origin: origin)
    }

    func masters() throws(DocumentFailure) -> [Master] {
        let origin = origin(DocumentName.masters)
        return try DocumentReadings.masters(try required(origin), origin: origin)
    }

    func holocrons() throws(DocumentFailure) -> [Holocron] {
        let origin = origin(DocumentName.holocrons)
        return try DocumentReadings.holocrons(try required(origin), origin: origin)
    }
}
