import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

let root: string;

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "harbour-install-"));
	mkdirSync(join(root, "node_modules"));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, packages: object): void {
	writeFileSync(join(root, path), JSON.stringify({ packages }));
}

/** In a process of its own, as a fresh clone would run it. */
function isInstalled(): boolean {
	const file = pathToFileURL(join(__dirname, "install.mjs")).href;
	const source = `import { isInstalled } from ${JSON.stringify(file)};
		console.log(isInstalled(${JSON.stringify(root)}));`;
	return (
		execFileSync(process.execPath, ["--input-type=module", "--eval", source], {
			encoding: "utf8",
		}).trim() === "true"
	);
}

const next = { version: "16.4.6", integrity: "sha512-a" };

test("a fresh clone is not installed", () => {
	write("package-lock.json", { "node_modules/next": next });
	expect(isInstalled()).toBe(false);
});

test("exactly the locked packages are installed, but for optional ones of other systems", () => {
	write("package-lock.json", {
		"": { name: "harbour-market" },
		"node_modules/next": next,
		"node_modules/only-mac": { version: "1.0.0", optional: true },
	});
	write("node_modules/.package-lock.json", { "node_modules/next": next });
	expect(isInstalled()).toBe(true);
});

test("a package of another version calls for an install", () => {
	write("package-lock.json", {
		"node_modules/next": { ...next, version: "16.4.7" },
	});
	write("node_modules/.package-lock.json", { "node_modules/next": next });
	expect(isInstalled()).toBe(false);
});
