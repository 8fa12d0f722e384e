import { sql } from "drizzle-orm";
import { Client } from "pg";
import { engineName } from "@/gateway/testing/engine";
import { freePort } from "@/gateway/testing/free-port";
import { openBucket } from "@/gateway/testing/open-bucket";
import { openMailServer } from "@/gateway/testing/open-mail-server";
import { openProxy } from "@/gateway/testing/open-proxy";
import { openStandIn } from "@/gateway/testing/open-stand-in";
import { openStrictBucket } from "@/gateway/testing/open-strict-bucket";
import { openTestShop, type TestShop } from "@/gateway/testing/test-shop";
import { findLocks } from "./checks/locks";
import { findDeadRows } from "./checks/tables";
import { exitCodeOf } from "./report";
import { lookAt } from "./testing/look-at";

/** The built-in database serves one session for all. */
const onServer = engineName() === "postgresql" ? test : test.skip;

let shop: TestShop;

beforeEach(async () => {
	shop = await openTestShop();
});
afterEach(() => shop.close());

const look = (...names: string[]) =>
	lookAt({ DATABASE_URL: shop.url }, ...names);

test("of a shop that is well each line says so, and the command ends with 0", async () => {
	const mail = await openMailServer();
	const sms = await openStandIn((_, response) => response.end());
	try {
		const lines = await lookAt({
			PORT: String(await freePort()),
			DATABASE_URL: shop.url,
			SMTP_URL: mail.url,
			MAIL_FROM: "Harbour Market <shop@example.com>",
			SMS_URL: sms.url,
			SMS_TOKEN: "of the tests",
			FPS_ID: "1234567",
			FPS_NAME: "Harbour Market",
		});
		// How much room the machine has, nobody knows beforehand.
		const others = lines.filter(
			({ name }) => !["memory", "disk", "node", "connections"].includes(name),
		);
		expect(others.filter(({ level }) => level !== "ok")).toEqual([]);
		expect(exitCodeOf(others)).toBe(0);
		expect(mail.received).toEqual([]);
	} finally {
		await Promise.all([mail.close(), sms.close()]);
	}
});

test("migrations that wait are named, and what needs their tables is not asked", async () => {
	await shop.db.execute(
		sql`delete from drizzle.__drizzle_migrations where created_at =
			(select max(created_at) from drizzle.__drizzle_migrations)`,
	);
	expect(await look("migrations", "books", "outbox", "pictures")).toEqual([
		{
			name: "migrations",
			level: "warn",
			what: expect.stringMatching(/^1 wait: \d{4}_/),
			remedy: expect.stringContaining("npm run db:migrate"),
		},
	]);
});

test.each([
	{
		says: "that this one may run",
		tag: "9001_of_tomorrow",
		level: "warn",
		what: "9001_of_tomorrow of a newer release have run",
	},
	{
		says: "nothing of that",
		tag: null,
		level: "fail",
		what: "do not say who may still use it",
	},
])("a database of a newer release that says $says is told", async (one) => {
	await shop.db.execute(
		sql`insert into drizzle.__drizzle_migrations (hash, created_at, tag) values ('of tomorrow', 9000000000000, ${one.tag})`,
	);
	expect(await look("migrations")).toEqual([
		expect.objectContaining({
			level: one.level,
			what: expect.stringContaining(one.what),
		}),
	]);
});

onServer("whoever holds others up is named, with how to end it", async () => {
	const holder = new Client({
		connectionString: shop.url,
		application_name: "a backup",
	});
	const waiter = new Client({ connectionString: shop.url });
	await Promise.all([holder.connect(), waiter.connect()]);
	try {
		await holder.query("begin; lock table goods");
		const waiting = waiter.query("select from goods");
		const limits = { heldUpSeconds: 0, openSeconds: 300 };
		let findings = await findLocks(shop.db, limits);
		while (!findings.some(({ level }) => level === "fail"))
			findings = await findLocks(shop.db, limits);
		expect(findings).toEqual([
			expect.objectContaining({
				what: expect.stringMatching(/ of a backup holds up 1 others/),
				remedy: expect.stringMatching(/pg_terminate_backend\(\d+\)/),
			}),
		]);
		// Held up for a moment alone, nobody is blamed.
		expect(await look("locks")).toEqual([
			expect.objectContaining({ level: "ok" }),
		]);
		await holder.query("rollback");
		await waiting;
	} finally {
		await Promise.all([holder.end(), waiter.end()]);
	}
});

