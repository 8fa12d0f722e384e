import { eq } from "drizzle-orm";
import { account } from "../../../db/schema/account";
import { goods, sku } from "../../../db/schema/goods";
import { buyPaid, buyUnpaid } from "../../../testing/buy-paid";
import { expectInvariants } from "../../../testing/invariants";
import { type Buyer, openBuyer } from "../../../testing/open-buyer";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { seedSku } from "../../../testing/own-cart";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let kit: Buyer;
let staff: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	staff = await openStaff(shop, "operator");
});
beforeEach(async () => {
	kit = await openBuyer(shop);
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

async function seedNamed(name: string, price = "200.00", quantity = 1) {
	const { goodsId, skuId } = await seedSku(shop, { price, stock: 9 });
	const names = { en: name, "zh-CN": `${name}奶茶` };
	await shop.db.update(goods).set({ name: names }).where(eq(goods.id, goodsId));
	return { skuId, quantity, goodsId };
}

async function buyOne(name = "Ferry soap"): Promise<string> {
	const [orderNo = ""] = await buyPaid(shop, kit, [await seedNamed(name)]);
	return orderNo;
}

const listed = async (query: Record<string, string> = {}, buyer = kit) =>
	(await buyer.get("list", query)).data;
const numbersOf = ({ list }: { list: { orderNo: string }[] }) =>
	list.map(({ orderNo }) => orderNo);

test("each tab lists the orders that its count says, as they move on", async () => {
	const waiting = await buyUnpaid(shop, kit, [await seedNamed("Peak tea")]);
	const shipped = await buyOne();
	await staff.ship(shipped);
	const received = await buyOne();
	await staff.ship(received);
	expect((await kit.ask(`take/${received}`)).code).toBe(200);
	const toShip = await buyOne();

	const { data: counts } = await kit.get("data");
	expect(counts).toEqual({
		all: 4,
		unpaid: 1,
		toShip: 1,
		toReceive: 1,
		toReview: 1,
		received: 1,
		completed: 0,
		refund: 0,
	});
	for (const [tab, count] of Object.entries(counts))
		expect(await listed({ tab })).toMatchObject({ total: count });
	expect(numbersOf(await listed({ tab: "toReceive" }))).toEqual([shipped]);
	expect(numbersOf(await listed({ tab: "toReview" }))).toEqual([received]);
	expect(numbersOf(await listed({ tab: "toShip" }))).toEqual([toShip]);
	const { list } = await listed({ tab: "unpaid" });
	expect(list).toMatchObject([
		{
			masterNo: waiting,
			payState: "unpaid",
			refunded: "0.00",
			expiresAt: expect.stringMatching(/\+08:00$/),
			actions: ["pay", "cancel"],
		},
	]);
});

test("the latest come first, a page at a time", async () => {
	const all: string[] = [];
	for (const _ of [1, 2, 3]) all.unshift(await buyOne());
	const pages = [
		await listed({ limit: "2" }),
		await listed({ limit: "2", page: "2" }),
	];
	expect(pages.flatMap(numbersOf)).toEqual(all);
	expect(pages[1]).toMatchObject({ total: 3, page: 2, totalPage: 2 });
	expect(numbersOf(await listed({ limit: "2", page: "9" }))).toEqual([]);
});

test.each([
	["a word of the name", "soap"],
	["the beginning of one", "fer so"],
	["full width and capitals", "ＦＥＲＲＹ"],
	["Chinese in either script", "soap奶茶"],
])("an order is found by %s", async (_, keyword) => {
	const orderNo = await buyOne("Ferry soap");
	await buyOne("Peak tea");
	expect(numbersOf(await listed({ keyword }))).toEqual([orderNo]);
	expect((await listed({ keyword, tab: "completed" })).total).toBe(0);
});

test("an order is found by its number and its master's, by nothing of anybody else", async () => {
	const orderNo = await buyOne("Ferry soap");
	await buyOne();
	const { masterNo } = (await kit.get(`detail/${orderNo}`)).data;
	for (const keyword of [orderNo, masterNo, orderNo.toLowerCase()])
		expect(numbersOf(await listed({ keyword }))).toEqual([orderNo]);
	const mia = await openBuyer(shop);
	for (const keyword of [orderNo, "soap", "…"])
		expect((await listed({ keyword }, mia)).total).toBe(0);
});

test("an order tells its buyer everything, and nobody else anything", async () => {
	const orderNo = await buyOne();
	const { data } = await kit.get(`detail/${orderNo}`);
	expect(data).toMatchObject({
		orderNo,
		status: 0,
		paid: true,
		payMethod: "local",
		total: "230.00",
		lines: [{ refundedQuantity: 0, openRefundNo: null, isReviewed: false }],
		delivery: { realName: "Kit Chan" },
		history: [
			{ step: "created", actor: "buyer", reason: null },
			{ step: "paid", actor: "buyer", reason: null },
		],
		parcels: [],
		refunds: [],
		receivedBy: null,
		refundUntil: null,
		contact: { phone: expect.stringMatching(/\d/) },
	});
	const mia = await openBuyer(shop);
	for (const no of [orderNo, `SH${"0".repeat(18)}`]) {
		for (const call of ["detail", "express"])
			expect((await mia.get(`${call}/${no}`)).code).toBe(404);
		for (const call of ["take", "delete", "again", "cancel"])
			expect((await mia.ask(`${call}/${no}`)).code).toBe(404);
	}
});

test("whoever took a tourist over has its orders too", async () => {
	const guest = await openBuyer(shop, { kind: "tourist" });
	const mine = await buyOne();
	const [theirs = ""] = await buyPaid(shop, guest, [await seedNamed("Tin")]);
	await shop.db
		.update(account)
		.set({ adoptedBy: kit.id })
		.where(eq(account.id, guest.id));
	expect(numbersOf(await listed())).toEqual([theirs, mine]);
	expect(numbersOf(await listed({ keyword: "tin" }))).toEqual([theirs]);
	expect((await kit.get("data")).data.all).toBe(2);
	expect((await kit.get(`detail/${theirs}`)).code).toBe(200);
});

test("an order is taken off the list once it is over, and not before", async () => {
	const waiting = await buyUnpaid(shop, kit, [await seedNamed("Peak tea")]);
	const [{ orderNo }] = (await listed()).list;
	expect((await kit.ask(`delete/${orderNo}`)).code).toBe(409);
	await kit.ask(`cancel/${waiting}`);
	for (const _ of [1, 2])
		expect((await kit.ask(`delete/${orderNo}`)).code).toBe(200);
	expect((await listed()).total).toBe(0);
	expect((await kit.get("data")).data.all).toBe(0);
	expect((await kit.get(`detail/${orderNo}`)).code).toBe(200);
	expect((await staff.get(`order/detail/${orderNo}`)).code).toBe(200);
});

test("what was bought goes into the cart again as far as it is sold, and what is not is named", async () => {
	const soap = await seedNamed("Ferry soap", "20.00", 3);
	const tea = await seedNamed("Peak tea", "20.00");
	const tin = await seedNamed("Tin", "20.00");
	const [orderNo] = await buyPaid(shop, kit, [soap, tea, tin]);
	await shop.db.update(sku).set({ stock: 2 }).where(eq(sku.id, soap.skuId));
	await shop.db
		.update(goods)
		.set({ stock: 2 })
		.where(eq(goods.id, soap.goodsId));
	await shop.db
		.update(goods)
		.set({ isShown: false })
		.where(eq(goods.id, tea.goodsId));
	const { data } = await kit.ask(`again/${orderNo}`);
	expect(data).toEqual({ added: 3, missing: ["Peak tea"] });
	const again = await kit.ask(`again/${orderNo}`);
	expect(again.data).toEqual({ added: 1, missing: ["Peak tea"] });
});
