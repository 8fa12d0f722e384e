import { eq, sql } from "drizzle-orm";
import type {
	HeldOrder,
	StaffClosure,
} from "../../../../contract/delivery/store-admin";
import { goods, sku } from "../../../../db/schema/goods";
import { merchantOrder } from "../../../../db/schema/order";
import { slotClosure, store } from "../../../../db/schema/store";
import { buyPaid } from "../../../../testing/buy-paid";
import { takeFallenTags } from "../../../../testing/fallen-tags";
import { openBuyer } from "../../../../testing/open-buyer";
import { openStaff, type StaffClient } from "../../../../testing/open-staff";
import { closureTomorrow, storeFields } from "../../../../testing/store-fields";
import { openTestShop, type TestShop } from "../../../../testing/test-shop";

let shop: TestShop;
let operator: StaffClient;
/** Of two merchants, each with a store. */
let first: StaffClient & { storeId: number };
let second: StaffClient & { storeId: number };

beforeAll(async () => {
	shop = await openTestShop();
	operator = await openStaff(shop, "operator");
	const [own] = await shop.db.select().from(store).where(eq(store.id, 1));
	const merchantId = own?.merchantId ?? 0;
	first = { ...(await openStaff(shop, merchantId)), storeId: 1 };
	const other = merchantId === 12 ? 11 : 12;
	const body = { ...storeFields(), merId: other };
	const { data } = await operator.ask("store/create", body);
	second = { ...(await openStaff(shop, other)), storeId: data.id };
});
afterEach(() => shop.db.execute(sql`truncate slot_closure cascade`));
afterAll(() => shop.close());

const ids = (list: { id: number }[]) => list.map(({ id }) => id);

test("staff see the stores of their own merchant, operators all", async () => {
	const own = (await first.get("store/list")).data;
	expect(ids(own)).toContain(first.storeId);
	expect(ids(own)).not.toContain(second.storeId);
	const all = (await operator.get("store/list")).data;
	expect(ids(all)).toEqual(
		expect.arrayContaining([first.storeId, second.storeId]),
	);
});

test("staff neither change, look into, close nor reopen another merchant's store", async () => {
	const { storeId } = second;
	const closing = closureTomorrow(shop.now(), storeId);
	const { data: closure } = await second.ask("store/close", closing);
	const answers = await Promise.all([
		first.ask(`store/edit/${storeId}`, storeFields()),
		first.get(`store/slots/${storeId}`),
		first.ask("store/close", closing),
		first.ask(`store/reopen/${closure.id}`),
		first.get(`store/closure/orders/${closure.id}`),
	]);
	expect(answers.map(({ code }) => code)).toEqual([404, 404, 404, 404, 404]);
	expect((await first.get("store/closures")).data).toEqual([]);
	expect(ids((await second.get("store/closures")).data)).toEqual([closure.id]);
});

test("all stores are closed and reopened by operators alone; staff see it", async () => {
	const closing = closureTomorrow(shop.now(), null);
	expect((await first.ask("store/close", closing)).code).toBe(403);
	const { data: made } = await operator.ask("store/close", closing);
	const [seen] = (await first.get("store/closures")).data as StaffClosure[];
	expect(seen).toMatchObject({ id: made.id, store: null, isTheirs: false });
	expect((await first.ask(`store/reopen/${made.id}`)).code).toBe(403);
	expect((await operator.ask(`store/reopen/${made.id}`)).code).toBe(200);
	expect((await first.get("store/closures")).data).toEqual([]);
});

test("a store that is changed shows so to shoppers, and its pages hear of it", async () => {
	await takeFallenTags(shop);
	const changed = storeFields({ fee: "12.50", radiusMetres: 700 });
	const answer = await second.ask(`store/edit/${second.storeId}`, changed);
	expect(answer.data).toMatchObject({ fee: "12.50", radiusMetres: 700 });
	expect(await takeFallenTags(shop)).toEqual(["stores"]);
	const detail = `/api/front/store/detail/${second.storeId}`;
	expect((await shop.wire.get(detail)).data.fee).toBe("12.50");
	const away = storeFields({ isInService: false });
	await second.ask(`store/edit/${second.storeId}`, away);
	expect((await shop.wire.get(detail)).code).toBe(404);
	await second.ask(`store/edit/${second.storeId}`, storeFields());
	expect((await shop.wire.get(detail)).code).toBe(200);
});

