import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** All that decides what a build contains. The lock file holds the versions of Next and the rest. */
export const sources = [
	"app",
	"components",
	"gateway",
	"lib",
	"messages",
	"scripts/styles",
	"server",
	"instrumentation-client.ts",
	"instrumentation.ts",
	"middleware.ts",
	"next.config.js",
	"package-lock.json",
	"tsconfig.json",
];

/** Read when the shop runs, or not at all: a change there needs no build. */
const left =
	/\.test\.tsx?$|\.md$|^gateway\/(db\/(sample|embedded|migrations(?!\/meta\/_journal))|testing)\//;

/** Two trees with the same hash give the same build. */
export function hashSources(root: string): string {
	const hash = createHash("sha256").update(process.version.split(".")[0] ?? "");
	for (const path of sources.flatMap((source) => listFiles(root, source))) {
		if (left.test(path)) continue;
		hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
	}
	for (const [name, value] of Object.entries(process.env).sort()) {
		if (name.startsWith("NEXT_PUBLIC_")) hash.update(`\0${name}=${value}`);
	}
	return hash.digest("hex");
}

/** Paths with forward slashes, in an order that does not depend on the file system. */
function listFiles(root: string, source: string): string[] {
	if (!existsSync(join(root, source))) return [];
	if (source.includes(".")) return [source];
	return readdirSync(join(root, source), {
		recursive: true,
		withFileTypes: true,
	})
		.filter((entry) => entry.isFile())
		.map((entry) =>
			join(entry.parentPath, entry.name)
				.slice(root.length + 1)
				.replaceAll("\\", "/"),
		)
		.sort();
}
