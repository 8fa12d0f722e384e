import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { messageLengthMax } from "../../../contract/care/conversation-terms";
import { conversation, message } from "../../../db/schema/conversation";
import { merchant } from "../../../db/schema/merchant";
import { buyPaid } from "../../../testing/buy-paid";
import { expectFault } from "../../../testing/expect-fault";
import { openBuyer } from "../../../testing/open-buyer";
import {
	openWriter,
	replyAs,
	takeMessages,
	writerOf,
} from "../../../testing/open-conversation";
import { openStaff } from "../../../testing/open-staff";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { adoptConversations, forgetConversations } from "./of-account";
import { sentPerDay, sentPerMinute } from "./service";

const merId = 2;
let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
	await takeMessages(shop, [merId, 4]);
});
afterAll(() => shop.close());

const textsOf = ({ data }: { data: { list: { text: string }[] } }) =>
	data.list.map(({ text }) => text);

test("a shopper has one conversation with a merchant, whatever it is about, and another with the shop", async () => {
	const kit = await openWriter(shop);
	const first = await kit.send({ merId, text: "Is it in stock?" });
	expect(first.code).toBe(200);
	expect((await kit.send({ merId, text: "And in red?" })).code).toBe(200);
	expect((await kit.send({ text: "Where is my parcel?" })).code).toBe(200);
	const { list } = (await kit.get("list")).data;
	expect(list).toHaveLength(2);
	expect(list[0]).toMatchObject({
		merchant: null,
		text: "Where is my parcel?",
	});
	expect(list[1]).toMatchObject({ merchant: { id: merId } });
	expect(textsOf(await kit.read({ merId }))).toEqual([
		"Is it in stock?",
		"And in red?",
	]);
});

test("a list goes on where it ended, whatever is written meanwhile, and names each conversation once", async () => {
	const kit = await openWriter(shop);
	const ids: number[] = [];
	const partners: Record<string, number>[] = [{ merId }, { merId: 4 }, {}];
	for (const to of partners) {
		await kit.send({ ...to, text: "Hello" });
		ids.unshift((await kit.read(to)).data.id);
	}
	const page = async (query: Record<string, string | number>) => {
		const path = "/api/front/conversation/list";
		const { data } = await shop.wire.get(path, query, { token: kit.token });
		const list = data.list.map(({ id }: { id: number }) => id) as number[];
		return { list, next: data.next as string | null };
	};
	const first = await page({ limit: 1 });
	expect(first.list).toEqual(ids.slice(0, 1));
	const second = await page({ limit: 1, from: first.next ?? "" });
	expect(second.list).toEqual(ids.slice(1, 2));
	await kit.send({ merId: 4, text: "Once more" });
	const third = await page({ limit: 1, from: second.next ?? "" });
	expect(third).toEqual({ list: ids.slice(2), next: null });
	expect((await page({})).next).toBeNull();
	const mia = await openWriter(shop);
	await mia.send({ merId, text: "Mine" });
	expect((await page({ from: first.next ?? "" })).list).toEqual(ids.slice(2));
	for (const from of ["1", "x.y", "1.1.1", `${"9".repeat(14)}.1`])
		expect(
			(
				await shop.wire.get(
					"/api/front/conversation/list",
					{ from },
					{ token: kit.token },
				)
			).code,
		).toBe(400);
});

test("the same key again is answered as the first time, and is there once", async () => {
	const kit = await openWriter(shop);
	const said = { merId, key: randomUUID(), text: "Hello" };
	const answers = await Promise.all([1, 2, 3].map(() => kit.send(said)));
	const ids = new Set(answers.map(({ data }) => data.id));
	expect(ids.size).toBe(1);
	expect(textsOf(await kit.read({ merId }))).toEqual(["Hello"]);
	expect((await kit.send({ ...said, text: "Other" })).code).toBe(409);
});

test("two who use the same key are two", async () => {
	const [kit, mia] = [await openWriter(shop), await openWriter(shop)];
	const said = { merId, key: randomUUID(), text: "Hello" };
	const [one, other] = [await kit.send(said), await mia.send(said)];
	expect(one.data.id).not.toBe(other.data.id);
	expect(textsOf(await mia.read({ merId }))).toEqual(["Hello"]);
});

test("whoever is reached in another way is not written to, and what has begun goes on", async () => {
	const kit = await openWriter(shop);
	const other = 5;
	expect((await kit.read({ merId: other })).data.isOffered).toBe(false);
	expect((await kit.send({ merId: other, text: "Hi" })).code).toBe(409);
	await kit.send({ merId: 4, text: "Hi" });
	await shop.db
		.update(merchant)
		.set({ serviceType: "phone" })
		.where(eq(merchant.id, 4));
	expect((await kit.send({ merId: 4, text: "Still there?" })).code).toBe(200);
	await takeMessages(shop, [4]);
});

test("goods of another merchant, and orders of another shopper, are not found", async () => {
	const [kit, buyer] = [await openWriter(shop), await openBuyer(shop)];
	const { data } = await shop.wire.get("/api/front/product/list", { merId });
	const [{ id }] = data.list;
	const { data: detail } = await shop.wire.get(
		`/api/front/product/detail/${id}`,
	);
	const skuId = detail.skus[0].id;
	const [orderNo = ""] = await buyPaid(shop, buyer, [{ skuId }]);
	expectFault(await kit.send({ merId, orderNo, text: "?" }), "notFound");
	expectFault(await kit.send({ merId: 4, goodsId: id, text: "?" }), "notFound");
	expectFault(await kit.read({ merId, orderNo }), "notFound");
	const own = writerOf(shop, buyer.token);
	expect(
		(await own.send({ merId, orderNo, text: "When?" })).data,
	).toMatchObject({ subject: { kind: "order", no: orderNo, orderNo } });
	// Once said, it is known.
	const more = await own.send({ merId, orderNo, text: "Today?" });
	expect(more.data.subject).toBeNull();
	expect((await own.read({ merId })).data.subject.no).toBe(orderNo);
	// With the shop it may be anybody's goods.
	expect(
		(await kit.send({ goodsId: id, text: "?" })).data.subject,
	).toMatchObject({ kind: "goods", no: `${id}` });
});

