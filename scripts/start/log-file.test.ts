import {
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@/gateway/testing/free-port";
import {
	openTestShop,
	testSecret,
	testTokenSecret,
} from "@/gateway/testing/test-shop";
import { Lifetime } from "./lifetime";
import { openLogFile } from "./log-file";
import { readStartSettings, type StartSettings } from "./settings";
import { spawnChild } from "./spawn-child";

let folder: string;
let endings: (() => Promise<void> | void)[];

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "harbour-log-"));
	endings = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function open(given: Partial<StartSettings> = {}) {
	const lifetime = new Lifetime();
	lifetime.atEnd = (ending) => {
		endings.push(ending);
		return () => {};
	};
	const settings = readStartSettings(folder);
	const file = join(folder, "shop.log");
	return openLogFile(
		{ ...settings, LOG_FILE: file, LOG_FILE_SIZE: "8K", ...given },
		lifetime,
	);
}

async function close(): Promise<void> {
	for (const end of endings.splice(0).reverse()) await end();
}

const logFiles = () =>
	readdirSync(folder).filter((name) => name.startsWith("shop.log"));

const readLines = () =>
	logFiles().flatMap((name) =>
		readFileSync(join(folder, name), "utf8").split("\n").slice(0, -1),
	);

const linesEach = 2_000;
const chatter = `for (let at = 0; at < ${linesEach}; at += 1)
	console[at % 2 ? "log" : "error"](JSON.stringify({ who: process.argv[1], at, 茶: "錫蘭紅茶" }));`;

test("of two processes that write at once no line is lost, doubled or cut, over many files and a second start", async () => {
	for (const start of ["first", "second"]) {
		const log = open({ LOG_FILE_COUNT: 999 });
		const children = ["a", "b"].map((who) =>
			spawnChild(["-e", chatter, `${start} ${who}`], {
				cwd: folder,
				env: process.env,
				log,
			}),
		);
		for (const { exited } of children) expect((await exited).code).toBe(0);
		await close();
	}
	const seen = readLines().map((line) => {
		const { who, at } = JSON.parse(line);
		return `${who} ${at}`;
	});
	expect(seen).toHaveLength(4 * linesEach);
	expect(new Set(seen).size).toBe(4 * linesEach);
	expect(logFiles().length).toBeGreaterThan(10);
});

test("no more files are kept than were asked for", async () => {
	const log = open({ LOG_FILE_COUNT: 2 });
	const env = process.env;
	const { exited } = spawnChild(["-e", chatter, "a"], {
		cwd: folder,
		env,
		log,
	});
	await exited;
	await close();
	expect(logFiles().sort()).toEqual(["shop.log", "shop.log.1", "shop.log.2"]);
});

test("a request is found by its id in one line, and so is what a worker says", async () => {
	const shop = await openTestShop();
	const log = open({ LOG_FILE_SIZE: "1M" });
	const [gatewayPort, workerPort] = [await freePort(), await freePort()];
	const env = {
		...process.env,
		NODE_ENV: "test" as const,
		DATA_DIR: folder,
		DATABASE_URL: shop.url,
		SIGNATURE_SECRET: testSecret,
		INTERNAL_SECRET: testSecret,
		TOKEN_SECRET: testTokenSecret,
		ALLOW_LOCAL_PROVIDERS: "1",
		LOG_LEVEL: "info",
		GATEWAY_PORT: String(gatewayPort),
		WORKER_PORT: String(workerPort),
	};
	const program = ["--import", "tsx", "gateway/serve.ts"];
	const options = { cwd: process.cwd(), env, log, isShown: true };
	const children = [program, [...program, "--worker"]].map((argv) =>
		spawnChild(argv, options),
	);
	try {
		for (const port of [gatewayPort, workerPort]) {
			const ask = () =>
				fetch(`http://127.0.0.1:${port}/readyz`).then(({ status }) => status);
			while ((await ask().catch(() => 0)) !== 200);
		}
		const headers = { "x-request-id": "looked-for-0123" };
		await fetch(`http://127.0.0.1:${gatewayPort}/api/front/setup`, { headers });
	} finally {
		for (const child of children) await child.stop();
		await close();
		await shop.close();
	}
	const lines = readLines().map((line) => JSON.parse(line));
	expect(
		lines.filter(({ requestId }) => requestId === "looked-for-0123"),
	).toEqual([
		expect.objectContaining({ path: "/api/front/setup", msg: "answered" }),
	]);
	expect(lines).toContainEqual(
		expect.objectContaining({ port: workerPort, msg: "worker is open" }),
	);
});

test("a file that cannot be written, or that another start writes, is refused with the remedy", async () => {
	const file = join(folder, "a-file");
	writeFileSync(file, "");
	const inside = join(file, "shop.log");
	expect(() => open({ LOG_FILE: inside })).toThrow(
		/^LOG_FILE \(.*\) cannot be written \(E\w+\); let the shop write to that folder, or leave it out/,
	);
	open();
	expect(() => open()).toThrow(
		`LOG_FILE is written by process ${process.pid} already; give each start a file of its own, such as shop-2.log.`,
	);
	await close();
	open();
	await close();
});
