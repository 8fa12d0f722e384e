/** @jest-environment node */
import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { backUpWhenDue } from "@/gateway/features/platform/backup/service";
import { openSchedule } from "@/gateway/schedule";
import { openPayer } from "@/gateway/testing/open-payer";
import { measures } from "@/gateway/watch";
import { namesIn, openWatched, type Watched } from "./open-watched";

const list = "/api/front/product/list";
const read = (file: string) => readFileSync(`deploy/watching/${file}`, "utf8");

/** What each rule asks, by its name. */
const rules = new Map(
	read("alerts.yml")
		.split("- alert: ")
		.slice(1)
		.map((rule) => [
			rule.split("\n", 1)[0] ?? "",
			rule.slice(rule.indexOf("expr:"), rule.indexOf("for:")),
		]),
);

let watched: Watched;
let framework: number;

beforeAll(async () => {
	watched = await openWatched((_, res) => {
		res.statusCode = framework;
		res.end();
	});
});
beforeEach(() => {
	framework = 200;
});
afterAll(() => watched.close());

async function measure(): Promise<void> {
	const { signal } = new AbortController();
	for (const { run } of measures(watched.shop.db)) await run(signal);
}

/** Holds all goods, so that whoever reads any waits. */
function whileGoodsAreHeld<Seen>(work: () => Promise<Seen>): Promise<Seen> {
	return watched.shop.db.transaction(async (tx) => {
		await tx.execute(sql`lock table goods in access exclusive mode`);
		return work();
	});
}

/** More than the gateway has connections. */
const askLists = () =>
	Promise.all([1, 2, 3].map((page) => watched.wire.get(list, { page })));

interface Fault {
	/** As the rule names it. */
	metric: string;
	labels?: string;
	/** Taken off: answers that came in time. */
	without?: string;
	/** Answers what the metric was meanwhile, where that is a number: it falls again as the fault ends. */
	cause: () => Promise<unknown>;
}

const faults: Record<string, Fault> = {
	HarbourErrors: {
		metric: "harbour_requests_total",
		labels: 'code="503"',
		cause: async () => {
			framework = 500;
			await watched.host.ask("/cart");
		},
	},
	HarbourSlow: {
		metric: "harbour_call_duration_seconds_bucket",
		labels: 'le="+Inf"',
		without: 'le="1"',
		cause: () =>
			whileGoodsAreHeld(async () => {
				await askLists();
			}),
	},
	HarbourPoolExhausted: {
		metric: "harbour_database_waiting",
		labels: 'pool="shoppers"',
		cause: () =>
			whileGoodsAreHeld(async () => {
				const answers = askLists();
				const seen = await watched.sum("harbour_database_waiting");
				await answers;
				return seen;
			}),
	},
	HarbourOutboxOld: {
		metric: "harbour_outbox_oldest_seconds",
		cause: async () => {
			await watched.shop.db.execute(
				sql`insert into outbox (kind, payload, created_at) values ('nobody performs it', '{}', now() - interval '1 hour')`,
			);
			await measure();
		},
	},
	HarbourBackupMissing: {
		metric: "harbour_backup_failed",
		cause: async () => {
			const { signal } = new AbortController();
			const backUp = (day: number, make: () => Promise<void>) => {
				const now = () => new Date(2026, 2, day);
				const { db } = watched.shop;
				return backUpWhenDue({ db, now, at: "04:00", make }, signal);
			};
			await backUp(3, async () => {});
			const full = () => Promise.reject(new Error("the disk is full"));
			await expect(backUp(4, full)).rejects.toThrow("disk");
			await measure();
		},
	},
	HarbourPaymentsFail: {
		metric: "harbour_payments_total",
		labels: 'outcome="failed"',
		cause: async () => {
			const payer = await openPayer(watched.shop);
			const { no } = await payer.order();
			await payer.pay(no, { outcome: "decline" });
		},
	},
	HarbourSearchesFindNothing: {
		metric: "harbour_searches_total",
		labels: 'outcome="nothing"',
		cause: async () => {
			await watched.wire.get(list, { keyword: "qqqqzzzzqqqq" });
		},
	},
	HarbourSoldOut: {
		metric: "harbour_goods_out_of_stock",
		cause: async () => {
			await watched.shop.db.execute(sql`update goods set stock = 0`);
			await measure();
		},
	},
};

test.each(Object.entries(faults))(
	"%s: its fault moves its metric",
	async (rule, { metric, labels, without, cause }) => {
		expect(rules.get(rule)).toContain(metric);
		await measure();
		const come = async () =>
			(await watched.sum(metric, labels)) -
			(without ? await watched.sum(metric, without) : 0);
		const before = await come();
		const during = await cause();
		const after = await come();
		expect(typeof during === "number" ? during : after).toBeGreaterThan(before);
	},
);

test("HarbourAway: a process whose database is away says so, and that it is back", async () => {
	expect(rules.get("HarbourAway")).toContain("harbour_ready == 0");
	watched.proxy.turn("cut");
	while ((await watched.sum("harbour_ready")) === 1);
	watched.proxy.turn("open");
	while ((await watched.sum("harbour_ready")) === 0);
});

test("a task that fails is counted, and how long its turns take", async () => {
	const { sum, opened } = watched;
	const run = () => Promise.reject(new Error("not today"));
	const tasks = [{ name: "fails", everyMs: 60_000, run }];
	const schedule = openSchedule(tasks, opened.log);
	schedule.start();
	await schedule.stop();
	expect(await sum("harbour_task_failures_total", 'task="fails"')).toBe(1);
	expect(await sum("harbour_task_duration_seconds_count", 'task="fails"')).toBe(
		1,
	);
});

test("there are nine rules, and a fault for each", () => {
	expect([...rules.keys()].sort()).toEqual(
		["HarbourAway", ...Object.keys(faults)].sort(),
	);
	expect(rules.size).toBe(9);
});

test.each(["alerts.yml", "grafana.json"])(
	"%s names nothing that is not exported",
	async (file) => {
		const exported = namesIn(await watched.read());
		const named = read(file).match(/\b(?:harbour|nodejs|process)_\w+/g) ?? [];
		expect(named.length).toBeGreaterThan(8);
		expect(named.filter((name) => !exported.has(name))).toEqual([]);
	},
);
