# shellcheck shell=bash disable=SC2154 # Part of ../package, which sets the variables.
# The Debian package, made with dpkg-deb: the program, its manual, completions, units, user and default settings.

build_deb() {
    local tree=$work/deb
    mkdir -p "$tree/DEBIAN"
    add_program
    put 0644 "$here/debian/environment" etc/almanac/environment
    put 0644 "$here/debian/almanac.sysusers" usr/lib/sysusers.d/almanac.conf
    add_units
    add_documents
    add_completions
    add_control
    find "$tree" -type d -exec chmod 0755 {} +
    local level=6
    [ "$compression" = xz ] || level=1
    dpkg-deb --root-owner-group -Z"$compression" -z"$level" --build "$tree" "$deb.new" >/dev/null
    # An interrupted run leaves no partial package under its name.
    mv "$deb.new" "$deb"
}

# Installs a file: put MODE FILE PATH. The file "-" is standard input.
put() {
    mkdir -p "$tree/$(dirname "$3")"
    install -m "$1" "${2/#-//dev/stdin}" "$tree/$3"
}

add_program() {
    put 0755 "$program" usr/bin/almanac
    strip --strip-unneeded --remove-section=.comment --remove-section=.note "$tree/usr/bin/almanac"
    local library file foreign=()
    while read -r library; do
        # Where /lib is a link to /usr/lib, dpkg may know only the shorter path.
        file=$(realpath "$library")
        dpkg-query --search "$file" >/dev/null 2>&1 || dpkg-query --search "${file#/usr}" >/dev/null 2>&1 ||
            foreign+=("$library")
    done < <(ldd "$program" | sed -nE 's,.* => (/[^ ]+) .*,\1,p')
    [ ${#foreign[@]} -eq 0 ] || [ -n "$runtime" ] ||
        fail "$program links libraries that no Debian package has: build it with --static-swift-stdlib" "${foreign[@]}"
    for library in ${foreign[@]+"${foreign[@]}"}; do put 0644 "$library" "${library#/}"; done
}

add_units() {
    local unit
    for unit in "$here"/systemd/*; do
        sed 's,/usr/local/bin/almanac,/usr/bin/almanac,' "$unit" | put 0644 - "usr/lib/systemd/system/$(basename "$unit")"
    done
}

# Installs the manual, the licences of the program and of its parts, the changelog in both forms, and, as examples, the
# configurations of what runs in front of the instances.
add_documents() {
    local documents=usr/share/doc/almanac document folder date
    date=$(date --utc --date="@$SOURCE_DATE_EPOCH" +%F)
    "$program" --experimental-dump-help | python3 "$here/debian/manual.py" "$version" "$date" |
        gzip -9n | put 0644 - usr/share/man/man1/almanac.1.gz
    copyright | put 0644 - "$documents/copyright"
    mkdir -p "$work/notices"
    python3 "$here/notices.py" "$version" "$work/notices" || fail "the notices of what is inside are not complete"
    for document in THIRD-PARTY sbom.spdx.json; do put 0644 "$work/notices/$document" "$documents/$document"; done
    gzip -9n <"$root/CHANGELOG.md" | put 0644 - "$documents/CHANGELOG.md.gz"
    changelog | gzip -9n | put 0644 - "$documents/changelog.gz"
    for document in "$here"/*.md; do put 0644 "$document" "$documents/$(basename "$document")"; done
    for folder in "$here"/*/; do
        folder=$(basename "$folder")
        case "$folder" in debian | container | systemd | licences) continue ;; esac
        mkdir -p "$tree/$documents/examples"
        cp -r "$here/$folder" "$tree/$documents/examples/"
    done
    chmod -R u=rwX,go=rX "$tree/$documents"
}

add_completions() {
    local share=usr/share
    "$program" --generate-completion-script bash | sed '1{/^#!/d}' | put 0644 - $share/bash-completion/completions/almanac
    "$program" --generate-completion-script zsh | put 0644 - $share/zsh/vendor-completions/_almanac
    "$program" --generate-completion-script fish | put 0644 - $share/fish/vendor_completions.d/almanac.fish
}

add_control() {
    local script
    for script in postinst prerm postrm; do put 0755 "$here/debian/$script" "DEBIAN/$script"; done
    echo /etc/almanac/environment | put 0644 - DEBIAN/conffiles
    control "$(du --summarize --apparent-size --block-size=1K --exclude=DEBIAN "$tree" | cut -f 1)" |
        put 0644 - DEBIAN/control
    (cd "$tree" && find . -type f ! -path './DEBIAN/*' ! -path './etc/*' -printf '%P\0' | sort --zero-terminated |
        xargs -0 md5sum) | put 0644 - DEBIAN/md5sums
}

# The argument is the size of everything in kilobytes.
control() {
    local libraries
    libraries=$(shared_libraries)
    cat <<END
Package: almanac
Version: $version
Architecture: $(dpkg --print-architecture)
Maintainer: $maintainer
Installed-Size: $1
Section: web
Priority: optional
Depends: $libraries, tzdata, systemd-standalone-sysusers | systemd
Recommends: ca-certificates
Suggests: nginx | haproxy
Description: web almanac of the world's public holidays
 Almanac is a web site that you host yourself: the public holidays of 250
 countries, a planner of leave, working days, calendars to subscribe to, quotes
 with their sources, and the same facts as JSON, CSV, XML and iCalendar.
 .
 One program renders it for any browser, with its data and styles inside. The
 instances run under systemd, behind a proxy that terminates TLS.
END
}

readonly maintainer="The Almanac authors <maintainers@almanac.example>"

# Prints the packages of the shared libraries that the program links, with their versions.
shared_libraries() {
    mkdir -p "$work/shlibs/debian"
    printf 'Source: almanac\n\nPackage: almanac\nArchitecture: any\n' >"$work/shlibs/debian/control"
    (cd "$work/shlibs" && dpkg-shlibdeps -O ${runtime:+--ignore-missing-info} "$tree/usr/bin/almanac" 2>errors) |
        sed 's/^shlibs:Depends=//' || fail "$(cat "$work/shlibs/errors")"
}

copyright() {
    cat "$here/debian/copyright"
    printf '\nFiles: *\nCopyright: %s\nLicense: Expat\n' "$(sed -n 's/^Copyright (c) //p' "$root/LICENSE")"
    sed '1,/^Copyright/d' "$root/LICENSE" | sed '1{/^$/d}; s/^$/./; s/^/ /'
}

changelog() {
    printf 'almanac (%s) unstable; urgency=medium\n\n' "$version"
    printf '  * Version %s. /usr/share/doc/almanac/CHANGELOG.md.gz has the changes.\n\n' "$version"
    printf ' -- %s  %s\n' "$maintainer" "$(date --utc --date="@$SOURCE_DATE_EPOCH" --rfc-email)"
}
