import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { hasNginx, serveNginx } from "../bench/nginx";
import { buySomething, readPage } from "../nodes/story";
import { findPostgres } from "../verify/find-postgres.mjs";
import { findRedis } from "../verify/find-redis.mjs";
import { openSpareDatabase } from "../verify/spare-database.mjs";
import { type Image, prepareImage } from "./prepare-image";
import { examples, memoryOfCompose, readUnit } from "./recipes";
import { mountFor, type Node, runImage, uid } from "./run-image";
import { untilBackedUp } from "./until-backed-up";

// `npm run test:image`: what the Dockerfile puts into an image, on a root that nobody can write to. Once alone, with
// somebody who buys, and once as two nodes that begin at the same moment on one empty PostgreSQL with the settings of
// `deploy/env.example`, behind nginx with the recipe of `deploy/nginx` where it is installed. Both times in the memory of
// the recipe, and the backup of the night is made in a folder that is mounted for it.

const faults: string[] = [];

async function expectStatus(address: string, path: string, wanted: number) {
	const { status } = await fetch(address + path);
	if (status !== wanted) faults.push(`${path} is ${status}`);
}

async function expectWell({ address, checkHealth }: Node): Promise<void> {
	await expectStatus(address, "/healthz", 200);
	await expectStatus(address, "/readyz", 200);
	if (checkHealth() !== 0) faults.push("HEALTHCHECK says that it is not well");
}

/** Made by the shop itself, once however many nodes there are, and fit to be restored. */
async function expectBackup(
	image: Image,
	folder: string,
	options: string[] = [],
): Promise<void> {
	const backup = await untilBackedUp(folder);
	const command = [
		"scripts/backup.ts",
		"verify",
		"--from",
		join(folder, backup),
	];
	execFileSync(image.program, ["--import", "tsx", ...command, ...options], {
		cwd: image.shop,
		stdio: ["ignore", "ignore", "inherit"],
	});
	const made = readdirSync(folder);
	if (made.length !== 1) faults.push(`${made.length} backups in one night`);
	console.log(`backup: ${backup} can be restored`);
}

async function runAlone(image: Image): Promise<void> {
	const backups = mountFor(image, "backups-of-one");
	const node = await runImage(image, "alone", {
		memoryMax: readUnit().MemoryMax ?? "",
		BACKUP_TO: backups,
	});
	try {
		await expectWell(node);
		// Next's own service for pictures, which the shop has closed.
		const picture = "/_next/image?url=%2Fpictures%2Fshare.png&w=640&q=75";
		await expectStatus(node.address, picture, 404);
		await readPage(node.address, "/goods_detail/");
		console.log(`alone: order ${await buySomething(node.address)}`);
		await expectBackup(image, backups);
	} finally {
		faults.push(...(await node.stop()));
	}
	if (node.checkHealth() === 0)
		faults.push("HEALTHCHECK finds what has ended well");
}

async function runTwo(image: Image, serverUrl: string): Promise<void> {
	const database = await openSpareDatabase(serverUrl);
	const backups = mountFor(image, "backups-of-two");
	const settings = {
		memoryMax: memoryOfCompose,
		...examples.environment(),
		BACKUP_TO: backups,
		SIGNATURE_SECRET: "s".repeat(64),
		TOKEN_SECRET: "t".repeat(64),
		INTERNAL_SECRET: "i".repeat(64),
		FPS_ID: "1234567",
		FPS_NAME: "HARBOUR MARKET",
		DATABASE_URL: database.url,
		REDIS_URL: await findRedis(),
	};
	const nodes = await Promise.all(
		["web-1", "web-2"].map((name) => runImage(image, name, settings)),
	);
	const proxy = hasNginx()
		? await serveNginx(
				nodes.map(({ address }) => address),
				0,
			)
		: undefined;
	try {
		for (const node of nodes) await expectWell(node);
		if (proxy) await expectStatus(proxy.address, "/en", 200);
		console.log(`two nodes: well, ${proxy ? "" : "not "}behind nginx`);
		await expectBackup(image, backups, ["--in", serverUrl]);
	} finally {
		await proxy?.stop();
		const ended = await Promise.all(nodes.map(({ stop }) => stop()));
		faults.push(...ended.flat());
		await database.drop();
	}
}

const image = prepareImage();
try {
	await runAlone(image);
	const serverUrl = await findPostgres();
	if (serverUrl) await runTwo(image, serverUrl);
	else console.log("two nodes: not tried, there is no PostgreSQL");
} catch (error) {
	faults.push(String(error));
} finally {
	image.remove();
}
for (const fault of faults) console.error(fault);
console.log(`user=${uid ?? "own"} faults=${faults.length}`);
process.exitCode = faults.length === 0 ? 0 : 1;
