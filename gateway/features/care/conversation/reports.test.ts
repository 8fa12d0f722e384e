import { eq } from "drizzle-orm";
import { conversationReport } from "../../../db/schema/conversation-report";
import { expectFault } from "../../../testing/expect-fault";
import {
	openWriter,
	replyAs,
	takeMessages,
	type Writer,
} from "../../../testing/open-conversation";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { adoptConversations, forgetConversations } from "./of-account";
import { reportsPerDay } from "./reports";

const merId = 2;
let shop: TestShop;
let staff: StaffClient;
let others: StaffClient;
let operator: StaffClient;
let sent = 0;

beforeAll(async () => {
	shop = await openTestShop();
	await takeMessages(shop, [2, 3]);
	staff = await openStaff(shop, merId);
	others = await openStaff(shop, 3);
	operator = await openStaff(shop, "operator");
});
beforeEach(() => shop.db.delete(conversationReport));
afterAll(() => shop.close());

async function begin(row: object = {}, to: object = { merId }) {
	const kit = await openWriter(shop, row);
	const asked = (await kit.send({ ...to, text: "Is it real?" })).data.id;
	const { id } = (await kit.read({ ...to })).data;
	return { kit, id: id as number, asked: asked as number };
}

async function beginAnswered() {
	const begun = await begin();
	const { data } = await replyAs(staff, begun.id, "Pay me by transfer");
	return { ...begun, answer: data.id as number };
}

const report = (kit: Pick<Writer, "token">, id: number, body: object = {}) =>
	shop.wire.post(
		`/api/front/conversation/report/${id}`,
		{ reason: "fraud", ...body },
		{ token: kit.token, timestamp: shop.now().getTime() + ++sent },
	);
const reportAs = (who: StaffClient, id: number, body: object = {}) =>
	who.ask(`conversation/report/${id}`, { reason: "rude", ...body });
const listed = async (who = operator) =>
	(await who.get("conversation/report/list")).data.list;
const detailOf = (id: number, who = operator) =>
	who.get(`conversation/report/detail/${id}`);
const close = (id: number, note = "Warned the merchant", who = operator) =>
	who.ask(`conversation/report/close/${id}`, { note });

test("an operator reads what a shopper reports and what was said before it, and nothing that came after", async () => {
	const { kit, id, answer } = await beginAnswered();
	await replyAs(staff, id, "Said later");
	const text = "Outside the shop";
	const sentOff = await report(kit, id, { messageId: answer, text });
	expect(sentOff.code).toBe(200);
	const [one, ...more] = await listed();
	expect(more).toEqual([]);
	expect(one).toMatchObject({
		reason: "fraud",
		text,
		side: "shopper",
		merchant: { id: merId },
	});
	const { data } = await detailOf(one.id);
	expect(data.messageId).toBe(answer);
	expect(data.list.map((said: { text: string }) => said.text)).toEqual([
		"Is it real?",
		"Pay me by transfer",
	]);
});

test("each is reported once by each, and a second time changes nothing", async () => {
	const { kit, id, answer } = await beginAnswered();
	const again = [1, 2, 3].map(() => report(kit, id, { messageId: answer }));
	for (const { code } of await Promise.all(again)) expect(code).toBe(200);
	await report(kit, id, { messageId: answer, reason: "spam" });
	expect(await listed()).toMatchObject([{ reason: "fraud" }]);
	await report(kit, id);
	await report(kit, id);
	expect(await listed()).toHaveLength(2);
	const [{ id: first }] = await listed();
	await close(first);
	await report(kit, id, { messageId: answer });
	expect(await listed()).toHaveLength(1);
});

test("staff report a shopper whom they answer, and nobody else does", async () => {
	const { id, asked } = await begin();
	for (const who of [others, operator])
		expectFault(await reportAs(who, id), "notFound");
	expect((await reportAs(staff, id, { messageId: asked })).code).toBe(200);
	expect(await listed()).toMatchObject([{ side: "merchant", reason: "rude" }]);
	const mia = await openWriter(shop);
	expectFault(await report(mia, id), "notFound");
});

test("a message of another conversation, and one's own, are not found", async () => {
	const { kit, id, asked, answer } = await beginAnswered();
	const other = await beginAnswered();
	for (const messageId of [other.answer, asked, 2_000_000_000])
		expectFault(await report(kit, id, { messageId }), "notFound");
	expectFault(await reportAs(staff, id, { messageId: answer }), "notFound");
	expect(await listed()).toEqual([]);
});

test("merchants' staff see no report, not even of their own", async () => {
	const { kit, id } = await beginAnswered();
	await report(kit, id);
	const [one] = await listed();
	expect((await staff.get("conversation/report/list")).code).toBe(403);
	expect((await detailOf(one.id, staff)).code).toBe(403);
	expect((await close(one.id, "Mine", staff)).code).toBe(403);
});

test("an operator closes one with a note, once, and the note is in the shop's change log alone", async () => {
	const { kit, id } = await beginAnswered();
	await report(kit, id);
	const [one] = await listed();
	expect((await close(one.id, " ")).data.fields).toEqual({ note: "emptyText" });
	const codes = (await Promise.all([close(one.id), close(one.id)])).map(
		({ code }) => code,
	);
	expect(codes.sort()).toEqual([200, 409]);
	expect(await listed()).toEqual([]);
	expectFault(await detailOf(one.id), "notFound");
	const keyword = `conversation ${id}`;
	const { data } = await operator.get("audit/list", { keyword });
	expect(data.list).toMatchObject([
		{
			action: "conversation.report",
			changes: [{ field: "note", after: "Warned the merchant" }],
		},
	]);
	expect((await staff.get("audit/list", { keyword })).data.list).toEqual([]);
});

test("a day takes so many reports of an account", async () => {
	const { kit, id } = await beginAnswered();
	for (let at = 0; at < reportsPerDay.points; at += 1)
		expect((await report(kit, id)).code).toBe(200);
	expect((await report(kit, id)).code).toBe(429);
});

test("a reason has to be named", async () => {
	const { kit, id } = await beginAnswered();
	for (const reason of ["", "boredom"])
		expect((await report(kit, id, { reason })).data.fields).toEqual({
			reason: "chooseReason",
		});
	const text = "x".repeat(501);
	expect((await report(kit, id, { text })).code).toBe(400);
});

test("what an account has reported is in its file, and goes with a conversation that is forgotten", async () => {
	const { kit, id } = await beginAnswered();
	await report(kit, id, { text: "See for yourself" });
	const path = "/api/front/user/export";
	const { token } = kit;
	const exported = (await shop.wire.post(path, undefined, { token })).data;
	expect(exported.reportedConversations).toMatchObject([
		{ reason: "fraud", text: "See for yourself" },
	]);
	await shop.db.transaction((tx) => forgetConversations(tx, kit.id));
	expect(await shop.db.$count(conversationReport)).toBe(0);
});

test("reports move with a conversation that becomes a part of another", async () => {
	const tourist = await begin({ kind: "tourist" });
	const member = await begin();
	for (const { id, asked } of [tourist, member]) {
		await reportAs(staff, id);
		await reportAs(staff, id, { messageId: asked });
	}
	await shop.db.transaction((tx) =>
		adoptConversations(tx, { from: tourist.kit.id, to: member.kit.id }),
	);
	const kept = shop.db.$count(
		conversationReport,
		eq(conversationReport.conversationId, member.id),
	);
	expect(await kept).toBe(3);
	expect(await shop.db.$count(conversationReport)).toBe(3);
});
