import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createRandom } from "@/gateway/db/sample/random";
import { openServers, programsFolder } from "@/gateway/testing/open-servers";
import { describeLoad } from "../bench/figures";
import { countAlike } from "../faults/count-alike";
import { settleBooks } from "../faults/settle";
import { openShoppers } from "../faults/shoppers";
import { openGround } from "../purchases/open-ground";
import { Lifetime } from "../start/lifetime";
import { openSpareDatabase } from "../verify/spare-database.mjs";
import { type Image, imageIn, prepareImage } from "./prepare-image";
import { examples, read } from "./recipes";
import { makeMachine } from "./walk/clean-machine";
import { orderOfStart, runProgram, serveCompose } from "./walk/compose";
import { canContain, runContained } from "./walk/contained";
import { openCluster } from "./walk/pods";
import {
	certificateIn,
	install,
	name,
	serveSmallHost,
} from "./walk/small-host";

// `npm run test:recipes`: the three recipes of docs/operating.md, walked. A clean Debian is made and set up by the lines
// of the document; then, in a network of their own where each port is free, it is booted and its unit and its nginx serve,
// the services of the compose file run as processes, and the manifests are played by their probes and their strategy. What
// is walked of the repository is its last commit, and its build for the image. Nothing is left of it, however it ends.

const walking = "--walk";
const serving = "--serve";
const redisUrl = "redis://127.0.0.1:6379";
/** They share two cores with all that serves them. */
const buyersCount = 6;
const notifiedMax = 20;

/** Programs that a machine needs for it beside those that a clean one is made with. */
const programs = [
	"mmdebstrap",
	"nginx",
	"openssl",
	"psql",
	"redis-server",
	"systemd-nspawn",
];

async function serveAll(machine: string, image: Image): Promise<string[]> {
	const servers = await openServers();
	const databaseUrl = servers.primary.urlOf("postgres");
	process.env.TEST_DATABASE_URL = databaseUrl;
	try {
		const compose = await timed("two nodes", () =>
			serveCompose(image, { databaseUrl, machine }),
		);
		const redis = runProgram(["redis-server", "--save", ""]);
		const ofHost = await openSpareDatabase(databaseUrl);
		const stores = { DATABASE_URL: ofHost.url, REDIS_URL: redisUrl };
		const host = await timed("a small host", () =>
			serveSmallHost(machine, stores),
		);
		const cloud = await timed("a cloud", () => serveCloud(image));
		await redis();
		return [...compose, ...host, ...cloud];
	} finally {
		await servers.close();
	}
}

async function timed<T>(what: string, run: () => T | Promise<T>): Promise<T> {
	const begunAt = performance.now();
	const made = await run();
	const seconds = (performance.now() - begunAt) / 1_000;
	console.log(`${what}: ${seconds.toFixed()} s, ${describeLoad()}`);
	return made;
}

/** The address is that of the proxy: no ingress ends TLS here. */
async function serveCloud(image: Image): Promise<string[]> {
	const ground = await openGround(buyersCount);
	const { DATA_DIR: _, ...filled } = ground.env;
	const cluster = await openCluster(image, {
		...examples.kubernetes(),
		...filled,
		REDIS_URL: redisUrl,
		SITE_URL: "http://127.0.0.1",
		METRICS_TOKEN: "m".repeat(64),
	});
	try {
		const faultOf = ({
			path,
			status = 0,
		}: {
			path: string;
			status?: number;
		}) => (status >= 500 || status === 0 ? `${path}: ${status}` : undefined);
		const shoppers = await openShoppers(
			{ ...ground, address: cluster.address },
			{ random: createRandom(1), faultOfCall: faultOf, faultOfPage: faultOf },
		);
		await shoppers.untilWarm();
		await cluster.roll();
		await shoppers.leave();
		const { client, diary, calls, pages } = shoppers;
		const { lost } = await settleBooks({ ground, client, diary });
		client.close();
		console.log(
			`cloud: requests=${calls.seen.length + pages.seen.length} acknowledged=${diary.acknowledged.length} lost=${lost} while each pod was replaced`,
		);
		const orders = Array(lost).fill("an order was lost");
		return [...calls.faults, ...pages.faults, ...cluster.faults, ...orders];
	} finally {
		await cluster.close();
		await ground.close();
	}
}

async function walk(): Promise<number> {
	const image = await timed("the image is gathered", prepareImage);
	const { version } = JSON.parse(read("package.json"));
	const machine = await timed("a clean Debian is made", () =>
		makeMachine(version),
	);
	await timed("a small host is set up", () => install(machine));
	const hosts = join(image.folder, "hosts");
	const names = ["localhost", name, ...orderOfStart()];
	writeFileSync(hosts, `127.0.0.1 ${names.join(" ")}\n`);
	const script = `ip link set lo up && mount --bind ${hosts} /etc/hosts && mount -t tmpfs tmpfs /run && exec "$@"`;
	const args = [serving, machine.folder, image.folder];
	const { status } = spawnSync(
		"unshare",
		["--mount", "--net", "sh", "-ec", script, "sh", ...again(args)],
		{
			stdio: "inherit",
			env: {
				...process.env,
				NODE_EXTRA_CA_CERTS: certificateIn(machine.folder),
			},
		},
	);
	return status ?? 1;
}

/** This program, to go on inside. */
const again = (args: string[]) => [
	process.execPath,
	"--import",
	"tsx",
	import.meta.filename,
	...args,
];

async function walkContained(): Promise<void> {
	const missing = programs.filter(
		(program) => spawnSync("which", [program]).status !== 0,
	);
	if (!canContain() || !programsFolder || missing.length > 0) {
		console.log(
			`not walked: this takes root, namespaces, PostgreSQL, ${programs.join(", ")}`,
		);
		return;
	}
	const lifetime = new Lifetime();
	let code = 1;
	// What is stopped half-way has failed.
	lifetime.atEnd(() => process.exit(code));
	lifetime.endOnSignals();
	lifetime.endWithNpm();
	code = (await runContained(lifetime, again([walking]))) ?? 1;
	await lifetime.end(code);
}

async function serve(machine: string, folder: string): Promise<number> {
	const image = imageIn(folder);
	const faults = await serveAll(machine, image).catch((error) => [
		String(error),
	]);
	for (const fault of countAlike(faults).slice(0, notifiedMax))
		console.error(fault);
	console.log(`faults=${faults.length} ${describeLoad()}`);
	return faults.length === 0 ? 0 : 1;
}

const [, , how, machine = "", folder = ""] = process.argv;
if (how === serving) process.exit(await serve(machine, folder));
else if (how === walking) process.exit(await walk());
else await walkContained();
