import { execFileSync } from "node:child_process";
import {
	chmodSync,
	chownSync,
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../bench/serve";
import { root } from "../house/list-files";
import { buySomething, readPage } from "../nodes/story";
import { openShop } from "../start/kill-rounds/open-shop";

// `npm run test:image`: what the Dockerfile puts into an image, in a folder, started by the image's own words by a user
// who may write to DATA_DIR and the temporary folder alone. Asks the probes, buys, and ends it. PORT names the port.

/** `nobody`. Where we are not root, files without the right to write have to do. */
const uid = process.getuid?.() === 0 ? 65_534 : undefined;

const folder = mkdtempSync(join(tmpdir(), "harbour-image-"));
const shop = join(folder, "shop");
const writable = { data: join(folder, "data"), tmp: join(folder, "tmp") };
const port = Number(process.env.PORT) || (await freePort());
const complaints: string[] = [];
const faults: string[] = [];

function npm(...args: string[]): void {
	execFileSync("npm", args, {
		cwd: shop,
		stdio: ["ignore", "ignore", "inherit"],
	});
}

function prepare(): void {
	execFileSync(
		process.execPath,
		["--import", "tsx", "scripts/ship/gather.ts", shop],
		{ cwd: root },
	);
	cpSync(join(root, ".npmrc"), join(shop, ".npmrc"));
	npm("ci", "--omit=dev", "--loglevel=error");
	// Ours may lie where another user cannot reach it.
	cpSync(process.execPath, join(folder, "node"));
	execFileSync("chmod", ["-R", "a-w,a+rX", shop]);
	chmodSync(folder, 0o755);
	for (const path of Object.values(writable)) {
		mkdirSync(path, { mode: 0o700 });
		if (uid) chownSync(path, uid, uid);
	}
}

async function ask(path: string, wanted: number): Promise<void> {
	const { status } = await fetch(`http://127.0.0.1:${port}${path}`);
	console.log(`${path} ${status}`);
	if (status !== wanted) faults.push(`${path} is ${status}`);
}

try {
	prepare();
	const running = await openShop({
		port,
		uid,
		program: join(folder, "node"),
		cwd: shop,
		isBuilt: true,
		dataFolder: writable.data,
		env: { NODE_ENV: "production", TMPDIR: writable.tmp, HOME: "/nonexistent" },
		onComplaint: (text) => complaints.push(text),
	});
	try {
		await ask("/healthz", 200);
		await ask("/readyz", 200);
		// Would be written to a disk that cannot be written to.
		await ask("/_next/image?url=%2Fpictures%2Fshare.png&w=640&q=75", 404);
		await readPage(`http://127.0.0.1:${port}/`, "/goods_detail/");
		console.log(`order ${await buySomething(`http://127.0.0.1:${port}`)}`);
	} catch (error) {
		faults.push(String(error));
	}
	const exitCode = await running.stop();
	if (exitCode !== 0) faults.push(`it ended with ${exitCode}`);
	for (const [name, path] of Object.entries(writable))
		console.log(`${name}: ${readdirSync(path).join(" ")}`);
	faults.push(...complaints);
	for (const fault of faults) console.error(fault);
	console.log(`user=${uid ?? "own"} ended=${exitCode} faults=${faults.length}`);
} finally {
	execFileSync("chmod", ["-R", "u+w", folder]);
	rmSync(folder, { recursive: true, force: true });
}
process.exitCode = faults.length === 0 ? 0 : 1;
