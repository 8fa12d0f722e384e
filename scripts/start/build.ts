import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Lock, LockHeldError, takeLock } from "@/gateway/db/embedded/lock";
import { buildHost, hostFile } from "./build-host";
import { buildWorker } from "./build-worker";
import { FailedStart } from "./failed-start";
import type { Lifetime } from "./lifetime";
import { type Progress, plainly } from "./progress.mjs";
import { hashSources } from "./source-hash";
import { nextFile, spawnChild } from "./spawn-child";

/** Builds unless the build that is there was made from these very sources. */
export async function buildWhenStale(
	root: string,
	lifetime: Lifetime,
	progress: Progress = plainly,
): Promise<void> {
	const folder = folderOf(root);
	const hash = hashSources(root);
	if (isCurrent(folder, hash)) return;
	const lock = await takeBuildLock(root, progress);
	try {
		if (isCurrent(folder, hash)) return;
		// Gone before the build begins: half a build must not pass for a whole one.
		rmSync(join(folder, "source-hash"), { force: true });
		progress.begin("build");
		await build({ root, folder, lifetime });
		await buildWorker(root, folder, hash);
		const buildId = read(join(folder, "BUILD_ID"));
		writeFileSync(join(folder, "source-hash"), `${hash} ${buildId}`);
	} finally {
		lock.release();
	}
}

/** For shops that were built elsewhere: an image, or a folder that whoever runs the shop may not write. */
export function assertBuilt(root: string): void {
	const folder = folderOf(root);
	if (existsSync(hostFile(folder))) return;
	throw new FailedStart(
		`There is no build in ${folder}; run \`npm run build\`, or start without --built.`,
	);
}

function folderOf(root: string): string {
	return join(root, process.env.NEXT_DIST_DIR || ".next");
}

/** Whether the last build in the folder was made by us, from the sources with this hash. */
export function isCurrent(folder: string, hash: string): boolean {
	const buildId = read(join(folder, "BUILD_ID"));
	return (
		buildId !== "" && read(join(folder, "source-hash")) === `${hash} ${buildId}`
	);
}

function read(path: string): string {
	return existsSync(path) ? readFileSync(path, "utf8") : "";
}

interface Build {
	root: string;
	folder: string;
	lifetime: Lifetime;
}

async function build({ root, folder, lifetime }: Build): Promise<void> {
	const child = spawnChild([nextFile(root), "build"], {
		cwd: root,
		env: { ...process.env, NODE_ENV: "production" },
	});
	const forget = lifetime.atEnd(() => child.stop());
	const { code, output } = await child.exited;
	forget();
	if (code !== 0 || !existsSync(join(folder, "BUILD_ID"))) {
		throw new FailedStart(`${output}\nThe build failed; see above.`);
	}
	removeMaps(join(folder, "static"));
	await buildHost(root, folder);
}

/** The bundler leaves one beside each worker's script, whatever it is told; every file in this folder is served. */
export function removeMaps(folder: string): void {
	for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
		if (name.endsWith(".map")) rmSync(join(folder, name));
}

/** Several starts may share one checkout, each with its own data: one of them builds. */
async function takeBuildLock(root: string, progress: Progress): Promise<Lock> {
	const folder = join(root, ".data");
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	let hasSaidWhy = false;
	for (;;) {
		try {
			return takeLock(folder, "build");
		} catch (error) {
			if (!(error instanceof LockHeldError)) throw error;
			if (!hasSaidWhy)
				progress.note(`Process ${error.pid} is building; waiting …`);
			hasSaidWhy = true;
			await wait(500);
		}
	}
}
