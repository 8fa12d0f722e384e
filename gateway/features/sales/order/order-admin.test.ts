import { parseCsv } from "../../../csv/parse";
import { buyPaid } from "../../../testing/buy-paid";
import { expectInvariants } from "../../../testing/invariants";
import { type Buyer, openBuyer } from "../../../testing/open-buyer";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { seedSku } from "../../../testing/own-cart";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let kit: Buyer;
/** Of merchant 2, of another one, and of the shop. */
let staff: StaffClient;
let otherStaff: StaffClient;
let operator: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	staff = await openStaff(shop, 2);
	otherStaff = await openStaff(shop, 3);
	operator = await openStaff(shop, "operator");
	kit = await openBuyer(shop);
});
afterAll(async () => {
	await expectInvariants(shop.db);
	await shop.close();
});

async function buy(merchantId = 2): Promise<string> {
	const { skuId } = await seedSku(shop, { price: "50.00", merchantId });
	const [orderNo = ""] = await buyPaid(shop, kit, [{ skuId, quantity: 2 }]);
	return orderNo;
}

async function buyFood(): Promise<string> {
	const { skuId } = await seedSku(shop, {
		cartType: "SUPERMARKET",
		merchantId: 1,
		price: "50.00",
	});
	const [orderNo = ""] = await buyPaid(shop, kit, [{ skuId }]);
	return orderNo;
}

type Query = Record<string, string | number>;
const found = async (who: StaffClient, query: Query): Promise<string[]> => {
	const { data } = await who.get("order/list", { limit: 100, ...query });
	return data.list.map(({ orderNo }: { orderNo: string }) => orderNo);
};

const exported = (who: StaffClient, query: Query = {}) =>
	who.get("order/export", query);
const cellsOf = (text: string) =>
	parseCsv(text, 1_000).map(({ cells }) => cells);

test("a supermarket order waits to be accepted before it waits to be shipped, and counts say so", async () => {
	const market = await openStaff(shop, 1);
	const before = (await market.get("order/data")).data;
	const orderNo = await buyFood();
	expect(await found(market, { tab: "toAccept" })).toContain(orderNo);
	expect(await found(market, { tab: "toShip" })).not.toContain(orderNo);
	await market.ask(`order/accept/${orderNo}`);
	expect(await found(market, { tab: "toShip" })).toContain(orderNo);
	expect((await market.get("order/data")).data).toEqual({
		...before,
		toShip: before.toShip + 1,
	});
	expect((await otherStaff.get("order/data", { merId: 1 })).code).toBe(404);
	expect((await operator.get("order/data", { merId: 1 })).code).toBe(200);
});

test("orders are found by number, by words of their goods and by days, among the own alone", async () => {
	const orderNo = await buy();
	const { data } = await staff.get(`order/detail/${orderNo}`);
	const today = data.createdAt.slice(0, 10);
	const name = data.lines[0].name;
	const queries: Query[] = [
		{ keyword: orderNo },
		{ keyword: data.masterNo },
		{ keyword: name },
		{ from: today, to: today },
	];
	for (const query of queries) {
		expect(await found(staff, query)).toContain(orderNo);
		expect(await found(otherStaff, query)).not.toContain(orderNo);
	}
	expect(await found(staff, { to: "2020-01-01" })).toEqual([]);
	expect(await found(staff, { keyword: "!!" })).toEqual([]);
	expect(await staff.get("order/list", { from: "yesterday" })).toMatchObject({
		code: 400,
		data: { fields: { from: "correctValue" } },
	});
});

test("many orders are shipped at once, and each that cannot be says why", async () => {
	const [one, two, foreign] = [await buy(), await buy(), await buy(3)];
	const { data } = await staff.ask("order/ship-many", {
		courier: "SF Express",
		orderNos: [one, foreign, two],
		sheet: `order,tracking\r\n${two},SF2\r\n${foreign},SF3\r\n${one},SF1`,
	});
	expect(data).toMatchObject([
		{ orderNo: one, trackingNo: "SF1", isShipped: true, fault: null },
		{ orderNo: foreign, isShipped: false, fault: expect.any(String) },
		{ orderNo: two, trackingNo: "SF2", isShipped: true },
	]);
	expect((await otherStaff.get(`order/detail/${foreign}`)).data.status).toBe(0);
	expect((await staff.get(`order/detail/${two}`)).data.parcels).toMatchObject([
		{ courier: "SF Express", trackingNo: "SF2" },
	]);
});

test("tracking numbers alone go to the orders as they were chosen; one that is missing ships nothing", async () => {
	const [one, two, three] = [await buy(), await buy(), await buy()];
	const { data } = await staff.ask("order/ship-many", {
		courier: "SF Express",
		orderNos: [one, two, three],
		sheet: "SF1\n\nSF2\n",
	});
	expect(data).toMatchObject([
		{ trackingNo: "SF1", isShipped: true },
		{ trackingNo: "SF2", isShipped: true },
		{ trackingNo: "", isShipped: false },
	]);
	const broken = { courier: "SF", orderNos: [three], sheet: 'a"\n"b' };
	expect(await staff.ask("order/ship-many", broken)).toMatchObject({
		code: 400,
		data: { fields: { sheet: "correctValue" } },
	});
});

test("of two who ship one order at once one does", async () => {
	const orderNo = await buy();
	const answers = await Promise.all(
		[staff, operator].map((who) => who.ship(orderNo)),
	);
	expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
	const { data } = await staff.get("audit/list", { keyword: orderNo });
	expect(data.list).toMatchObject([{ action: "order.ship" }]);
});

test("own orders alone leave as a file: a record a line, money as figures, sums once", async () => {
	const [own, foreign] = [await buy(), await buy(3)];
	const { text } = await exported(staff, { tab: "all" });
	expect(text).not.toContain(foreign);
	const [heads = [], ...records] = cellsOf(text);
	const record = records.find(([orderNo]) => orderNo === own) ?? [];
	expect(record).toHaveLength(heads.length);
	const cell = (head: string) => record[heads.indexOf(head)];
	expect(["Quantity", "Price", "Order paid"].map(cell)).toEqual([
		"2",
		"50.00",
		"130.00",
	]);
	expect(
		cellsOf((await exported(operator, { tab: "all" })).text).flat(),
	).toEqual(expect.arrayContaining([own, foreign]));
	expect((await exported(otherStaff, { merId: 2 })).code).toBe(404);
	expect((await exported(staff, { tab: "none" })).code).toBe(400);
	const path = "/api/operator/order/export";
	expect((await shop.wire.get(path, {}, { token: kit.token })).code).toBe(403);
	expect((await shop.wire.get(path)).code).toBe(410000);
	const { data } = await staff.get("audit/list", { action: "order.export" });
	expect(data.list[0]).toMatchObject({ merchant: { id: 2 } });
});

test("each step of staff leaves an audit record", async () => {
	const orderNo = await buy();
	await staff.ship(orderNo);
	const { parcels } = (await staff.get(`order/detail/${orderNo}`)).data;
	await staff.ask(`parcel/track/${parcels[0].id}`, { event: "inTransit" });
	const { data } = await staff.get("audit/list", { keyword: orderNo });
	expect(data.list).toMatchObject([
		{ action: "order.track", changes: [{ after: "inTransit" }] },
		{ action: "order.ship", changes: [{ after: "SF Express SF1" }] },
	]);
	expect(
		(await otherStaff.get("audit/list", { keyword: orderNo })).data.list,
	).toEqual([]);
});
