import { eq, sql } from "drizzle-orm";
import { account } from "../../../db/schema/account";
import type { MailMessage } from "../../../providers/mail/interface";
import {
	openWriter,
	replyAs,
	takeMessages,
} from "../../../testing/open-conversation";
import { openRole } from "../../../testing/open-role";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { makeAllDue, watchEffects } from "../../../testing/watch-effects";
import { performNextEffect } from "../../platform/outbox/service";
import { unreadAfterSeconds } from "./add-message";
import { adoptConversations, forgetConversations } from "./of-account";
import { tellUnread } from "./tell-unread";

const merId = 2;
let shop: TestShop;
let staff: StaffClient;
let operator: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	await takeMessages(shop, [merId]);
	await shop.db.update(account).set({ scope: [] });
	staff = await hire(merId, "first@example.com");
	operator = await hire("operator", "op@example.com");
});
beforeEach(() => shop.db.execute(sql`truncate outbox`));
afterAll(() => shop.close());

async function hire(
	whose: number | "operator",
	email: string,
	options?: { roleId: number },
) {
	const hired = await openStaff(shop, whose, options);
	await shop.db.update(account).set({ email }).where(eq(account.id, hired.id));
	return hired;
}

/** All that leaves now, by so many at once. */
async function leave(workers = 1): Promise<MailMessage[]> {
	const left: MailMessage[] = [];
	const outbox = watchEffects(shop.db);
	outbox.providers.mail.send = async (mail) => void left.push(mail);
	outbox.providers.tellUnread = (sent) => tellUnread(shop.db, sent);
	const perform = async () => {
		while (await performNextEffect(outbox));
	};
	await Promise.all(Array.from({ length: workers }, perform));
	await perform();
	expect(outbox.logged).toEqual([]);
	return left;
}

/** All that leaves once ten minutes are over. */
async function leaveLater(workers?: number) {
	await makeAllDue(shop.db);
	return leave(workers);
}

async function begin(to: object = { merId }, row: object = {}) {
	const kit = await openWriter(shop, row);
	const { data } = await kit.send({ ...to, text: "Is it in stock?" });
	const { id } = (await kit.read({ ...to })).data;
	return { kit, id: id as number, first: data.id as number };
}

/** Answered, so that staff have nothing unread, and the shopper one message. */
async function beginAnswered(row: object = {}) {
	const begun = await begin({ merId }, row);
	const { data } = await replyAs(staff, begun.id, "It is");
	return { ...begun, answer: data.id as number };
}

const receivers = (mails: MailMessage[]) => mails.map(({ to }) => to).sort();

test("an answer that nobody read for ten minutes is told by mail, in the reader's language, with a way back", async () => {
	const email = "kit-reads@example.com";
	await beginAnswered({ email, locale: "fr" });
	expect(await leave()).toEqual([]);
	const { rows } = await shop.db.execute<{ wait: number }>(
		sql`select extract(epoch from due_at - created_at)::int as wait from outbox`,
	);
	expect(rows.map(({ wait }) => wait)).toEqual([
		unreadAfterSeconds,
		unreadAfterSeconds,
	]);
	const [mail, ...others] = await leaveLater();
	expect(others).toEqual([]);
	expect(mail).toMatchObject({ to: email, language: "fr" });
	expect(mail?.text).toContain(
		`https://shop.example/fr/users/conversation?with=${merId}`,
	);
	expect(mail?.text).not.toContain("It is");
});

test("a stretch of unread messages is told once, however many they are and however often it is done", async () => {
	const { kit, id } = await beginAnswered();
	await replyAs(staff, id, "Three are left");
	await replyAs(staff, id, "Shall we keep one?");
	const [first] = (await leaveLater(3)).map(({ to }) => to);
	expect(first).toBe((await readEmail(kit.id)) ?? "");
	await shop.db.execute(
		sql`update outbox set done_at = null, due_at = now() where kind = 'unread-message'`,
	);
	expect(await leave(3)).toEqual([]);
	await replyAs(staff, id, "Hello?");
	expect(await leaveLater()).toEqual([]);
});

async function readEmail(id: number) {
	const [row] = await shop.db.select().from(account).where(eq(account.id, id));
	return row?.email;
}

