import { eq, inArray, sql } from "drizzle-orm";
import sharp from "sharp";
import type { ImageModel } from "../../../contract/identity/user";
import { merchantOrder, orderLine, orderStep } from "../../../db/schema/order";
import { review } from "../../../db/schema/review";
import { expectFault } from "../../../testing/expect-fault";
import { type OpenAccount, openAccount } from "../../../testing/open-account";
import { seedGoods } from "../../../testing/seed-goods";
import {
	type ReceivedOrder,
	seedReceived,
} from "../../../testing/seed-received";
import { sendPicture } from "../../../testing/send-picture";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let kit: OpenAccount;
let lamp: number;
let kettle: number;

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(async () => {
	kit = await openAccount(shop, { nickname: "Grace Hopper" });
	lamp = await seedGoods(shop.db, { en: "Lamp" });
	kettle = await seedGoods(shop.db, { en: "Kettle" });
});
afterEach(expectExactRatings);
afterAll(() => shop.close());

/** Whatever happened: ratings are what the reviews say, and lines wait that have none. */
async function expectExactRatings() {
	const { rows: ratings } = await shop.db.execute(sql`select goods.id from goods
		left join review on review.goods_id = goods.id group by goods.id
		having rating_count <> count(review.id)
			or rating_sum <> coalesce(sum(quality_stars + service_stars), 0)`);
	expect(ratings).toEqual([]);
	const { rows: waiting } = await shop.db.execute(sql`select part.no
		from merchant_order as part where received_at is not null
			and lines_to_review <> (select count(*) from order_line
				where order_id = part.id and refunded_quantity < quantity and reviewed_at is null)`);
	expect(waiting).toEqual([]);
}

const one = (lineId: number | undefined, fields: object = {}) => ({
	lineId,
	qualityStars: 5,
	serviceStars: 4,
	text: "Bright",
	...fields,
});

let sent = 0;
const write = (orderNo: string, reviews: object[], { token } = kit) =>
	shop.wire.post(
		"/api/front/order/comment",
		{ orderNo, reviews },
		{ token, timestamp: Date.now() + ++sent },
	);

const seed = (goodsIds = [lamp, kettle], { id } = kit) =>
	seedReceived(shop, id, goodsIds);

const countOf = ({ lineIds }: ReceivedOrder) =>
	shop.db.$count(review, inArray(review.orderLineId, lineIds));

async function statusOf({ orderId }: ReceivedOrder) {
	const [row] = await shop.db
		.select()
		.from(merchantOrder)
		.where(eq(merchantOrder.id, orderId));
	const steps = await shop.db
		.select()
		.from(orderStep)
		.where(eq(orderStep.orderId, orderId));
	return {
		status: row?.status,
		left: row?.linesToReview,
		completions: steps.filter(({ step }) => step === "completed"),
	};
}

test("what a buyer says stands on the goods page, under a masked name and in its rating", async () => {
	const order = await seed([lamp]);
	const said = one(order.lineIds[0], { text: "  Bright and <b>warm</b> " });
	expect(await write(order.orderNo, [said])).toMatchObject({
		code: 200,
		data: { isCompleted: true },
	});
	const path = `/api/front/product/reply/list/${lamp}`;
	const { list } = (await shop.wire.get(path)).data;
	expect(list).toMatchObject([
		{
			nickname: "G***r",
			qualityStars: 5,
			serviceStars: 4,
			stars: 5,
			text: "Bright and <b>warm</b>",
			locale: "en",
			reply: null,
		},
	]);
	const goods = await shop.wire.get(`/api/front/product/detail/${lamp}`);
	expect(goods.data).toMatchObject({ rating: null, ratingCount: 1 });
});

test("an order is completed with its last line, by its buyer, once", async () => {
	const order = await seed();
	const [first, last] = order.lineIds;
	expect((await write(order.orderNo, [one(first)])).data).toEqual({
		isCompleted: false,
	});
	const before = await statusOf(order);
	expect(before).toMatchObject({
		status: "received",
		left: 1,
		completions: [],
	});
	expect((await write(order.orderNo, [one(last)])).data).toEqual({
		isCompleted: true,
	});
	expect(await statusOf(order)).toMatchObject({
		status: "completed",
		left: 0,
		completions: [{ actor: "buyer", reason: "allReviewed" }],
	});
});

test("an order that time has completed can still be reviewed, and is not completed twice", async () => {
	const order = await seed();
	await shop.db
		.update(merchantOrder)
		.set({ status: "completed" })
		.where(eq(merchantOrder.id, order.orderId));
	const [first, last] = order.lineIds;
	for (const line of [first, last])
		expect((await write(order.orderNo, [one(line)])).data).toEqual({
			isCompleted: true,
		});
	const { status, completions } = await statusOf(order);
	expect([status, completions]).toEqual(["completed", []]);
});

test("a line that was refunded whole needs no review and takes none", async () => {
	const order = await seed();
	const [kept, back] = order.lineIds;
	await shop.db
		.update(orderLine)
		.set({ refundedQuantity: 1 })
		.where(eq(orderLine.id, back ?? 0));
	await shop.db
		.update(merchantOrder)
		.set({ linesToReview: 1 })
		.where(eq(merchantOrder.id, order.orderId));
	expect((await write(order.orderNo, [one(back)])).code).toBe(409);
	expect((await write(order.orderNo, [one(kept)])).data).toEqual({
		isCompleted: true,
	});
});

