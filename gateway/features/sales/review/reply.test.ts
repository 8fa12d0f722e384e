import { eq, sql } from "drizzle-orm";
import { goods } from "../../../db/schema/goods";
import { review } from "../../../db/schema/review";
import { expectFault } from "../../../testing/expect-fault";
import { openAccount } from "../../../testing/open-account";
import { seedGoods } from "../../../testing/seed-goods";
import { seedReview } from "../../../testing/seed-review";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const own = 3;
let shop: TestShop;
let staff: { token: string };
let operator: { token: string };
let lamp: number;

beforeAll(async () => {
	shop = await openTestShop();
	staff = await openAccount(shop, { scope: ["merchant"], merchantId: own });
	operator = await openAccount(shop, { scope: ["operator"] });
	lamp = await seedGoods(shop.db, { en: "Lamp" }, { merchantId: own });
});
afterAll(() => shop.close());

let sent = 0;
const reply = (id: number, text: string, { token } = staff) =>
	shop.wire.post(
		"/api/operator/review/reply",
		{ id, text },
		{ token, timestamp: Date.now() + ++sent },
	);

async function textOf(id: number) {
	const [row] = await shop.db.select().from(review).where(eq(review.id, id));
	return row?.reply;
}

test("a merchant's staff replies to a review of its goods, which the goods page shows", async () => {
	const id = await seedReview(shop.db, lamp, { nickname: "Grace Hopper" });
	await shop.db.execute(sql`truncate outbox`);
	const { code, data } = await reply(id, "  Thank you ");
	expect(code).toBe(200);
	expect(data).toMatchObject({
		id,
		nickname: "G***r",
		reply: {
			text: "Thank you",
			createdAt: expect.stringMatching(/\+08:00$/),
		},
	});
	const path = `/api/front/product/reply/list/${lamp}`;
	const { list } = (await shop.wire.get(path)).data;
	expect(list[0]).toEqual(data);
	const { rows } = await shop.db.execute(sql`select payload from outbox`);
	expect(rows).toEqual([{ payload: { tags: [`goods:${lamp}`] } }]);
});

test("a review is replied to once, however many try at once", async () => {
	const id = await seedReview(shop.db, lamp);
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, at) =>
			reply(id, `Reply ${at}`, at % 2 ? staff : operator),
		),
	);
	const codes = answers.map(({ code }) => code);
	expect(codes.filter((code) => code === 200)).toHaveLength(1);
	expect(codes.filter((code) => code === 409)).toHaveLength(19);
	const kept = answers.find(({ code }) => code === 200)?.data.reply.text;
	expect(await textOf(id)).toBe(kept);
});

test("another merchant's review is not found by staff, and found by operators", async () => {
	const strange = await seedGoods(shop.db, { en: "Kite" }, { merchantId: 4 });
	const id = await seedReview(shop.db, strange);
	expectFault(await reply(id, "Thank you"), "notFound");
	expectFault(await reply(2_000_000_000, "Thank you"), "notFound");
	expect(await textOf(id)).toBeNull();
	expect((await reply(id, "Thank you", operator)).code).toBe(200);
});

test("a shopper cannot reply, not even to the own review", async () => {
	const kit = await openAccount(shop);
	const id = await seedReview(shop.db, lamp, { accountId: kit.id });
	expect((await reply(id, "Thanks to me", kit)).code).toBe(403);
	expect(await textOf(id)).toBeNull();
});

test.each([
	["", "emptyReply"],
	["  ", "emptyReply"],
	["a".repeat(1_001), "tooLong"],
])(
	"an empty or endless reply is refused with its field: %#",
	async (text, fault) => {
		const id = await seedReview(shop.db, lamp);
		expect((await reply(id, text)).data).toEqual({ fields: { text: fault } });
	},
);

test("goods off the shelf keep their reviews and can be replied to", async () => {
	const gone = await seedGoods(shop.db, { en: "Gone" }, { merchantId: own });
	const id = await seedReview(shop.db, gone);
	await shop.db.update(goods).set({ isShown: false }).where(eq(goods.id, gone));
	expect((await reply(id, "It comes back")).code).toBe(200);
});