test("what was read meanwhile is not told, and what came after it begins a stretch of its own", async () => {
	const { kit, id, answer } = await beginAnswered();
	await replyAs(staff, id, "Three are left");
	await kit.markRead(id, answer);
	expect(await leaveLater()).toHaveLength(1);
	await replyAs(staff, id, "Two are left");
	const { list } = (await kit.read({ merId })).data;
	await kit.markRead(id, list.at(-1).id);
	expect(await leaveLater()).toEqual([]);
});

test("who was forgotten or is blocked, and who has no e-mail, is not written to", async () => {
	const gone = await beginAnswered();
	await shop.db.transaction((tx) => forgetConversations(tx, gone.kit.id));
	const blocked = await beginAnswered();
	await shop.db
		.update(account)
		.set({ blockedAt: shop.now() })
		.where(eq(account.id, blocked.kit.id));
	await beginAnswered({ email: null });
	expect(await leaveLater()).toEqual([]);
});

test("a shopper's message is told to all who may answer, and to whoever looks after it alone", async () => {
	const others = [
		await hire(merId, "second@example.com"),
		await hire(merId, "third@example.com", {
			roleId: await openRole(shop, {
				scope: "merchant",
				permissions: ["orders"],
			}),
		}),
	];
	const { kit, id } = await begin();
	await kit.send({ merId, text: "Are you there?" });
	const mails = await leaveLater(2);
	expect(receivers(mails)).toEqual(["first@example.com", "second@example.com"]);
	expect(mails[0]?.text).toContain(`/console/conversations?id=${id}`);
	expect(JSON.stringify(mails)).not.toContain("Is it in stock?");

	await replyAs(staff, id, "Here we are");
	await kit.send({ merId, text: "Thank you" });
	const readers = receivers(await leaveLater());
	expect(readers).toContain("first@example.com");
	expect(readers).not.toContain("second@example.com");

	await shop.db
		.update(account)
		.set({ scope: [], merchantId: null })
		.where(eq(account.email, "first@example.com"));
	await staffReads(others[0], id);
	await kit.send({ merId, text: "One more thing" });
	const left = receivers(await leaveLater());
	expect(left).toContain("second@example.com");
	expect(left).not.toContain("first@example.com");
});

async function staffReads(who: StaffClient | undefined, id: number) {
	const { data } = (await who?.get(`conversation/messages/${id}`)) ?? {};
	await who?.ask(`conversation/read/${id}`, { upTo: data.list.at(-1).id });
}

test("what is written to the shop, or was handed over to it, is told to its own staff", async () => {
	await begin({});
	expect(receivers(await leaveLater())).toEqual(["op@example.com"]);
	const who = await hire(merId, "hands@example.com");
	const { kit, id } = await begin();
	await staffReads(who, id);
	await who.ask(`conversation/hand-over/${id}`);
	await shop.db.execute(sql`truncate outbox`);
	await kit.send({ merId, text: "I am waiting" });
	expect(receivers(await leaveLater())).toEqual(["op@example.com"]);
	await replyAs(operator, id, "The shop here");
	const mails = await leaveLater();
	expect(mails).toHaveLength(1);
	expect(mails[0]?.subject).toContain("Harbour Market");
});

test("what is answered or closed within ten minutes is told to no staff", async () => {
	const who = await hire(merId, "quick@example.com");
	const { kit, id } = await begin();
	await replyAs(who, id, "Here");
	const { list } = (await kit.read({ merId })).data;
	await kit.markRead(id, list.at(-1).id);
	const other = await begin();
	await who.ask(`conversation/close/${other.id}`);
	expect(await leaveLater()).toEqual([]);
});

test("a message of a conversation that became a part of another is told there", async () => {
	const who = await hire(merId, "joins@example.com");
	const { kit: tourist, id } = await begin({ merId }, { kind: "tourist" });
	await replyAs(who, id, "It is");
	const member = await openWriter(shop, { email: "joined@example.com" });
	await shop.db.transaction((tx) =>
		adoptConversations(tx, { from: tourist.id, to: member.id }),
	);
	expect(receivers(await leaveLater())).toEqual(["joined@example.com"]);
});
