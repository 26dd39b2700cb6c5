/// What the PyPI package `qrcode` 8.2 makes of the same texts: byte mode, correction M, its own choice of the mask. The
/// modules row by row, four to a hexadecimal digit.
enum QRSamples {
    static let all: [(text: String, version: Int, modules: String)] = [
        (
            "A", 1,
            "fed3fc13106e9ebb75c5dbaeaec17907faafe017008b97c944cafd8cf9c28d6ef8e380571ffb30504f2abaf3fdd2caee84f9048d"
                + "4feae28"
        ),
        (
            "https://almanac.example/holidays/DE.ics", 3,
            "fe64bbfc1048106ea0a2bb754ce5dbad87aec156e107faaaafe0127000be7f4be6449ffc6c8b4ae18b775dade11506720affc4fe"
                + "bf378cb59022ff724065a103fd60ca612959344629641dfb80677c7ff81eeb9058a311babacfa5d785a3eebb65fd042657afe8b5"
                + "6a0"
        ),
        (
            String(repeating: "0123456789", count: 11), 7,
            "fe1d4113cbfc117c27a2906eba9b43f4bb752e75a4b5dba954f833aec166e46e8107faaaaaaaafe01ec315fd00be0adfd653e506"
                + "d18c9249d688643f4f9859474b2fc94d21d32881544aada18de4df88fe7bb0b80534ec51f8959fca25d25346666a481641d7ea4f"
                + "3f0d90fa594adfb96bf87bfb61fc74566c792c5fabdcea74ab9915dd11fd146fc13f901fc469d7945e79e69290590c416095f12f"
                + "bc5af5024544cde65b9541669d7b3043f0c309b32be1fbe6d6859c3604c36dca989a9bc2bdc35f0808f0fef11fbc49a60cfd06fc"
                + "0045bc45e45ff8c0eb10ea1059e111fb16bac28fd44fcdd67168d6a56ebedc390bd504833213924feb500b20650"
        ),
        (
            String(repeating: "Zé", count: 71), 10,
            "fe950aa92c2f3fc11a11a46526906eb37155f5f5cbb74cb6d5f5f5a5dba73c73f05052ec17eb4f14143107faaaaaaaaaaafe0008"
                + "ec46061500a36c15fe829312fae045cd969e742a881d4754d69c1a9f08955054425d79bafd305258d3e4144ded7e7d98ed615cef"
                + "5edd4a8b68f58460611a9bc8dea4282892eace2f9769699db7ed69adcd4d37221ab91a254554edaeea528d25327707e3059be7e6"
                + "54b99b0955ede8d5c064d4d206044fcfd24ff0828547f24bb1cd9697742fef2fcfd4d5be1913491c56547151afc50ab2d25ad245"
                + "c2a91ebe745b3f5e92fededfeb31b31d8460611abbd5dcfc2848eb06056c9e6979b985f2d4b4cd5d130794539da56555c37dc593"
                + "cd2d357f0d68c6dbebe244af965945edea84fae698910606874e54e3af04845d86ef81ebd797ac16e3f3d375d5ec1dbb38d15656"
                + "1951ad29cb52d28cd66e996b6ebe999a9fd69a8eded22bf1cdd98850611a02775b7e5048fb004fec517d79457fb4e90adf5d2b50"
                + "48bdc4656151fba366d3ed292ffdd266361be9e882eb07b90ded6a27044b1c59050664fe8e33930505548"
        ),
    ]
}
