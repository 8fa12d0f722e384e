import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import pino from "pino";
import { localMail } from "../../../providers/mail/local";
import { keepMessages } from "../../../providers/message-file";
import { localSms } from "../../../providers/sms/local";
import { deferred } from "../../../testing/deferred";
import { login } from "../../../testing/login-calls";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import {
	countUndone,
	leaveTags,
	makeAllDue,
	watchEffects,
} from "../../../testing/watch-effects";
import { type OutboxDeps, performNextEffect } from "../outbox/service";
import { openOutboxWorker } from "../outbox/worker";

let shop: TestShop;
let folder: string;
let address = 0;

beforeAll(async () => {
	shop = await openTestShop();
	folder = mkdtempSync(path.join(tmpdir(), "messages-"));
});
beforeEach(() => shop.db.execute(sql`truncate outbox, rate_limit`));
afterAll(async () => {
	rmSync(folder, { recursive: true });
	await shop.close();
});

function askForCode(phone = "91230001") {
	const headers = { "x-client-address": `203.0.113.${++address}` };
	return shop.wire.postForm(`${login}/sendCode`, { phone }, { headers });
}

async function payloads(): Promise<unknown[]> {
	const { rows } = await shop.db.execute<{ payload: unknown }>(
		sql`select payload from outbox order by id`,
	);
	return rows.map(({ payload }) => payload);
}

type Providers = Partial<OutboxDeps["providers"]>;

function outboxWith(providers: Providers) {
	const outbox = watchEffects(shop.db);
	return { ...outbox, providers: { ...outbox.providers, ...providers } };
}

test("without providers, messages end in a file with their codes, and the log names nobody", async () => {
	const log: string[] = [];
	const keep = keepMessages(
		path.join(folder, "new"),
		pino({}, { write: (line) => log.push(line) }),
	);
	await askForCode();
	await shop.wire.post(`${login}/email/captcha`, "kit@example.com");
	const outbox = outboxWith({ mail: localMail(keep), sms: localSms(keep) });
	while (await performNextEffect(outbox));
	const kept = readFileSync(path.join(folder, "new/outbox.jsonl"), "utf8")
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line));
	expect(kept).toEqual([
		{
			at: expect.stringMatching(/^\d{4}-/),
			channel: "sms",
			to: "+85291230001",
			subject: "",
			text: expect.stringContaining(kept[0].code),
			code: expect.stringMatching(/^\d{6}$/),
		},
		expect.objectContaining({
			channel: "mail",
			to: "kit@example.com",
			subject: expect.stringContaining(kept[1].code),
		}),
	]);
	expect(log).toHaveLength(2);
	for (const { code } of kept) expect(log.join()).not.toContain(code);
	expect(log.join()).not.toMatch(/9123|kit@/);
});

test("once a message has left, the outbox has forgotten it", async () => {
	await askForCode();
	expect(JSON.stringify(await payloads())).toContain("+85291230001");
	while (await performNextEffect(outboxWith({})));
	expect(await payloads()).toEqual([{}]);
});

test("a message that fails is tried again until it leaves, and leaves once", async () => {
	await askForCode();
	const sent: string[] = [];
	let isAway = true;
	const outbox = outboxWith({
		sms: {
			send: async ({ to }) => {
				if (isAway) throw new Error("The SMS service answered 500");
				sent.push(to);
			},
		},
	});
	await performNextEffect(outbox);
	expect(await countUndone(shop.db)).toBe(1);
	expect(JSON.stringify(outbox.logged)).not.toMatch(/9123/);
	isAway = false;
	await makeAllDue(shop.db);
	while (await performNextEffect(outbox));
	expect(sent).toEqual(["+85291230001"]);
});

test("a code that has run out does not leave late, and is forgotten", async () => {
	await askForCode();
	await shop.db.execute(
		sql`update outbox set payload = payload || '{"expiresAt": "2020-01-01T00:00:00.000Z"}'`,
	);
	const sent: string[] = [];
	const outbox = outboxWith({
		sms: { send: async ({ to }) => void sent.push(to) },
	});
	while (await performNextEffect(outbox));
	expect(sent).toEqual([]);
	expect(await payloads()).toEqual([{}]);
});

test("a provider that takes its time holds up no page", async () => {
	await askForCode();
	const begun = deferred();
	const released = deferred();
	const fell = deferred<string>();
	const outbox = watchEffects(shop.db, async (tag) => fell.resolve(tag));
	outbox.providers.sms = {
		send: () => {
			begun.resolve();
			return released.promise;
		},
	};
	const worker = openOutboxWorker(outbox);
	worker.start();
	await begun.promise;
	await leaveTags(shop.db, "goods:1");
	expect(await fell.promise).toBe("goods:1");
	released.resolve();
	await worker.stop();
});