test.each([
	[{ latitude: 91 }, "latitude"],
	[{ radiusMetres: 99 }, "radiusMetres"],
	[{ phone: "call me" }, "phone"],
	[{ slotCapacity: -1 }, "slotCapacity"],
	[
		{
			openingHours: Array.from({ length: 7 }, () => ({
				from: "22:00",
				to: "09:00",
			})),
		},
		"openingHours.0",
	],
])(
	"a store that makes no sense is refused by its field: %j",
	async (slip, field) => {
		const body = storeFields(slip);
		const answer = await second.ask(`store/edit/${second.storeId}`, body);
		expect(answer.code).toBe(400);
		expect(Object.keys(answer.data.fields)).toContain(field);
	},
);

test("a closure that is over already is refused, and one that has begun ends now when it is reopened", async () => {
	const span = { from: "2020-01-01T10:00", until: "2020-01-01T12:00" };
	const body = { ...span, reason: "other", storeId: first.storeId, note: null };
	expect(await first.ask("store/close", body)).toMatchObject({
		code: 400,
		data: { fields: { until: "overAlready" } },
	});
	const [row] = await shop.db
		.insert(slotClosure)
		.values({
			storeId: first.storeId,
			from: new Date(shop.now().getTime() - 3_600_000),
			until: new Date(shop.now().getTime() + 3_600_000),
			reason: "other",
			createdAt: shop.now(),
		})
		.returning();
	expect((await first.ask(`store/reopen/${row?.id}`)).code).toBe(200);
	const [kept] = await shop.db.select().from(slotClosure);
	expect(kept?.until.getTime()).toBeLessThanOrEqual(shop.now().getTime());
	expect((await first.ask(`store/reopen/${row?.id}`)).code).toBe(404);
});

test("orders that hold a closed slot are counted and listed for their merchant alone, until they have left", async () => {
	const buyer = await openBuyer(shop);
	const [fresh] = await shop.db
		.select({ id: sku.id })
		.from(sku)
		.innerJoin(goods, eq(goods.id, sku.goodsId))
		.where(eq(goods.cartType, "SUPERMARKET"))
		.limit(1);
	const [orderNo = ""] = await buyPaid(shop, buyer, [
		{ skuId: fresh?.id ?? 0 },
	]);
	const [order] = await shop.db
		.select()
		.from(merchantOrder)
		.where(eq(merchantOrder.no, orderNo));
	const startsAt = order?.slotStartsAt?.getTime() ?? 0;
	const [closure] = await shop.db
		.insert(slotClosure)
		.values({
			from: new Date(startsAt),
			until: new Date(startsAt + 7_200_000),
			reason: "typhoon",
			createdAt: shop.now(),
		})
		.returning();
	const owner = await openStaff(shop, order?.merchantId ?? 0);
	const stranger = order?.merchantId === 12 ? first : second;
	const listed = async (staff: StaffClient): Promise<HeldOrder[]> =>
		(await staff.get(`store/closure/orders/${closure?.id}`)).data.list;
	const counted = async (staff: StaffClient) =>
		(await staff.get("store/closures")).data[0].orders;
	expect(await listed(owner)).toMatchObject([
		{ orderNo, paid: true, isAccepted: false, store: { id: order?.storeId } },
	]);
	expect(await counted(owner)).toBe(1);
	expect(await listed(stranger)).toEqual([]);
	expect(await counted(stranger)).toBe(0);
	// The slot stays theirs, and its load is seen.
	const { data: days } = await owner.get(`store/slots/${order?.storeId}`);
	const slots = days.flatMap((day: { slots: object[] }) => day.slots);
	expect(slots).toContainEqual(
		expect.objectContaining({ taken: 1, state: "closed" }),
	);
	await owner.ask(`order/accept/${orderNo}`);
	expect((await listed(owner))[0]?.isAccepted).toBe(true);
	expect((await owner.ship(orderNo)).code).toBe(200);
	expect(await listed(owner)).toEqual([]);
});
