import { hash } from "@node-rs/argon2";
import { eq, inArray, sql } from "drizzle-orm";
import sharp from "sharp";
import type { ReviewableLine } from "../../../contract/sales/review";
import { merchantOrder, orderLine } from "../../../db/schema/order";
import { review } from "../../../db/schema/review";
import { expectFault } from "../../../testing/expect-fault";
import { loginCalls } from "../../../testing/login-calls";
import { type OpenAccount, openAccount } from "../../../testing/open-account";
import { seedGoods } from "../../../testing/seed-goods";
import {
	type ReceivedOrder,
	seedReceived,
} from "../../../testing/seed-received";
import { sendPicture } from "../../../testing/send-picture";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const password = "harbour lights at nine";
let shop: TestShop;
let kit: OpenAccount;
let lamp: number;

beforeAll(async () => {
	shop = await openTestShop();
	lamp = await seedGoods(shop.db, { en: "Lamp" });
});
beforeEach(async () => {
	const passwordHash = await hash(password);
	kit = await openAccount(shop, { nickname: "Captain Kit", passwordHash });
});
afterAll(() => shop.close());

async function list(
	query: Record<string, string | number> = {},
	{ token } = kit,
): Promise<{ list: ReviewableLine[]; total: number }> {
	const path = "/api/front/order/reply/list";
	return (await shop.wire.get(path, query, { token })).data;
}

const idsOf = (page: { list: ReviewableLine[] }) =>
	page.list.map(({ lineId }) => lineId);

let sent = 0;
async function write(
	{ orderNo }: ReceivedOrder,
	lineId = 0,
	{ token, ...fields }: { token: string; images?: string[] } = kit,
): Promise<void> {
	const stars = { qualityStars: 5, serviceStars: 4, text: "Bright" };
	const { images } = fields;
	const { code } = await shop.wire.post(
		"/api/front/order/comment",
		{ orderNo, reviews: [{ ...stars, lineId, images }] },
		{ token, timestamp: Date.now() + ++sent },
	);
	expect(code).toBe(200);
}

const seed = (lines = 2, { id } = kit) =>
	seedReceived(shop, id, Array(lines).fill(lamp));

async function sendReviewPicture({ token } = kit): Promise<string> {
	const bytes = await sharp({
		create: { width: 30, height: 30, channels: 3, background: "#c8102e" },
	})
		.png()
		.toBuffer();
	const picture = { bytes, model: "review" as const };
	return (await sendPicture(shop, token, picture)).data.path;
}

test("lines wait for a review until they have one", async () => {
	const order = await seed();
	const [first, last] = order.lineIds;
	expect(await list()).toMatchObject({
		total: 2,
		list: [
			{
				lineId: first,
				orderNo: order.orderNo,
				goodsId: lamp,
				name: "Jasmine tea",
				review: null,
			},
			{ lineId: last },
		],
	});
	await write(order, first);
	expect(idsOf(await list())).toEqual([last]);
	expect(await list({ state: "done" })).toMatchObject({
		total: 1,
		list: [{ lineId: first, review: { text: "Bright" } }],
	});
});

test("the latest received and the latest written come first, page by page", async () => {
	const [early, late] = [await seed(2), await seed(3)];
	const waiting = [...late.lineIds, ...early.lineIds];
	const paged = (state: string) =>
		Promise.all(
			[1, 2, 3].map((page) => list({ state, page, limit: 2 }).then(idsOf)),
		);
	expect((await paged("pending")).flat()).toEqual(waiting);
	for (const lineId of waiting)
		await write(early.lineIds.includes(lineId) ? early : late, lineId);
	expect((await paged("done")).flat()).toEqual(waiting.reverse());
});

