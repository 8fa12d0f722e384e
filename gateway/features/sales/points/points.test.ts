import { eq } from "drizzle-orm";
import { masterOrder, merchantOrder } from "../../../db/schema/order";
import { pointsEntry } from "../../../db/schema/points";
import { loginCalls } from "../../../testing/login-calls";
import { type OpenAccount, openAccount } from "../../../testing/open-account";
import { seedMaster } from "../../../testing/seed-master";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const dayMs = 86_400_000;
let shop: TestShop;
let kit: OpenAccount;

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(async () => {
	kit = await openAccount(shop);
});
afterEach(() => shop.moveClock(0));
afterAll(() => shop.close());

const get = async (call: string, query = {}, { token } = kit) =>
	(await shop.wire.get(`/api/front/integral/${call}`, query, { token })).data;

type Entry = typeof pointsEntry.$inferInsert;
async function enter(
	fields: Pick<Entry, "kind" | "amount"> & Partial<Entry>,
): Promise<void> {
	const at = shop.now();
	const own = { accountId: kit.id, usableFrom: at, at };
	await shop.db.insert(pointsEntry).values({ ...own, ...fields });
}

/** A paid master of one order; answers both. */
async function buy(total: string, { id } = kit) {
	const master = await seedMaster(shop, id, { total });
	await shop.db
		.update(masterOrder)
		.set({ paidAt: shop.now() })
		.where(eq(masterOrder.id, master.id));
	const [order] = await shop.db
		.update(merchantOrder)
		.set({ paid: true })
		.where(eq(merchantOrder.masterId, master.id))
		.returning();
	if (!order) throw new Error("Nothing was bought");
	return { master, order };
}

test("whoever never bought anything has no points", async () => {
	expect(await get("user")).toEqual({
		current: 0,
		accumulated: 0,
		spent: 0,
		cumulativeSpend: "0.00",
		frozen: 0,
		nextUsableFrom: null,
	});
	expect(await get("list")).toMatchObject({ list: [], total: 0, totalPage: 0 });
});

test("points of an order are frozen until their day, and usable from then on", async () => {
	const { order } = await buy("120.50");
	const usableFrom = new Date(shop.now().getTime() + dayMs);
	await enter({ kind: "granted", amount: 120, orderId: order.id, usableFrom });
	await enter({ kind: "granted", amount: 30 });
	expect(await get("user")).toMatchObject({
		current: 30,
		accumulated: 150,
		frozen: 120,
		nextUsableFrom: expect.stringMatching(/\+08:00$/),
	});
	expect((await get("list")).list).toMatchObject([
		{ kind: "granted", amount: 30, orderNo: null, frozenUntil: null },
		{ kind: "granted", amount: 120, orderNo: order.no },
	]);
	expect((await get("list")).list[1].frozenUntil).not.toBeNull();
	shop.moveClock(dayMs + 1_000);
	expect(await get("user")).toMatchObject({
		current: 150,
		frozen: 0,
		nextUsableFrom: null,
	});
	expect((await get("list")).list[1].frozenUntil).toBeNull();
	const { data } = await shop.wire.get(
		"/api/front/user/info",
		{},
		{ token: kit.token },
	);
	expect(data.points).toBe(150);
});

test("points that were taken back while frozen are announced no longer", async () => {
	const [gone, kept] = [await buy("10.00"), await buy("20.00")];
	const inDays = (days: number) =>
		new Date(shop.now().getTime() + days * dayMs);
	const grant = async (orderId: number, amount: number, usableFrom: Date) =>
		enter({ kind: "granted", amount, orderId, usableFrom });
	await grant(gone.order.id, 10, inDays(3));
	await grant(kept.order.id, 20, inDays(5));
	await enter({ kind: "takenBack", amount: -10, orderId: gone.order.id });
	const points = await get("user");
	expect(points).toMatchObject({ current: 0, accumulated: 20, frozen: 20 });
	expect(new Date(points.nextUsableFrom).getTime()).toBeGreaterThan(
		inDays(4).getTime(),
	);
});

test("points that an order spent and gave back count as not spent, each with its number", async () => {
	const { master } = await buy("50.00");
	await enter({ kind: "granted", amount: 500 });
	await enter({ kind: "spent", amount: -400, masterId: master.id });
	await enter({ kind: "givenBack", amount: 150, masterId: master.id });
	expect(await get("user")).toMatchObject({
		current: 250,
		accumulated: 500,
		spent: 250,
	});
	const { list } = await get("list");
	expect(list.map((entry: { orderNo: string }) => entry.orderNo)).toEqual([
		master.no,
		master.no,
		null,
	]);
});

test("cumulative spend is what was paid less what went back, hidden orders too, unpaid ones never", async () => {
	const { order } = await buy("100.10");
	await seedMaster(shop, kit.id, { total: "999.00" });
	await buy("0.20", await openAccount(shop));
	expect((await get("user")).cumulativeSpend).toBe("100.10");
	await shop.db
		.update(merchantOrder)
		.set({ refunded: "30.03", hiddenAt: shop.now() })
		.where(eq(merchantOrder.id, order.id));
	await buy("0.20");
	expect((await get("user")).cumulativeSpend).toBe("70.27");
});

test("a tourist's points and spending come along when the e-mail is proven", async () => {
	const email = "points@example.com";
	const tourist = await openAccount(shop, { kind: "tourist", email });
	await buy("15.00", tourist);
	await enter({ kind: "granted", amount: 15, accountId: tourist.id });
	await enter({ kind: "granted", amount: 5 });
	const captcha = await loginCalls(shop).codeByMail(email);
	await shop.wire.post(
		"/api/front/user/bind/email",
		{ email, captcha },
		{ token: kit.token },
	);
	expect(await get("user")).toMatchObject({
		current: 20,
		cumulativeSpend: "15.00",
	});
	expect((await get("list")).total).toBe(2);
});

test("pages hold every entry once, the latest first, and none of another account", async () => {
	for (let amount = 1; amount <= 5; amount++)
		await enter({ kind: "granted", amount });
	const mia = await openAccount(shop);
	await enter({ kind: "granted", amount: 99, accountId: mia.id });
	const amounts: number[] = [];
	for (const page of [1, 2, 3]) {
		const { list, total, totalPage } = await get("list", { page, limit: 2 });
		expect({ total, totalPage }).toEqual({ total: 5, totalPage: 3 });
		amounts.push(...list.map((entry: { amount: number }) => entry.amount));
	}
	expect(amounts).toEqual([5, 4, 3, 2, 1]);
});
