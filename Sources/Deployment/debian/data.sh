# shellcheck shell=bash disable=SC2154 # Part of ../package, which sets the variables.
# Builds the Debian package of the data alone, for every architecture: a folder of data sets, as `almanac data fetch`
# would make it. It has no signature, because dpkg verifies packages.

build_data() {
    local tree=$work/data set=$work/almanac-data.tar.gz folder=usr/share/almanac line
    line=$("$program" data pack "$set" ${documents:+--documents "$documents"}) || fail "the documents cannot be packed"
    revision=$(sed -nE 's/^Wrote .*: ([0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9a-f]{16}), .*/\1/p' <<<"$line")
    [ -n "$revision" ] || fail "the program does not say the revision of the data: $line"
    mkdir -p "$tree/DEBIAN" "$tree/$folder/versions/$revision/documents"
    tar --extract --gzip --file "$set" --directory "$tree/$folder/versions/$revision/documents" --no-same-owner \
        --exclude almanac-data
    echo "$SOURCE_DATE_EPOCH" | put 0644 - "$folder/versions/$revision/installed"
    ln -s "versions/$revision" "$tree/$folder/current"
    add_data_documents
    data_control "$(du --summarize --apparent-size --block-size=1K --exclude=DEBIAN "$tree" | cut -f 1)" |
        put 0644 - DEBIAN/control
    (cd "$tree" && find . -type f ! -path './DEBIAN/*' -printf '%P\0' | sort --zero-terminated | xargs -0 md5sum) |
        put 0644 - DEBIAN/md5sums
    find "$tree" -type d -exec chmod 0755 {} +
    find "$tree/$folder" -type f -exec chmod 0644 {} +
    find "$tree" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
    # The version is the day of the data and the time of the build, so that a later package of the same day is newer.
    deb=$output/almanac-data_$(data_version)_all.deb
    dpkg-deb --root-owner-group -Z"$compression" --build "$tree" "$deb.new" >/dev/null
    mv "$deb.new" "$deb"
}

data_version() { echo "${revision:0:4}.${revision:5:2}.${revision:8:2}+$SOURCE_DATE_EPOCH"; }

add_data_documents() {
    local documents=usr/share/doc/almanac-data licence
    copyright | put 0644 - "$documents/copyright"
    for licence in "$here"/licences/*; do put 0644 "$licence" "$documents/licences/$(basename "$licence")"; done
    {
        printf 'almanac-data (%s) unstable; urgency=medium\n\n  * The data of %s.\n\n' "$(data_version)" "$revision"
        printf ' -- %s  %s\n' "$maintainer" "$(date --utc --date="@$SOURCE_DATE_EPOCH" --rfc-email)"
    } | gzip -9n | put 0644 - "$documents/changelog.gz"
}

# The argument is the size of everything in kilobytes.
data_control() {
    cat <<END
Package: almanac-data
Version: $(data_version)
Architecture: all
Maintainer: $maintainer
Installed-Size: $1
Section: web
Priority: optional
Enhances: almanac
Description: data of the almanac, apart from the program
 The documents of the web almanac, for those who want newer days without a newer
 program. Instances use them with ALMANAC_DATA_DIRECTORY=/usr/share/almanac, and
 take an upgrade of this package without a restart.
END
}
