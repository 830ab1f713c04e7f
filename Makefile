# `make run` shows what the program does, `make test` proves it; README.md says the rest.
# Everything that is missing is installed first (Debian and its relatives); Swift itself is not.

PREFIX ?= /usr/local
SWIFT ?= swift

# README.md gives the reason of each package.
PROGRAM_PACKAGES := fonts-dejavu-core libfontconfig1-dev libfreetype-dev libharfbuzz-dev \
  libicu-dev libmd-dev pkg-config
TEST_PACKAGES := fonts-dejavu-extra fonts-droid-fallback fonts-inter fonts-inter-variable \
  fonts-noto-color-emoji fonts-noto-core jq libharfbuzz-bin libxml2-utils perl python3-fonttools \
  python3-icu python3-jsonschema

# Only `make test-browser` needs a browser.
BROWSER_PACKAGES := chromium

# The Swift runtime goes into the program, so that an installed binary needs no toolchain.
RELEASE := --configuration release --static-swift-stdlib
PROGRAM := .build/release/chiplayout
SWIFT_FILES := Package.swift Sources Tests

.PHONY: run test test-browser build install bench docs lint format clean swift packages \
  test-packages

run: build
	@$(PROGRAM) layout --input Fixtures/labels/tags.txt --width 375

# Golden cases and the README run the binary that is installed; everything else a debug build.
test: build test-packages
	CHIPLAYOUT_PROGRAM="$(CURDIR)/$(PROGRAM)" $(SWIFT) test --disable-xctest --quiet

# What a browser says about the same text and the same boxes. It is a large program, so apart.
test-browser: build test-packages
	@.ci/install-packages $(BROWSER_PACKAGES)
	@/usr/bin/python3 -B Tests/Browser/browser.py "$(CURDIR)/$(PROGRAM)"
	CHIPLAYOUT_PROGRAM="$(CURDIR)/$(PROGRAM)" CHIPLAYOUT_BROWSER=/usr/bin/chromium \
	  $(SWIFT) test --disable-xctest --quiet --filter Browser

build: swift packages
	@test -x $(PROGRAM) || echo "Building the program; the first time this takes a minute." >&2
	@$(SWIFT) build $(RELEASE) --product chiplayout --quiet >&2

install: build
	@install -D -m 755 $(PROGRAM) "$(DESTDIR)$(PREFIX)/bin/chiplayout"
	@echo "Installed $(DESTDIR)$(PREFIX)/bin/chiplayout" >&2

bench: build test-packages
	@$(SWIFT) build $(RELEASE) --product layout-benchmark --quiet >&2
	@.build/release/layout-benchmark

# The libraries' pages, for any web server: `python3 -m http.server --directory .build/docs`. What is
# documented of ChipLayoutCore has package access, so that only the other's pages are held to be
# complete.
DOCUMENTED := CollectionLayout ChipLayoutCore
docs: swift packages
	@$(SWIFT) package dump-symbol-graph --minimum-access-level package >/dev/null
	@rm -rf .build/docs .build/docs-parts
	@set -e; for module in $(DOCUMENTED); do \
	  part=".build/docs-parts/$$module"; mkdir -p "$$part"; \
	  cp "$$($(SWIFT) build --show-bin-path)/../symbolgraph/$$module.symbols.json" "$$part"; \
	  strict=--warnings-as-errors; test "$$module" = CollectionLayout || strict="--diagnostic-level=error"; \
	  docc convert "Sources/$$module/Documentation.docc" $$strict \
	    --additional-symbol-graph-dir "$$part" --output-dir "$$part.doccarchive" \
	    --fallback-display-name "$$module" --fallback-bundle-identifier "$$module" \
	    --transform-for-static-hosting >&2; \
	done
	@docc merge $(DOCUMENTED:%=.build/docs-parts/%.doccarchive) --output-path .build/docs \
	  --synthesized-landing-page-name chiplayout
	@echo "Wrote .build/docs: see its page documentation/collectionlayout" >&2

lint: swift
	@$(SWIFT) format lint --strict --parallel --recursive $(SWIFT_FILES)

format: swift
	@$(SWIFT) format format --in-place --parallel --recursive $(SWIFT_FILES)

clean:
	rm -rf .build

swift:
	@command -v $(SWIFT) >/dev/null || { \
	  echo "error: Swift is not on this machine: install 6.3 or later from https://swift.org/install" \
	    "and put it on the PATH" >&2; exit 1; }

packages: swift
	@.ci/install-packages $(PROGRAM_PACKAGES)

test-packages: packages
	@.ci/install-packages $(TEST_PACKAGES)
