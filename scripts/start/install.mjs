import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { plainly } from "./progress.mjs";

/**
 * Installs the packages of the lock file unless exactly they are there.
 * @param {string} root
 * @param {import("./progress.mjs").Progress} [progress]
 */
export async function installWhenMissing(root, progress = plainly) {
	if (isInstalled(root)) return;
	const release = await takeTurn(join(root, ".data"));
	try {
		if (isInstalled(root)) return;
		progress.begin("install");
		await runInstall(root, progress);
	} finally {
		release();
	}
}

/**
 * Compares what npm noted down as installed with the lock file. Times of change say nothing: a checkout renews them.
 * @param {string} root
 */
export function isInstalled(root) {
	const wanted = readPackages(join(root, "package-lock.json"));
	const present = readPackages(join(root, "node_modules/.package-lock.json"));
	return Object.entries(wanted).every(([path, entry]) => {
		if (path === "") return true;
		const found = present[path];
		if (!found) return Boolean(entry.optional || entry.devOptional);
		return (
			found.version === entry.version && found.integrity === entry.integrity
		);
	});
}

/** @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }>} */
function readPackages(path) {
	try {
		return JSON.parse(readFileSync(path, "utf8")).packages ?? {};
	} catch {
		return {};
	}
}

/** @param {string} root @param {import("./progress.mjs").Progress} progress */
async function runInstall(root, progress) {
	if (await runNpm(root, ["ci"], "ignore")) return;
	// `npm ci` refuses the whole lock file when a registry lacks packages made for other systems. This takes the locked
	// versions too, and leaves the file as it is.
	if (await runNpm(root, ["install", "--no-save"], "inherit")) return;
	progress.stop();
	console.error("The packages could not be installed; see above.");
	process.exit(1);
}

/** @param {"ignore" | "inherit"} stdio @returns {Promise<boolean>} whether it succeeded */
function runNpm(root, command, stdio) {
	const flags = ["--include=dev", "--no-audit", "--no-fund", "--no-progress"];
	const args = [...command, ...flags, "--loglevel=error"];
	// npm names its own program to what it starts; on Windows "npm" alone cannot be started without a shell.
	const npm = process.env.npm_execpath;
	const child = npm
		? spawn(process.execPath, [npm, ...args], { cwd: root, stdio })
		: spawn("npm", args, {
				cwd: root,
				stdio,
				shell: process.platform === "win32",
			});
	return new Promise((settle) => {
		child.once("error", () => settle(false));
		child.once("exit", (code) => settle(code === 0));
	});
}

/** Two starts at once on a fresh clone: the second waits for the first to install. */
async function takeTurn(folder) {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	const path = join(folder, "installing");
	for (;;) {
		try {
			writeFileSync(path, String(process.pid), { flag: "wx" });
			return () => rmSync(path, { force: true });
		} catch {
			if (isOwnerGone(path)) rmSync(path, { force: true });
			else await wait(500);
		}
	}
}

function isOwnerGone(path) {
	try {
		const owner = Number(readFileSync(path, "utf8"));
		if (owner > 0) process.kill(owner, 0);
		return false;
	} catch (error) {
		return error.code === "ESRCH" || error.code === "ENOENT";
	}
}