test("of one order its own lines are listed, of another account's nothing is found", async () => {
	const [order, other] = [await seed(), await seed()];
	const { orderNo } = order;
	expect(idsOf(await list({ orderNo }))).toEqual(order.lineIds);
	await write(order, order.lineIds[0]);
	await write(other, other.lineIds[0]);
	expect(idsOf(await list({ orderNo, state: "done" }))).toEqual([
		order.lineIds[0],
	]);
	const { token } = await openAccount(shop);
	const path = "/api/front/order/reply/list";
	expectFault(await shop.wire.get(path, { orderNo }, { token }), "notFound");
});

test("nothing waits that is on its way, was refunded whole or was taken off the list", async () => {
	const [onItsWay, refunded, hidden] = [
		await seed(),
		await seed(),
		await seed(),
	];
	const change = (
		{ orderId }: ReceivedOrder,
		fields: Partial<typeof merchantOrder.$inferInsert>,
	) =>
		shop.db
			.update(merchantOrder)
			.set(fields)
			.where(eq(merchantOrder.id, orderId));
	await change(onItsWay, {
		status: "awaitingReceipt",
		receivedAt: null,
		linesToReview: 0,
	});
	await change(refunded, { linesToReview: 1 });
	await shop.db
		.update(orderLine)
		.set({ refundedQuantity: 1 })
		.where(eq(orderLine.id, refunded.lineIds[0] ?? 0));
	await change(hidden, { status: "completed", hiddenAt: shop.now() });
	expect(idsOf(await list())).toEqual([refunded.lineIds[1]]);
});

test("each account sees its own lines alone", async () => {
	const order = await seed();
	await write(order, order.lineIds[0]);
	const mia = await openAccount(shop);
	for (const state of ["pending", "done"])
		expect(await list({ state }, mia)).toMatchObject({ list: [], total: 0 });
});

test("what a tourist wrote and may still write comes along when the e-mail is proven", async () => {
	const email = "reviews@example.com";
	const tourist = await openAccount(shop, { kind: "tourist", email });
	const order = await seed(2, tourist);
	const [first, last] = order.lineIds;
	const images = [await sendReviewPicture(tourist)];
	await write(order, first, { token: tourist.token, images });
	const captcha = await loginCalls(shop).codeByMail(email);
	const bind = "/api/front/user/bind/email";
	await shop.wire.post(bind, { email, captcha }, { token: kit.token });
	expect(idsOf(await list({ state: "done" }))).toEqual([first]);
	expect(idsOf(await list())).toEqual([last]);
});

test("an export holds the reviews; those of a deleted account stay without name and pictures, and still count", async () => {
	const order = await seed();
	const images = [await sendReviewPicture()];
	for (const lineId of order.lineIds)
		await write(order, lineId, { token: kit.token, images });
	const post = (call: string, body?: unknown) =>
		shop.wire.post(`/api/front/user/${call}`, body, { token: kit.token });
	expect((await post("export")).data.reviews).toMatchObject([
		{ lineId: order.lineIds[1], review: { text: "Bright" } },
		{ lineId: order.lineIds[0] },
	]);
	const goods = `/api/front/product/detail/${lamp}`;
	const { ratingCount } = (await shop.wire.get(goods)).data;
	await shop.db.execute(sql`truncate outbox`);
	expect((await post("delete", { password })).code).toBe(200);
	const rows = await shop.db
		.select()
		.from(review)
		.where(inArray(review.orderLineId, order.lineIds));
	expect(rows).toHaveLength(2);
	for (const row of rows)
		expect(row).toMatchObject({
			accountId: null,
			nickname: "",
			images: [],
			text: "Bright",
		});
	const { list: shown } = (
		await shop.wire.get(`/api/front/product/reply/list/${lamp}`)
	).data;
	expect(shown[0].nickname).toBe("***");
	expect((await shop.wire.get(goods)).data.ratingCount).toBe(ratingCount);
	const { rows: notified } = await shop.db.execute(
		sql`select payload from outbox where kind = 'cache-tags'`,
	);
	expect(notified).toEqual([{ payload: { tags: [`goods:${lamp}`] } }]);
});
