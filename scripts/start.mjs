import { join } from "node:path";
import { installWhenMissing } from "./start/install.mjs";
import { judgeNode } from "./start/node-version.mjs";
import { openProgress } from "./start/progress.mjs";

// The one command: `npm start`, with `--dev` `npm run dev`, and with `--built` what servers run: it installs and builds
// nothing and writes nothing beside DATA_DIR and the system's temporary folder. Plain JavaScript without packages, since
// on a fresh clone there are none.

const root = join(import.meta.dirname, "..");
const { isTooOld, line } = judgeNode(process.versions.node);
if (line) console.error(line);
if (isTooOld) process.exit(1);

process.chdir(root);
const isDevelopment = process.argv.includes("--dev");
const isBuilt = process.argv.includes("--built");
const progress = openProgress({
	steps: [
		...(isBuilt ? [] : /** @type {const} */ (["install"])),
		// In development pages are built as they are asked for.
		...(isBuilt || isDevelopment ? [] : /** @type {const} */ (["build"])),
		"database",
		"sample",
		"open",
	],
	file: join(root, ".data/start-seconds.json"),
});
if (!isBuilt) await installWhenMissing(root, progress);
const { register } = await import("tsx/esm/api");
register();
const { main } = await import("./start/main.ts");
await main({ isDevelopment, isBuilt, progress });