test("of reviews that are sent together all are kept or none", async () => {
	const [order, others] = [await seed(), await seed([lamp])];
	const [first, last] = order.lineIds;
	await write(order.orderNo, [one(first)]);
	const again = await write(order.orderNo, [one(last), one(first)]);
	expect([again.code, again.message]).toEqual([
		409,
		"You have reviewed this already",
	]);
	const foreign = [one(last), one(others.lineIds[0])];
	expectFault(await write(order.orderNo, foreign), "notFound");
	expect((await write(order.orderNo, [one(last), one(last)])).data).toEqual({
		fields: { reviews: "correctValue" },
	});
	expect(await countOf(order)).toBe(1);
	expect(await countOf(others)).toBe(0);
});

test("nothing is reviewed before it has arrived", async () => {
	const order = await seed();
	await shop.db
		.update(merchantOrder)
		.set({ status: "awaitingReceipt", receivedAt: null, linesToReview: 0 })
		.where(eq(merchantOrder.id, order.orderId));
	expect(await write(order.orderNo, [one(order.lineIds[0])])).toMatchObject({
		code: 409,
		message: expect.stringContaining("arrived"),
	});
	expect(await countOf(order)).toBe(0);
});

test("another account's order is not found", async () => {
	const order = await seed();
	const mia = await openAccount(shop);
	const said = [one(order.lineIds[0])];
	expectFault(await write(order.orderNo, said, mia), "notFound");
	expectFault(await write(`SH${"0".repeat(18)}`, said), "notFound");
	expect(await countOf(order)).toBe(0);
});

test("whoever took a tourist over reviews what the tourist ordered", async () => {
	const fields = { kind: "tourist" as const, adoptedBy: kit.id };
	const tourist = await openAccount(shop, fields);
	const order = await seed([lamp], tourist);
	expect((await write(order.orderNo, [one(order.lineIds[0])])).code).toBe(200);
});

test.each([
	[{ text: " " }, { "reviews.0.text": "emptyReview" }],
	[{ text: undefined }, { "reviews.0.text": "emptyReview" }],
	[{ text: "a".repeat(1_001) }, { "reviews.0.text": "tooLong" }],
	[{ qualityStars: 0 }, { "reviews.0.qualityStars": "correctValue" }],
	[{ serviceStars: 6 }, { "reviews.0.serviceStars": "correctValue" }],
	[{ qualityStars: 4.5 }, { "reviews.0.qualityStars": "correctValue" }],
	[{ images: Array(6).fill("/a.webp") }, { "reviews.0.images": "tooMany" }],
])(
	"what is no review is refused with its field: %j",
	async (fields, faults) => {
		const order = await seed([lamp]);
		const answer = await write(order.orderNo, [one(order.lineIds[0], fields)]);
		expect(answer).toMatchObject({ code: 400, data: { fields: faults } });
		expect(await countOf(order)).toBe(0);
	},
);

test("of 20 reviews of one line that come at once one is kept and counts", async () => {
	const order = await seed();
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, at) =>
			write(order.orderNo, [one(order.lineIds[0], { text: `Try ${at}` })]),
		),
	);
	const codes = answers.map(({ code }) => code).sort();
	expect(codes).toEqual([200, ...Array(19).fill(409)]);
	expect(await countOf(order)).toBe(1);
	expect(await statusOf(order)).toMatchObject({ status: "received", left: 1 });
});

test("lines that are reviewed one by one at the same moment complete their order once", async () => {
	const goodsIds = [lamp, kettle, lamp, kettle];
	const order = await seed(goodsIds);
	const answers = await Promise.all(
		order.lineIds.map((lineId) => write(order.orderNo, [one(lineId)])),
	);
	expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200]);
	const { completions } = await statusOf(order);
	expect(completions).toHaveLength(1);
});

test("pages that show the goods are called back", async () => {
	await shop.db.execute(sql`truncate outbox`);
	const order = await seed();
	await write(
		order.orderNo,
		order.lineIds.map((lineId) => one(lineId)),
	);
	const { rows } = await shop.db.execute(
		sql`select payload from outbox where kind = 'cache-tags'`,
	);
	expect(rows).toEqual([
		{ payload: { tags: [`goods:${lamp}`, `goods:${kettle}`] } },
		{ payload: { tags: [expect.stringMatching(/^merchant:\d+$/)] } },
	]);
});

async function upload({ token } = kit, model: ImageModel = "review") {
	const bytes = await sharp({
		create: { width: 30, height: 30, channels: 3, background: "#c8102e" },
	})
		.png()
		.toBuffer();
	return (await sendPicture(shop, token, { bytes, model })).data.path as string;
}

test("a review shows up to five pictures that its writer sent for it", async () => {
	const order = await seed([lamp]);
	const images: string[] = [];
	for (let count = 0; count < 5; count++) images.push(await upload());
	const said = one(order.lineIds[0], { images });
	expect((await write(order.orderNo, [said])).code).toBe(200);
	const path = `/api/front/product/reply/list/${lamp}`;
	const { list } = (await shop.wire.get(path, { type: "picture" })).data;
	expect(list[0].images).toEqual(images);
});

test.each<[string, () => Promise<string>]>([
	["another account's", async () => upload(await openAccount(shop))],
	["one that was sent for another use", () => upload(kit, "avatar")],
	["one that nobody sent", async () => `/uploads/${"0".repeat(32)}.webp`],
	["one of another shop", async () => "https://example.com/a.webp"],
	["a script", async () => "javascript:alert(1)"],
])("a picture is refused that is %s", async (_, make) => {
	const order = await seed([lamp]);
	const images = [await upload(), await make()];
	const answer = await write(order.orderNo, [
		one(order.lineIds[0], { images }),
	]);
	expect(answer).toMatchObject({
		code: 400,
		data: { fields: { "reviews.0.images": "correctValue" } },
	});
	expect(await countOf(order)).toBe(0);
});
