import { readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { readFingerprint } from "../house/fingerprint";
import { withFigures } from "../house/stamped-figures";
import { measuredPaths } from "./measured-paths";
import { root } from "./shop";

const file = join(root, "docs/performance.md");
/** Before the run itself made the machine busy. */
const load = (loadavg()[0] ?? 0).toFixed(1);

/** Prints a run's tables and, where `--write` was said, puts them into docs/performance.md in place of those before. */
export function publish(name: string, tables: string): void {
	console.log(`${tables}\n`);
	if (!process.argv.includes("--write")) return;
	const stamp = {
		day: new Date().toISOString().slice(0, 10),
		load,
		fingerprint: readFingerprint()(measuredPaths[name] ?? []),
	};
	const text = readFileSync(file, "utf8");
	writeFileSync(file, withFigures(text, name, { stamp, tables }));
}

/** For `parseArgs`. */
export const writeOption = {
	write: { type: "boolean", default: false },
} as const;
