import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { isCurrent } from "./build";
import { hashSources } from "./source-hash";

let root: string;

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "harbour-sources-"));
	write("app/page.tsx", "page");
	write("lib/deep/er/money.ts", "money");
	write("package-lock.json", "{}");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
	mkdirSync(dirname(join(root, path)), { recursive: true });
	writeFileSync(join(root, path), text);
}

test("the same sources give the same hash", () => {
	const before = hashSources(root);
	write("app/page.tsx", "page");
	expect(hashSources(root)).toBe(before);
});

test.each([
	["a changed source", "lib/deep/er/money.ts", "more money"],
	["a new source", "components/card.tsx", "card"],
	["a changed lock file", "package-lock.json", '{"version":2}'],
	["a changed configuration", "next.config.js", "export {}"],
	["what compiles styles", "scripts/styles/compile-styles.mjs", "export {}"],
	["what browsers run first", "instrumentation-client.ts", "export {}"],
])("%s calls for a build", (_, path, text) => {
	const before = hashSources(root);
	write(path, text);
	expect(hashSources(root)).not.toBe(before);
});

test("a moved source calls for a build even when no text changed", () => {
	const before = hashSources(root);
	rmSync(join(root, "app/page.tsx"));
	write("app/other.tsx", "page");
	expect(hashSources(root)).not.toBe(before);
});

test.each([
	"lib/money/money.test.ts",
	"gateway/db/sample/merchants.json",
	"gateway/testing/wire.ts",
	"public/sample/1.webp",
])("%s calls for no build", (path) => {
	const before = hashSources(root);
	write(path, "changed");
	expect(hashSources(root)).toBe(before);
});

test("half a build, one of other sources, or one made by hand is not current", () => {
	const folder = join(root, ".next");
	expect(isCurrent(folder, "abc")).toBe(false);
	write(".next/source-hash", "abc 1");
	expect(isCurrent(folder, "abc")).toBe(false);
	write(".next/BUILD_ID", "1");
	expect(isCurrent(folder, "abc")).toBe(true);
	expect(isCurrent(folder, "def")).toBe(false);
	write(".next/BUILD_ID", "2");
	expect(isCurrent(folder, "abc")).toBe(false);
});
