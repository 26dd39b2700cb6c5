/// The error correction of QR codes: Reed–Solomon codes over the field of 256 elements that x⁸ + x⁴ + x³ + x² + 1 makes
/// (ISO/IEC 18004, section 7.5.2).
enum ReedSolomon {
    /// Returns the remainder of the data, as a polynomial, by the generator polynomial of this degree.
    static func correction(of data: [UInt8], count: Int) -> [UInt8] {
        let generator = generator(count)
        var remainder = [UInt8](repeating: 0, count: count)
        for byte in data {
            let factor = byte ^ remainder.removeFirst()
            remainder.append(0)
            for index in remainder.indices { remainder[index] ^= product(generator[index], factor) }
        }
        return remainder
    }

    /// Returns the coefficients of (x − α⁰)(x − α¹)… with this many factors, without the leading one.
    private static func generator(_ degree: Int) -> [UInt8] {
        var coefficients = [UInt8](repeating: 0, count: degree - 1) + [1]
        var root: UInt8 = 1
        for _ in 0..<degree {
            for index in coefficients.indices {
                coefficients[index] = product(coefficients[index], root)
                if index + 1 < degree { coefficients[index] ^= coefficients[index + 1] }
            }
            root = product(root, 2)
        }
        return coefficients
    }

    private static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
        var product: UInt8 = 0
        for bit in (0..<8).reversed() {
            // Twice as much, reduced by the field's polynomial.
            product = product << 1 ^ (product >> 7) &* 0x1D
            if other >> bit & 1 == 1 { product ^= one }
        }
        return product
    }
}
