import { eq } from "drizzle-orm";
import {
	collectCodeAlphabet,
	collectCodeLength,
	spellCode,
	wrongCodesMax,
} from "../../../contract/delivery/collecting-terms";
import { account } from "../../../db/schema/account";
import { address } from "../../../db/schema/address";
import { masterOrder } from "../../../db/schema/order";
import { collectingSlot, store } from "../../../db/schema/store";
import {
	buyToCollect,
	collectingChoices,
	collectingStoreId,
	makeReady,
	type ToCollect,
} from "../../../testing/buy-to-collect";
import { expectMoneyToAddUp } from "../../../testing/expect-money";
import { type Buyer, openBuyer } from "../../../testing/open-buyer";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { seedSku } from "../../../testing/own-cart";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { maskOrdersOfDeleted } from "../order/forget";

let shop: TestShop;
let staff: StaffClient;
let kit: Buyer;

beforeAll(async () => {
	shop = await openTestShop();
	staff = await openStaff(shop, 1);
});
beforeEach(async () => {
	kit = await openBuyer(shop);
});
afterEach(() => expectMoneyToAddUp(shop));
afterAll(() => shop.close());

const food = { cartType: "SUPERMARKET", merchantId: 1 } as const;
const collector = {
	realName: "Mei Wong",
	countryCode: "+852",
	phone: "61234567",
	email: "mei@example.com",
};

const addFood = (price = "40.00") => seedSku(shop, { ...food, price });

async function buyReady(): Promise<ToCollect> {
	const bought = await buyToCollect(shop, kit, await addFood());
	await makeReady(staff, bought);
	return bought;
}

const seen = async ({ orderNo }: ToCollect) =>
	(await kit.get(`detail/${orderNo}`)).data;

const step = (
	name: "find" | "hand-over",
	{ storeId, code }: Pick<ToCollect, "storeId" | "code">,
	by = staff,
) => by.ask(`collecting/${name}`, { storeId, code });

const slotsTaken = async ({ storeId }: ToCollect) => {
	const rows = await shop.db
		.select()
		.from(collectingSlot)
		.where(eq(collectingSlot.storeId, storeId));
	return rows.reduce((sum, { taken }) => sum + taken, 0);
};

test("what is fetched has no freight, whatever it costs, and its sum has the same parts as any other", async () => {
	const { skuId } = await addFood();
	await kit.put(skuId, 1);
	const preOrderNo = await kit.want();
	const { data: brought } = await kit.quote(preOrderNo);
	expect(brought).toMatchObject({ freightTotal: "50.00", total: "90.00" });
	expect(brought.groups[0]).toMatchObject({ isCollected: false });
	const names = brought.groups[0].collectingStores.map(
		({ id }: { id: number }) => id,
	);
	// Mong Kok is nearer to Taikoo Shing than Sha Tin.
	expect(names).toEqual([2, 3]);
	const choices = await collectingChoices(shop);
	const { data: fetched } = await kit.quote(preOrderNo, choices);
	expect(fetched).toMatchObject({ freightTotal: "0.00", total: "40.00" });
	expect(fetched.groups[0]).toMatchObject({
		isCollected: true,
		isOutOfReach: false,
		freight: "0.00",
		store: { id: collectingStoreId },
	});
});

test("nobody needs an address to fetch an order, but somebody has to come for it", async () => {
	await shop.db.delete(address).where(eq(address.id, kit.addressId));
	const { skuId } = await addFood();
	await kit.put(skuId, 1);
	const preOrderNo = await kit.want();
	const choices = { ...(await collectingChoices(shop)), addressId: null };
	const refused = await kit.order(preOrderNo, choices);
	expect(refused).toMatchObject({
		code: 400,
		data: { fields: { collector: "emptyRealName" } },
	});
	const made = await kit.order(preOrderNo, { ...choices, collector });
	expect(made.code).toBe(200);
	const { data } = await kit.get(`master/detail/${made.data.orderNo}`);
	expect(data.delivery).toMatchObject({
		realName: "Mei Wong",
		phone: "+852 61234567",
	});
	expect(data.messagesTo).toBe("mei@example.com");
	expect(data.orders[0].collecting).toMatchObject({ code: null });
});

test("what is delivered needs an address, also beside what is fetched", async () => {
	for (const sku of [await addFood(), await seedSku(shop)])
		await kit.put(sku.skuId, 1);
	const choices = { ...(await collectingChoices(shop)), collector };
	const refused = await kit.order(await kit.want(), {
		...choices,
		addressId: null,
	});
	expect(refused).toMatchObject({
		code: 400,
		data: { fields: { addressId: "emptyAddress" } },
	});
});

test("a store where nothing is fetched any more is named, and nothing is ordered", async () => {
	const { skuId } = await addFood();
	await kit.put(skuId, 1);
	const preOrderNo = await kit.want();
	const choices = await collectingChoices(shop);
	await kit.quote(preOrderNo, choices);
	const set = (collects: boolean) =>
		shop.db
			.update(store)
			.set({ collects })
			.where(eq(store.id, collectingStoreId));
	await set(false);
	const { code, data } = await kit.order(preOrderNo, choices);
	await set(true);
	expect(code).toBe(409);
	expect(data.changes).toMatchObject([{ kind: "reach", now: null }]);
});

test("a slot to fetch in is held by its order, and given back by whoever cancels it", async () => {
	const bought = await buyToCollect(shop, kit, await addFood());
	const taken = await slotsTaken(bought);
	expect((await kit.ask(`cancel/${bought.orderNo}`)).code).toBe(200);
	expect(await slotsTaken(bought)).toBe(taken - 1);
});

