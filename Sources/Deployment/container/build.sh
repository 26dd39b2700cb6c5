# shellcheck shell=bash disable=SC2154 # Part of ../package, which sets the variables.
# The OCI image.
build_base() { :; }
build_image() { :; }
