import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { engineName } from "./testing/engine";
import { freePort } from "./testing/free-port";
import {
	openTestShop,
	type TestShop,
	testSecret,
	testTokenSecret,
} from "./testing/test-shop";

/** The built-in database has one process of the shop alone. */
const onServer = engineName() === "postgresql" ? test : test.skip;
const mailsCount = 200;
const metricsToken = "metrics of the tests";

let shop: TestShop;
let dataFolder: string;
const processes: ChildProcess[] = [];

beforeAll(async () => {
	shop = await openTestShop();
	dataFolder = mkdtempSync(join(tmpdir(), "harbour-worker-"));
});
afterAll(async () => {
	for (const child of processes) child.kill("SIGKILL");
	await shop.close();
	rmSync(dataFolder, { recursive: true });
});

/** A process of the shop; returns when it says that it is ready. */
async function open(kind: "node" | "worker") {
	const port = await freePort();
	const worker = kind === "worker" ? ["--worker"] : [];
	const child = spawn(
		process.execPath,
		["--import", "tsx", "gateway/serve.ts", ...worker],
		{
			env: {
				...process.env,
				NODE_ENV: "test",
				LOG_LEVEL: "silent",
				DATA_DIR: dataFolder,
				DATABASE_URL: shop.url,
				SIGNATURE_SECRET: testSecret,
				INTERNAL_SECRET: testSecret,
				TOKEN_SECRET: testTokenSecret,
				ALLOW_LOCAL_PROVIDERS: "1",
				METRICS_TOKEN: metricsToken,
				JOBS: "elsewhere",
				[kind === "worker" ? "WORKER_PORT" : "GATEWAY_PORT"]: String(port),
			},
			stdio: "inherit",
		},
	);
	processes.push(child);
	const exited = new Promise((done) => child.once("exit", done));
	const ask = (path: string) =>
		fetch(`http://127.0.0.1:${port}${path}`, {
			headers: { authorization: `Bearer ${metricsToken}` },
		});
	const status = () => ask("/readyz").then((answer) => answer.status);
	while ((await status().catch(() => 0)) !== 200)
		if (child.exitCode !== null) throw new Error(`The ${kind} ended`);
	return {
		ask,
		stop: () => {
			child.kill("SIGTERM");
			return exited;
		},
	};
}

async function count(which: "touched" | "done"): Promise<number> {
	const { rows } = await shop.db.execute<Record<typeof which, number>>(sql`
		select count(*) filter (where attempts > 0)::int as touched, count(done_at)::int as done
		from outbox where kind = 'mail'`);
	return rows[0]?.[which] ?? -1;
}

onServer(
	"a node whose jobs are elsewhere does none, two workers do each once, and end with what they have begun",
	async () => {
		await shop.db.execute(sql`
		insert into outbox (kind, payload)
		select 'mail', jsonb_build_object('template', 'emailChanged', 'to', n || '@example.com', 'locale', 'en', 'values', '{}'::jsonb)
		from generate_series(1, ${mailsCount}) n`);
		const node = await open("node");
		expect((await node.ask("/api/front/search/keyword")).status).toBe(200);
		expect(await count("touched")).toBe(0);

		const workers = await Promise.all([open("worker"), open("worker")]);
		while ((await count("done")) < mailsCount / 2);
		expect(await workers[0]?.stop()).toBe(0);
		while ((await count("done")) < mailsCount);
		const sent = readFileSync(join(dataFolder, "outbox.jsonl"), "utf8")
			.trim()
			.split("\n")
			.map((line) => JSON.parse(line).to);
		expect(sent).toHaveLength(mailsCount);
		expect(new Set(sent).size).toBe(mailsCount);

		const [, worker] = workers;
		expect((await worker?.ask("/healthz"))?.status).toBe(200);
		expect((await worker?.ask("/api/front/search/keyword"))?.status).toBe(404);
		const metrics = await (await worker?.ask("/metrics"))?.text();
		expect(metrics).toContain("harbour_outbox_waiting ");
		expect(metrics).toContain('harbour_task_duration_seconds_count{task="');
		expect(await worker?.stop()).toBe(0);
		expect(await node.stop()).toBe(0);
	},
);
