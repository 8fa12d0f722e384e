import { readFileSync } from "node:fs";
import { join } from "node:path";
import { installWhenMissing } from "./start/install.mjs";
import { openProgress } from "./start/progress.mjs";

// The one command: `npm start`, and with `--dev` `npm run dev`. Plain JavaScript without packages, since on a fresh
// clone there are none.

const root = join(import.meta.dirname, "..");
const [major, minor] = process.versions.node.split(".").map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
	console.error(
		`Node.js ${process.versions.node} is too old; install 20.19 or newer.`,
	);
	process.exit(1);
}
const tried = readFileSync(join(root, ".node-version"), "utf8").trim();
if (major < Number.parseInt(tried, 10))
	console.log(
		`Node.js ${process.versions.node} is no longer maintained and takes a third more of a processor; the shop is tried on ${tried}.`,
	);

process.chdir(root);
const isDevelopment = process.argv.includes("--dev");
const progress = openProgress({
	// In development pages are built as they are asked for.
	steps: isDevelopment
		? ["install", "database", "sample", "open"]
		: ["install", "build", "database", "sample", "open"],
	file: join(root, ".data/start-seconds.json"),
});
await installWhenMissing(root, progress);
const { register } = await import("tsx/esm/api");
register();
const { main } = await import("./start/main.ts");
await main({ isDevelopment, progress });
