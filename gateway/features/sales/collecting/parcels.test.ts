import { eq } from "drizzle-orm";
import { outbox } from "../../../db/schema/outbox";
import {
	bringToStore,
	buyToPoint,
	lockerId,
	parcelStoreId,
	type ToPoint,
} from "../../../testing/buy-to-point";
import { expectMoneyToAddUp } from "../../../testing/expect-money";
import { type Buyer, openBuyer } from "../../../testing/open-buyer";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { seedSku } from "../../../testing/own-cart";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { receiveDue } from "../order/by-itself";

let shop: TestShop;
/** Of the store. */
let staff: StaffClient;
/** Of the merchant whose parcels they are. */
let seller: StaffClient;
let kit: Buyer;

beforeAll(async () => {
	shop = await openTestShop();
	staff = await openStaff(shop, 1);
	seller = await openStaff(shop, 2);
});
beforeEach(async () => {
	kit = await openBuyer(shop);
});
afterEach(() => expectMoneyToAddUp(shop));
afterAll(() => shop.close());

const storeId = parcelStoreId;
const locker = { kind: "locker", id: lockerId } as const;

const buy = async (point?: typeof locker) =>
	buyToPoint(shop, kit, { ...(await seedSku(shop)), point });
const bring = (bought: ToPoint) =>
	bringToStore(bought, { buyer: kit, seller, staff });
const seen = async ({ orderNo }: Pick<ToPoint, "orderNo">) =>
	(await kit.get(`detail/${orderNo}`)).data;
const arrived = ({ orderNo }: ToPoint, by = staff) =>
	by.ask("collecting/parcel/arrived", { storeId, orderNo });
const find = (no: string, by = staff) =>
	by.ask("collecting/parcel/find", { storeId, no });
const handOver = (code: string, by = staff) =>
	by.ask("collecting/hand-over", { storeId, code });
const here = async () =>
	(
		await staff.get("collecting/parcel/list", { storeId, limit: 100 })
	).data.list.map(({ orderNo }: { orderNo: string }) => orderNo);

test("whose parcel is on its way to a store hears that a code follows, and is not asked to confirm anything", async () => {
	const bought = await buy();
	await seller.ship(bought.orderNo);
	const [row] = await shop.db
		.select({ payload: outbox.payload })
		.from(outbox)
		.where(eq(outbox.reference, `orderShipped ${bought.orderNo}`));
	expect(row?.payload).toMatchObject({ template: "orderShippedToStore" });
});

test("the merchant sees the point in the place of the address, with the locker's code, and ships by courier", async () => {
	const bought = await buy(locker);
	const { data } = await seller.get(`order/detail/${bought.orderNo}`);
	expect(data.delivery.formatted).toContain("HL-0101");
	expect(data.delivery.formatted).not.toContain("Taikoo");
	const own = { method: "own", delivererName: "Wai", delivererPhone: "9123" };
	const byHand = await seller.ask(`order/ship/${bought.orderNo}`, {
		parcels: [own],
	});
	expect(byHand.code).toBe(409);
	expect((await seller.ship(bought.orderNo)).code).toBe(200);
	// The locker's network tells its buyer itself.
	expect(await seen(bought)).toMatchObject({
		status: 1,
		point: { waiting: null },
	});
	expect((await kit.ask(`take/${bought.orderNo}`)).code).toBe(200);
});

test("a parcel to a store is booked once it is there, by order or tracking number, and its buyer is given the code", async () => {
	const bought = await buy();
	expect((await find(bought.orderNo)).code).toBe(404);
	await seller.ask(`order/ship/${bought.orderNo}`, {
		parcels: [
			{ method: "courier", courier: "SF", trackingNo: `T${bought.orderNo}` },
		],
	});
	expect((await seen(bought)).point.waiting).toBeNull();
	for (const no of [bought.orderNo.toLowerCase(), `T${bought.orderNo}`])
		expect((await find(no)).data).toMatchObject([
			{ orderNo: bought.orderNo, state: "expected", realName: "Kit Chan" },
		]);
	expect((await arrived(bought)).data).toMatchObject({ state: "waiting" });
	expect((await arrived(bought)).code).toBe(409);
	const { code } = (await seen(bought)).point.waiting;
	const [notified] = await shop.db
		.select()
		.from(outbox)
		.where(eq(outbox.reference, `parcelReady ${bought.orderNo}`));
	expect(JSON.stringify(notified?.payload)).toContain(code.slice(0, 4));
	expect(await here()).toContain(bought.orderNo);
});

