import { spawn } from "node:child_process";
import {
	cpSync,
	existsSync,
	mkdtempSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { Client } from "pg";
import { quickFolder } from "../../testing/quick-folder";
import { embeddedAddress } from "./address";
import { startEmbeddedDatabase } from "./start";

/** A made database to copy: making one anew takes as long as all these tests. */
let made: string;
let folder: string;
const endings: (() => Promise<void> | void)[] = [];

beforeAll(async () => {
	made = mkdtempSync(join(quickFolder(), "harbour-made-"));
	await (await startEmbeddedDatabase(made)).stop();
});

afterAll(() => rmSync(made, { recursive: true, force: true }));

beforeEach(() => {
	folder = mkdtempSync(join(quickFolder(), "harbour-embedded-"));
	cpSync(made, folder, { recursive: true });
});

afterEach(async () => {
	for (const ending of endings.splice(0).reverse()) await ending();
	rmSync(folder, { recursive: true, force: true });
});

async function start(dataFolder = folder) {
	const database = await startEmbeddedDatabase(dataFolder);
	endings.push(database.stop);
	return database;
}

async function ask(connectionString: string, statement: string) {
	const client = new Client({ connectionString });
	await client.connect();
	try {
		const { rows } = await client.query(statement);
		return rows;
	} finally {
		await client.end();
	}
}

test("a second process on the same data folder is refused and names the first", async () => {
	const first = await start();
	await expect(startEmbeddedDatabase(folder)).rejects.toThrow(
		`is in use by process ${first.pid};`,
	);
	expect(await ask(first.connectionString, "SELECT 1 AS one")).toEqual([
		{ one: 1 },
	]);
});

test("of several processes that start at once exactly one gets the data folder", async () => {
	const attempts = await Promise.allSettled([start(), start(), start()]);
	const outcomes = attempts.map(({ status }) => status).sort();
	expect(outcomes).toEqual(["fulfilled", "rejected", "rejected"]);
});

test("a folder is refused while anything answers on its socket", async () => {
	const { socketPath } = embeddedAddress(folder);
	const stranger = createServer((socket) => socket.destroy());
	await new Promise<void>((settle) => {
		stranger.listen(socketPath, settle);
	});
	endings.push(() => void stranger.close());
	await expect(startEmbeddedDatabase(folder)).rejects.toThrow(
		"is in use by another process;",
	);
});

test("the socket and lock of a killed process are taken over, with every row", async () => {
	const killed = await start();
	await ask(killed.connectionString, "CREATE TABLE kept AS SELECT 7 AS id");
	process.kill(killed.pid, "SIGKILL");
	await killed.exited;
	expect(existsSync(embeddedAddress(folder).socketPath)).toBe(true);

	const next = await start();
	expect(await ask(next.connectionString, "SELECT id FROM kept")).toEqual([
		{ id: 7 },
	]);
});

test("a clean stop leaves neither socket nor lock, also with clients still connected", async () => {
	const { connectionString, stop, exited } = await start();
	const client = new Client({ connectionString });
	client.on("error", () => {});
	await client.connect();
	await stop();
	expect(await exited).toMatchObject({ code: 0, signal: null });
	expect(existsSync(embeddedAddress(folder).socketPath)).toBe(false);
	expect(existsSync(join(folder, "postgres.lock.1"))).toBe(false);
	await client.end();
});

test("a data folder too deep for a socket still gets a database", async () => {
	const deep = join(folder, "港".repeat(60));
	cpSync(made, deep, { recursive: true });
	const { socketPath } = embeddedAddress(deep);
	expect(Buffer.byteLength(socketPath)).toBeLessThanOrEqual(103);
	const { connectionString } = await start(deep);
	expect(await ask(connectionString, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
});

/** A process that starts the database, says so, and waits for its end. */
function spawnParent() {
	const file = join(folder, "parent.mts");
	const source = JSON.stringify(join(__dirname, "start.ts"));
	writeFileSync(
		file,
		`import { startEmbeddedDatabase } from ${source};
		await startEmbeddedDatabase(${JSON.stringify(folder)});
		console.log("open");
		setInterval(() => {}, 1_000);`,
	);
	return spawn(process.execPath, ["--import", "tsx", file], {
		cwd: resolve(__dirname, "../../.."),
		stdio: ["ignore", "pipe", "inherit"],
	});
}

/** Each refusal takes as long as a process needs to start. */
async function startOnceFree() {
	for (let attempt = 0; attempt < 20; attempt += 1) {
		try {
			return await start();
		} catch {}
	}
	throw new Error("The orphan never left.");
}

test("the database leaves when the process that started it is killed", async () => {
	const parent = spawnParent();
	await new Promise((settle) => parent.stdout.once("data", settle));
	parent.kill("SIGKILL");
	await startOnceFree();
});