test("a slot takes as many orders as the store says, and deliveries of that time are counted apart", async () => {
	const choices = await collectingChoices(shop, { storeId: 3 });
	const set = (collectingCapacity: number) =>
		shop.db.update(store).set({ collectingCapacity }).where(eq(store.id, 3));
	await set(1);
	const { skuId } = await addFood();
	await kit.put(skuId, 1);
	expect((await kit.order(await kit.want(), choices)).code).toBe(200);
	await kit.put(skuId, 1);
	const { code, data } = await kit.order(await kit.want(), choices);
	await set(20);
	expect(code).toBe(409);
	expect(data.changes).toMatchObject([{ kind: "slot" }]);
});

test("each paid order that is fetched has a code of eight signs that nobody confuses; staff are not shown it", async () => {
	const bought = await buyToCollect(shop, kit, await addFood());
	const { code, orderNo } = bought;
	expect(code).toMatch(
		new RegExp(`^[${collectCodeAlphabet}]{${collectCodeLength}}$`),
	);
	expect(collectCodeAlphabet).not.toMatch(/[01IO]/);
	expect(spellCode("ABCD2345")).toBe("ABCD 2345");
	const { text } = await staff.get(`order/detail/${orderNo}`);
	expect(text).not.toContain(code);
	const another = await buyToCollect(shop, kit, await addFood());
	expect(another.code).not.toBe(code);
});

test("an order goes to whoever shows its code, however it is typed, and is received by that", async () => {
	const bought = await buyReady();
	expect(await seen(bought)).toMatchObject({ status: 1 });
	const typed = spellCode(bought.code).toLowerCase();
	const found = await step("find", { ...bought, code: typed });
	expect(found.data).toMatchObject({
		kind: "order",
		order: { orderNo: bought.orderNo, collecting: { code: null } },
	});
	const given = await step("hand-over", bought);
	expect(given).toMatchObject({ code: 200, data: { order: { status: 2 } } });
	const { history, collecting } = await seen(bought);
	expect(history.at(-1)).toMatchObject({ step: "received", actor: "merchant" });
	expect(collecting.code).toBeNull();
});

test("a code works once, also when twenty desks use it at once", async () => {
	const bought = await buyReady();
	const answers = await Promise.all(
		Array.from({ length: 20 }, () => step("hand-over", bought)),
	);
	const codes = answers.map(({ code }) => code);
	expect(codes.filter((code) => code === 200)).toHaveLength(1);
	expect(codes.filter((code) => code === 409)).toHaveLength(19);
});

test("an order that is not ready yet is found, and not handed over", async () => {
	const bought = await buyToCollect(shop, kit, await addFood());
	expect((await step("find", bought)).code).toBe(200);
	expect((await step("hand-over", bought)).code).toBe(409);
	expect(await seen(bought)).toMatchObject({ status: 0 });
});

test("a code of another store or merchant is as wrong as any other", async () => {
	const bought = await buyReady();
	const wrong = await step("find", { ...bought, code: "22222222" });
	expect(wrong.code).toBe(404);
	const others = await openStaff(shop, 2);
	for (const answer of [
		await step("hand-over", { ...bought, storeId: 3 }),
		await step("hand-over", bought, others),
	])
		expect(answer).toMatchObject({ code: 404, message: wrong.message });
	expect(await seen(bought)).toMatchObject({ status: 1 });
});

test("whoever tries many wrong codes has to wait, and right ones are not counted", async () => {
	const bought = await buyReady();
	const guessing = await openStaff(shop, 1);
	for (let tries = 0; tries < wrongCodesMax; tries += 1) {
		const wrong = { ...bought, code: "22222222" };
		expect((await step("find", wrong, guessing)).code).toBe(404);
	}
	expect((await step("find", bought, guessing)).code).toBe(429);
	for (let found = 0; found < wrongCodesMax + 1; found += 1)
		expect((await step("find", bought)).code).toBe(200);
});

test("an order that is fetched goes by no courier, and any other is not set aside", async () => {
	const bought = await buyToCollect(shop, kit, await addFood());
	await staff.ask(`order/accept/${bought.orderNo}`);
	expect((await staff.ship(bought.orderNo)).code).toBe(409);
	const { skuId } = await addFood();
	await kit.put(skuId, 1);
	const preOrderNo = await kit.want();
	const { data: quote } = await kit.quote(preOrderNo);
	const [{ key, slot }] = quote.groups;
	const made = await kit.order(preOrderNo, { slots: { [key]: slot.from } });
	expect(made.code).toBe(200);
});

test("its buyer does not say that it arrived: the store does", async () => {
	const bought = await buyReady();
	const { actions } = await seen(bought);
	expect(actions).not.toContain("take");
	expect((await kit.ask(`take/${bought.orderNo}`)).code).toBe(409);
});

test("who came for an order is forgotten with the account, and is in its file before", async () => {
	const bought = await buyReady();
	await step("hand-over", bought);
	const { token } = kit;
	const path = "/api/front/user/export";
	const exported = await shop.wire.post(path, undefined, { token });
	expect(exported.data.orders[0].delivery).toMatchObject({
		realName: "Kit Chan",
		phone: "+852 91234567",
	});
	const at = new Date(Date.now() + 16 * 24 * 3_600_000);
	await shop.db
		.update(account)
		.set({ deletedAt: at })
		.where(eq(account.id, kit.id));
	await maskOrdersOfDeleted(shop.db, at);
	const [master] = await shop.db
		.select()
		.from(masterOrder)
		.where(eq(masterOrder.no, bought.masterNo));
	expect(master?.deliveredTo).toMatchObject({ realName: "", phone: "" });
});
