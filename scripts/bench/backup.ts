import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { fillOrders } from "@/gateway/testing/fill-orders";
import { openOnServer } from "../backup/scratch";
import { copyCatalogue } from "./catalogue";
import { publish, writeOption } from "./document";
import { markdownTable } from "./figures";
import { root } from "./shop";

// How long a large shop is backed up, verified, restored and moved, and what the commands hold in memory at most, each of
// their processes by itself: `npm run bench:backup -- --goods 1000000 --orders 1000000`. All databases are on a PostgreSQL
// server that lets us make them. `--database` names a shop that is there.

const watchedEveryMs = 200;

const { values } = parseArgs({
	options: {
		goods: { type: "string", default: "10000" },
		orders: { type: "string", default: "10000" },
		database: { type: "string" },
		only: { type: "string", default: "backup,backup:verify,restore,move" },
		...writeOption,
	},
});
const goods = Number(values.goods);
const orders = Number(values.orders);
const only = values.only.split(",");

interface Ran {
	seconds: number;
	/** Of each process, the command itself first. */
	megabytes: number[];
}

/** What `npm run NAME` starts. */
function argvOf(name: string): string[] {
	const file = join(root, "package.json");
	const { scripts } = JSON.parse(readFileSync(file, "utf8"));
	return scripts[name].split(" ").slice(1);
}

function childrenOf(parent: number): number[] {
	return readdirSync("/proc")
		.filter((name) => /^\d+$/.test(name))
		.map(Number)
		.filter((pid) =>
			new RegExp(`^PPid:\\s+${parent}$`, "m").test(statusOf(pid)),
		);
}

function statusOf(pid: number): string {
	try {
		return readFileSync(`/proc/${pid}/status`, "utf8");
	} catch {
		return "";
	}
}

async function run(
	name: string,
	args: string[],
	environment: Record<string, string>,
): Promise<Ran> {
	const startedAt = performance.now();
	const child = spawn(process.execPath, [...argvOf(name), ...args], {
		cwd: root,
		env: { ...process.env, ...environment },
		stdio: ["ignore", "inherit", "inherit"],
	});
	const exited = new Promise((done) => child.once("exit", done));
	const peaks = new Map<number, number>();
	while (child.exitCode === null && child.signalCode === null) {
		const pid = child.pid ?? 0;
		for (const one of [pid, ...childrenOf(pid)]) {
			const peak = /VmHWM:\s+(\d+)/.exec(statusOf(one))?.[1];
			if (peak) peaks.set(one, Number(peak) / 1024);
		}
		await Promise.race([exited, wait(watchedEveryMs)]);
	}
	if (child.exitCode !== 0) throw new Error(`npm run ${name} failed.`);
	const seconds = (performance.now() - startedAt) / 1_000;
	return { seconds, megabytes: [...peaks.values()] };
}

const folder = mkdtempSync(join(tmpdir(), "harbour-bench-"));
const shop = values.database
	? { url: values.database, drop: async () => {} }
	: await copyCatalogue(goods);
const rows: string[][] = [];
const measure = async (
	name: string,
	args: string[],
	environment: Record<string, string>,
) => {
	if (!only.includes(name)) return;
	const { seconds, megabytes } = await run(name, args, environment);
	const shown = megabytes.map((peak) => peak.toFixed(0)).join(" and ");
	rows.push([`npm run ${name}`, seconds.toFixed(0), shown]);
	console.error(rows.at(-1)?.join(", "));
};
try {
	if (!values.database) await fillOrders(shop.url, orders);
	const own = { DATABASE_URL: shop.url, DATA_DIR: join(folder, "data") };
	await measure("backup", ["--to", folder], own);
	const [made = ""] = readdirSync(folder).filter((name) =>
		/^backup/.test(name),
	);
	const from = ["--from", join(folder, made)];
	const server = new URL("/postgres", shop.url).href;
	await measure("backup:verify", [...from, "--in", server], own);
	for (const [name, args] of [
		["restore", from],
		["move", []],
	] as const) {
		const { url, drop } = await openOnServer(server);
		await measure(name, [...args, "--to", url], own).finally(drop);
	}
	const head = [
		`${goods.toLocaleString("en")} goods and ${orders.toLocaleString("en")} orders`,
		"seconds",
		"MB at most",
	];
	publish("backup", markdownTable(head, rows));
} finally {
	await shop.drop();
	rmSync(folder, { recursive: true, force: true });
}
