# `make site` sets up, builds, verifies Documentation and writes the site; `make test` runs all tests.

PREFIX ?= /usr/local
BUILD := .build
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
# Versions are Debian's of its release; apt keeps them together.
PACKAGES := libcmark-dev libyaml-dev libexpat1-dev pkg-config
TEST_PACKAGES := jekyll python3

.PHONY: all setup setup-test build site test tsan fuzz bench install clean

all: build

setup:
	@missing=$$(for p in $(PACKAGES); do dpkg -s $$p >/dev/null 2>&1 || echo $$p; done); \
	if [ -n "$$missing" ]; then $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq --no-install-recommends $$missing; fi
	@command -v swiftc >/dev/null || { echo "swiftc is not on PATH: install Swift 6 (swift.org/install) first" >&2; exit 1; }

setup-test: setup
	@missing=$$(for p in $(TEST_PACKAGES); do dpkg -s $$p >/dev/null 2>&1 || echo $$p; done); \
	if [ -n "$$missing" ]; then $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq --no-install-recommends $$missing; fi

build: setup
	swift build -c release

site: build
	$(BUILD)/release/arch-docs jekyll Documentation --output _site

test: setup-test
	swift build --build-tests
	$(BUILD)/debug/arch-docs compile Documentation
	swift test --skip-build

# Longer than `test` may take: 100,000 damaged pages, then libFuzzer on all that reads files. What it finds is kept in $(BUILD)/fuzz.
FUZZER := $(BUILD)/fuzz/release/PageFuzzer
fuzz: setup
	swift build -c release --package-path Tests/Fuzz --scratch-path $(BUILD)/fuzz
	$(FUZZER) mutated 100000
	for input in markdown:30000 playground:30000 yaml:100000 xml:100000; do \
	  kind=$${input%:*}; found=$(BUILD)/fuzz/found/$$kind; mkdir -p $$found; \
	  SWIFT_BACKTRACE=enable=no $(FUZZER) $$kind -runs=$${input#*:} -max_len=4096 -timeout=10 -print_final_stats=1 \
	    -verbosity=0 -artifact_prefix=$$found- $$found Tests/Conformance Documentation || exit 1; done

# Tests of what runs on several threads, under the Thread Sanitizer.
tsan: setup
	swift build --build-tests --sanitize=thread --build-path $(BUILD)/tsan
	TSAN_OPTIONS=halt_on_error=1 swift test --skip-build --sanitize=thread --build-path $(BUILD)/tsan \
	  --filter 'SchedulingTests|CancellationTests|ConcurrencyTests|EffectTests|ResourceTests|RefTests|DispatchTests|FamilyTests|ComponentTests|RestTests'

bench: build
	bash Tests/Bench/bench.sh $(BUILD)/release/arch-docs
	$(BUILD)/release/bench-bow
	$(BUILD)/release/bench-effects

install: build
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/lib/arch-docs/Modules
	install $(BUILD)/release/arch-docs $(DESTDIR)$(PREFIX)/bin/
	install $(BUILD)/release/page-host $(BUILD)/release/libArchRuntime.so $(BUILD)/release/libWarmFrontEnd.so \
	  $(DESTDIR)$(PREFIX)/lib/arch-docs/
	for m in PageRuntime Combine Headless UIKit SwiftUI PlaygroundSupport Bow BowEffects BowOptics BowArch ArchRuntime; do \
	  install -m 644 $(BUILD)/release/Modules/$$m.swiftmodule $(DESTDIR)$(PREFIX)/lib/arch-docs/Modules/; done
	for m in PageProtocol CPageRuntime; do \
	  install -d $(DESTDIR)$(PREFIX)/lib/arch-docs/$$m; \
	  install -m 644 Sources/Page/$$m/include/$$m.h $(DESTDIR)$(PREFIX)/lib/arch-docs/$$m/; \
	  printf 'module %s { header "%s.h" export * }\n' $$m $$m > $(DESTDIR)$(PREFIX)/lib/arch-docs/$$m/module.modulemap; done

clean:
	rm -rf $(BUILD) _site Documentation/.arch-docs
