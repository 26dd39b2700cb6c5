import Almanac

extension DocumentReader {
    func quotations() throws(DocumentFailure) -> [Quotation] {
        let origin = origin(DocumentName.quotations)
        return try DocumentReadings.quotations(try required(origin), origin: origin)
    }

    func people() throws(DocumentFailure) -> [Person] {
        let origin = origin(DocumentName.people)
        return try DocumentReadings.people(try required(origin), origin: origin)
    }
}