test("staff of the store see who comes and how many parcels, and no prices, goods, phone or code", async () => {
	const bought = await buy();
	const code = await bring(bought);
	const { data, text } = await staff.ask("collecting/find", { storeId, code });
	expect(Object.keys(data.parcel).sort()).toEqual([
		"arrivedAt",
		"merchant",
		"orderNo",
		"parcels",
		"realName",
		"state",
		"until",
	]);
	expect(text).not.toContain(code);
	expect(text).not.toContain("91234567");
	expect((await staff.get(`order/detail/${bought.orderNo}`)).code).toBe(404);
	const sellers = await seller.get(`order/detail/${bought.orderNo}`);
	expect(sellers.text).not.toContain(code);
});

test("a parcel goes to whoever shows its code, once, also when twenty desks use it at once", async () => {
	const bought = await buy();
	const code = await bring(bought);
	const answers = await Promise.all(
		Array.from({ length: 20 }, () => handOver(code)),
	);
	const codes = answers.map((answer) => answer.code);
	expect(codes.filter((one) => one === 200)).toHaveLength(1);
	expect(codes.filter((one) => one === 409)).toHaveLength(19);
	const { status, point, history } = await seen(bought);
	expect(status).toBe(2);
	expect(point.waiting).toBeNull();
	expect(history.at(-1)).toMatchObject({ step: "received", actor: "merchant" });
	expect(await here()).not.toContain(bought.orderNo);
});

test("a parcel is handed over, booked and looked up by staff of its store alone, whoever sold it", async () => {
	const bought = await buy();
	await seller.ship(bought.orderNo);
	for (const answer of [
		await find(bought.orderNo, seller),
		await arrived(bought, seller),
		await seller.get("collecting/parcel/list", { storeId }),
	])
		expect(answer.code).toBe(404);
	expect((await arrived(bought)).code).toBe(200);
	const { code } = (await seen(bought)).point.waiting;
	const wrong = await handOver("22222222", seller);
	expect(await handOver(code, seller)).toMatchObject({
		code: 404,
		message: wrong.message,
	});
	const elsewhere = { storeId: 3, code };
	expect((await staff.ask("collecting/hand-over", elsewhere)).code).toBe(404);
	expect((await handOver(code)).code).toBe(200);
});

test("its buyer does not say that a parcel to a store arrived, and time does not", async () => {
	const bought = await buy();
	await bring(bought);
	const { actions } = await seen(bought);
	expect(actions).not.toContain("take");
	expect((await kit.ask(`take/${bought.orderNo}`)).code).toBe(409);
	const later = new Date(Date.now() + 20 * 24 * 3_600_000);
	await receiveDue(shop.db, later);
	expect(await seen(bought)).toMatchObject({ status: 1, receivedBy: null });
});

test("what was refunded on its way is booked, notified to nobody and sent back, once", async () => {
	const bought = await buy();
	await seller.ship(bought.orderNo);
	const { lines } = await seen(bought);
	const { data } = await kit.ask("refund", {
		orderNo: bought.orderNo,
		lines: [{ lineId: lines[0].id, quantity: 1 }],
		reason: "changedMind",
	});
	expect((await seller.ask(`refund/approve/${data.refundNo}`)).code).toBe(200);
	expect((await arrived(bought)).data.state).toBe("toSendBack");
	const notified = eq(outbox.reference, `parcelReady ${bought.orderNo}`);
	expect(await shop.db.$count(outbox, notified)).toBe(0);
	const back = () =>
		staff.ask("collecting/parcel/send-back", {
			storeId,
			orderNo: bought.orderNo,
		});
	expect((await back()).data.state).toBe("left");
	expect((await back()).code).toBe(409);
});

test("a parcel that waits for its buyer is not sent back", async () => {
	const bought = await buy();
	await bring(bought);
	const { orderNo } = bought;
	const body = { storeId, orderNo };
	expect((await staff.ask("collecting/parcel/send-back", body)).code).toBe(409);
});

test("what goes over the wire goes to no store", async () => {
	const bought = await buy();
	const virtual = { method: "virtual", content: "A code" };
	await seller.ask(`order/ship/${bought.orderNo}`, { parcels: [virtual] });
	expect(await seen(bought)).toMatchObject({ status: 1, point: null });
	expect((await kit.ask(`take/${bought.orderNo}`)).code).toBe(200);
});
