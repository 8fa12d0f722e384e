import { join } from "node:path";
import { installWhenMissing } from "./start/install.mjs";

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

process.chdir(root);
await installWhenMissing(root);
const { register } = await import("tsx/esm/api");
register();
const { main } = await import("./start/main.ts");
await main({ isDevelopment: process.argv.includes("--dev") });