test("goods that are off the shelf stop no talk", async () => {
	const kit = await openWriter(shop);
	const goodsId = 2_000_000_000;
	expect((await kit.read({ merId, goodsId })).code).toBe(200);
	const sent = await kit.send({ merId, goodsId, text: "Back soon?" });
	expect(sent.data.subject).toBeNull();
});

test("an answer counts as unread until it was on the screen, and no further", async () => {
	const [kit, staff] = [await openWriter(shop), await openStaff(shop, merId)];
	await kit.send({ merId, text: "Hello" });
	const { id } = (await kit.read({ merId })).data;
	const first = await replyAs(staff, id, "Good morning");
	await replyAs(staff, id, "How can we help?");
	expect((await kit.get("unread")).data).toEqual({ count: 2 });
	await kit.markRead(id, first.data.id);
	expect((await kit.get("unread")).data).toEqual({ count: 1 });
	const mia = await openWriter(shop);
	expectFault(await mia.markRead(id, first.data.id), "notFound");
	const { list } = (await kit.read({ merId })).data;
	await kit.markRead(id, list.at(-1).id);
	expect((await kit.get("unread")).data).toEqual({ count: 0 });
});

test("what comes after a message, and what came before one, is asked for alone", async () => {
	const kit = await openWriter(shop);
	for (const text of ["one", "two", "three"]) await kit.send({ merId, text });
	const { list } = (await kit.read({ merId })).data;
	const [one, two, three] = list;
	const after = await kit.read({ merId, after: one.id });
	expect(textsOf(after)).toEqual(["two", "three"]);
	const before = await kit.read({ merId, before: three.id });
	expect(textsOf(before)).toEqual(["one", "two"]);
	expect(before.data.hasMore).toBe(false);
	expect(one.id < two.id && two.id < three.id).toBe(true);
});

test("a message has words, and no more than a message's", async () => {
	const kit = await openWriter(shop);
	for (const text of ["", "  ", "x".repeat(messageLengthMax + 1)])
		expect((await kit.send({ merId, text })).code).toBe(400);
	const text = "x".repeat(messageLengthMax);
	expect((await kit.send({ merId, text })).code).toBe(200);
	const markup = "<img src=x onerror=alert(1)>";
	expect((await kit.send({ merId, text: markup })).data.text).toBe(markup);
});

test("a minute takes so many messages, and a repetition is none", async () => {
	const kit = await openWriter(shop);
	const said = { merId, key: randomUUID(), text: "Hello" };
	await kit.send(said);
	for (let more = 1; more < sentPerMinute.points; more += 1)
		expect((await kit.send({ merId, text: `${more}` })).code).toBe(200);
	expect((await kit.send({ merId, text: "One too many" })).code).toBe(429);
	expect((await kit.send(said)).code).toBe(200);
	expect(sentPerDay.points).toBeGreaterThan(sentPerMinute.points);
});

test("tourists write too, and whoever is not signed in is asked to", async () => {
	const tourist = await openWriter(shop, { kind: "tourist" });
	expect((await tourist.send({ merId, text: "Hi" })).code).toBe(200);
	const body = { key: randomUUID(), merId, text: "Hi" };
	const answer = await shop.wire.post("/api/front/conversation/send", body);
	expect(answer.code).toBe(410000);
});

test("a member takes a tourist's conversations over, and the same merchant's become one in the order they were said", async () => {
	const [kit, tourist] = [
		await openWriter(shop),
		await openWriter(shop, { kind: "tourist" }),
	];
	await tourist.send({ merId, text: "As a tourist" });
	await kit.send({ merId, text: "As a member" });
	await tourist.send({ text: "To the shop" });
	await shop.db.transaction((tx) =>
		adoptConversations(tx, { from: tourist.id, to: kit.id }),
	);
	expect(textsOf(await kit.read({ merId }))).toEqual([
		"As a tourist",
		"As a member",
	]);
	expect(textsOf(await kit.read())).toEqual(["To the shop"]);
	expect((await tourist.get("list")).data.list).toEqual([]);
});

test("an export holds all that was said by either side, and a forgotten account leaves none of it", async () => {
	const [kit, staff] = [await openWriter(shop), await openStaff(shop, merId)];
	await kit.send({ merId, text: "My name is Kit" });
	const { id } = (await kit.read({ merId })).data;
	await replyAs(staff, id, "Dear Kit");
	const { token } = kit;
	const path = "/api/front/user/export";
	const exported = (await shop.wire.post(path, undefined, { token })).data;
	expect(exported.conversations).toMatchObject([
		{ messages: [{ text: "My name is Kit" }, { text: "Dear Kit" }] },
	]);
	await shop.db.transaction((tx) => forgetConversations(tx, kit.id));
	const rows = shop.db.$count(conversation, eq(conversation.accountId, kit.id));
	expect(await rows).toBe(0);
	const said = shop.db.$count(message, eq(message.conversationId, id));
	expect(await said).toBe(0);
});

test("nobody reads what is not said to them", async () => {
	const [kit, mia] = [await openWriter(shop), await openWriter(shop)];
	await kit.send({ merId, text: "Secret" });
	expect((await mia.read({ merId })).data).toMatchObject({
		id: null,
		list: [],
	});
	expect((await mia.get("list")).text).not.toContain("Secret");
});
