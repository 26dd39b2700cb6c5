# shellcheck shell=bash disable=SC2154 # Part of ../package, which sets the variables.
# Builds the OCI image with buildah, from a Debian system that debootstrap makes. Neither needs a running service.

# What the Debian package depends on, so that dpkg can install it without apt.
readonly base_packages=ca-certificates,libbrotli1,libsodium23,libstdc++6,libxml2,systemd-standalone-sysusers,tzdata,zlib1g

readonly base=$root/.build/packages/base.tar

# Makes base.tar unless it exists with these packages: the smallest system of this machine's own release, with its
# security updates. A program runs only on the release that it was linked on, or a newer one.
build_base() {
    if [ -z "$anew" ] && [ -e "$base" ] && [ "$(cat "$base.packages")" = "$base_packages" ]; then return; fi
    [ "$(id -u)" -eq 0 ] || fail "needs root, because debootstrap does"
    local system=$work/base release mirror
    # shellcheck source=/dev/null
    release=$(. /etc/os-release && echo "$VERSION_CODENAME")
    # The mirror of this machine's own packages.
    # shellcheck disable=SC2016 # apt's variable
    mirror=$(apt-get indextargets --format '$(SITE)' "Codename: $release" "Created-By: Packages" | head -n 1)
    env --unset=TMPDIR debootstrap --variant=minbase --include="$base_packages" "$release" "$system" "$mirror" >"$work/base.log" 2>&1 ||
        fail "debootstrap failed: $(tail -n 5 "$work/base.log")"
    { apt_of "$system" update && apt_of "$system" dist-upgrade; } >"$work/base.log" 2>&1 ||
        fail "cannot upgrade the system: $(tail -n 5 "$work/base.log")"
    slim "$system"
    # Write to another name first, so that an interrupted run leaves no partial file.
    mkdir -p "$(dirname "$base")"
    tar --create --file "$base.$$" --directory "$system" --numeric-owner --sort=name \
        --mtime="@$SOURCE_DATE_EPOCH" --clamp-mtime .
    mv "$base.$$" "$base"
    echo "$base_packages" >"$base.packages"
}

# This machine's apt with its sources and keys, working on another system.
apt_of() {
    # The other system does not have this one's temporary folder.
    env --unset=TMPDIR DEBIAN_FRONTEND=noninteractive apt-get --quiet --yes --option Dir::State="$1/var/lib/apt" \
        --option Dir::State::status="$1/var/lib/dpkg/status" --option Dir::Cache="$1/var/cache/apt" \
        --option DPkg::Chroot-Directory="$1" --option APT::Sandbox::User=root "${@:2}" </dev/null
}

# Removes what no instance needs. Licences stay.
slim() {
    rm -rf "$1"/var/cache/apt/* "$1"/var/lib/apt/lists/* "$1"/var/log/* "$1"/var/cache/debconf/*-old \
        "$1"/var/cache/ldconfig/* "$1"/usr/share/man/* "$1"/usr/share/info/* "$1"/usr/share/locale/* "$1"/etc/*- \
        "$1"/etc/resolv.conf "$1"/etc/hostname
    find "$1/usr/share/doc" ! -type d ! -name copyright -delete
    find "$1/usr/share/doc" -type d -empty -delete
    find "$1" -xdev -type f -perm /6000 -exec chmod a-s {} +
}

build_image() {
    [ "$(id -u)" -eq 0 ] || fail "needs root, because buildah's isolation in a chroot does"
    build_base
    local context=$work/context image=${deb%.deb}.$format.tar
    mkdir "$context"
    ln "$base" "$context/base.tar" 2>/dev/null || cp "$base" "$context/base.tar"
    cp "$deb" "$context/almanac.deb"
    cp "$here/container/healthy" "$context/"
    # The store is deleted afterwards, so the build neither reads nor changes this machine's own images.
    local buildah=(buildah --storage-driver vfs --root "$work/store" --runroot "$work/run")
    local name=localhost/almanac:$version log=$work/image.log
    "${buildah[@]}" build --quiet --isolation chroot --format "$format" --timestamp "$SOURCE_DATE_EPOCH" \
        --label "org.opencontainers.image.version=$version" --file "$here/container/Containerfile" --tag "$name" \
        "$context" >"$log" 2>&1 || fail "buildah failed: $(tail -n 5 "$log")"
    rm -f "$image.new"
    "${buildah[@]}" push --quiet "$name" "$format-archive:$image.new:$name" >"$log" 2>&1 ||
        fail "buildah cannot write $image: $(tail -n 5 "$log")"
    mv "$image.new" "$image"
    echo "$image"
}