onServer("dead rows that nobody cleared up are counted by table", async () => {
	const { db } = shop;
	await db.execute(sql`alter table sku set (autovacuum_enabled = off)`);
	for (const _ of [1, 2, 3])
		await db.execute(sql`update sku set stock = stock`);
	const found = async () => {
		await db.execute(sql`select pg_stat_force_next_flush()`);
		await db.execute(sql`select pg_stat_clear_snapshot()`);
		return findDeadRows(db, 10);
	};
	let findings = await found();
	while (!findings.some(({ level }) => level === "warn"))
		findings = await found();
	expect(findings).toContainEqual(
		expect.objectContaining({
			what: expect.stringMatching(/^sku has \d+ dead rows beside/),
			remedy: expect.stringContaining("vacuum analyze sku"),
		}),
	);
	expect(await look("tables")).toEqual([
		expect.objectContaining({ level: "ok" }),
	]);
});

test("a database that is away is one fault, and nothing else is said of what is in it", async () => {
	const away = `postgresql://shop:hidden-word@127.0.0.1:${await freePort()}/shop`;
	const lines = await lookAt(
		{ DATABASE_URL: away },
		"database",
		"locks",
		"migrations",
		"books",
		"outbox",
		"pictures",
	);
	expect(lines).toEqual([
		expect.objectContaining({
			name: "database",
			level: "fail",
			what: expect.stringContaining("ECONNREFUSED"),
		}),
	]);
	expect(JSON.stringify(lines)).not.toContain("hidden-word");
});

test("a database that says nothing is one fault too", async () => {
	const proxy = await openProxy(shop.url);
	proxy.turn("silent");
	try {
		expect(await lookAt({ DATABASE_URL: proxy.url }, "database")).toEqual([
			expect.objectContaining({
				level: "fail",
				what: expect.stringContaining("Connection terminated"),
			}),
		]);
	} finally {
		await proxy.close();
	}
});

onServer("a primary that stands for its own replica is a fault", async () => {
	const settings = { DATABASE_URL: shop.url, DATABASE_READ_URL: shop.url };
	expect(await lookAt(settings, "replica")).toEqual([
		expect.objectContaining({
			level: "fail",
			what: "DATABASE_READ_URL names no replica of this database",
		}),
	]);
	expect(await look("replica")).toEqual([]);
});

test("books that are wrong are a fault that names the place", async () => {
	await shop.db.execute(sql`update sku set stock = stock + 1 where id = 1`);
	expect(await look("books")).toEqual([
		{
			name: "books",
			level: "fail",
			what: expect.stringContaining("I1 a goods has the stock of its skus"),
			remedy: "npm run operator -- check",
		},
	]);
});

test.each([
	["3 minutes", "ok"],
	["10 minutes", "warn"],
	["2 hours", "fail"],
])("a mail that has waited for %s is told as %s", async (since, level) => {
	await shop.db.execute(
		sql`insert into outbox (kind, payload, created_at) values ('mail', '{}', now() - ${since}::interval)`,
	);
	expect(await look("outbox")).toEqual([expect.objectContaining({ level })]);
});

test("what was given up is counted", async () => {
	await shop.db.execute(
		sql`insert into outbox (kind, payload, given_up_at) values ('sms', '{}', now())`,
	);
	expect(await look("outbox")).toEqual([
		expect.objectContaining({
			level: "warn",
			what: "1 mails, SMS or refunds were given up",
		}),
	]);
});

test("a bucket is tried too, and one that is not there is a fault", async () => {
	const bucket = await openBucket();
	const { settings } = bucket;
	const given = { DATABASE_URL: shop.url, ...settings };
	try {
		expect(await lookAt(given, "pictures")).toEqual([
			expect.objectContaining({
				level: "ok",
				what: "written to, read from and removed from the bucket",
			}),
		]);
		const wrong = { ...given, S3_BUCKET: "no-such-bucket" };
		const [line] = await lookAt(wrong, "pictures");
		expect(line?.level).toBe("fail");
		expect(line?.remedy).toContain("S3_BUCKET");
	} finally {
		await bucket.close();
	}
});

test("an address of a bucket that signs is tried as browsers ask it", async () => {
	const bucket = await openStrictBucket();
	const { UPLOADS_SIGNED_SECONDS: _, ...settings } = bucket.settings;
	const given = { DATABASE_URL: shop.url, ...settings };
	const signed = { ...given, UPLOADS_SIGNED_SECONDS: "300" };
	try {
		expect(await lookAt(signed, "pictures")).toEqual([
			expect.objectContaining({ level: "ok" }),
		]);
		bucket.showNobody();
		expect(await lookAt(given, "pictures")).toEqual([
			expect.objectContaining({ level: "ok" }),
		]);
		expect(await lookAt(signed, "pictures")).toEqual([
			expect.objectContaining({
				level: "fail",
				what: "the store answers 403 to an address we signed",
			}),
		]);
	} finally {
		await bucket.close();
	}
});

test("the picture that was tried is gone afterwards", async () => {
	expect(await look("pictures")).toEqual([
		expect.objectContaining({ level: "ok" }),
	]);
	const { rows } = await shop.db.execute(
		sql`select from upload_content where name like 'doctor-%'`,
	);
	expect(rows).toEqual([]);
});
