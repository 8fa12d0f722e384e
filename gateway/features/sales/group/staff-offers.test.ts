import { eq } from "drizzle-orm";
import { auditEntry } from "../../../db/schema/audit";
import { outbox } from "../../../db/schema/outbox";
import { expectInvariants } from "../../../testing/invariants";
import { openBuyer } from "../../../testing/open-buyer";
import { askForPlace, openGroup, seedOffer } from "../../../testing/open-group";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { seedSku } from "../../../testing/own-cart";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const hourMs = 3_600_000;
let shop: TestShop;
let own: StaffClient;
let other: StaffClient;
let operator: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	[own, other, operator] = await Promise.all([
		openStaff(shop, 2),
		openStaff(shop, 3),
		openStaff(shop, "operator"),
	]);
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

const inHours = (hours: number) =>
	new Date(Date.now() + hours * hourMs).toISOString();

function offerFor(skuId: number, changed: object = {}) {
	return {
		skuId,
		price: "8.00",
		size: 3,
		hours: 24,
		piecesMax: 2,
		startsAt: inHours(-1),
		endsAt: inHours(48),
		...changed,
	};
}

const save = (staff: StaffClient, body: object) =>
	staff.ask("group/save", body);

test("staff make, change and end offers of their own merchant; each is kept in the audit", async () => {
	const { skuId, goodsId } = await seedSku(shop);
	const made = await save(own, offerFor(skuId));
	expect(made.data).toMatchObject({
		state: "running",
		price: "8.00",
		singlePrice: "10.00",
		size: 3,
		goodsId,
		merchant: { id: 2 },
		open: 0,
		complete: 0,
		failed: 0,
	});
	const { id } = made.data;
	const changed = await save(own, {
		...offerFor(skuId, { price: "7.50" }),
		id,
	});
	expect(changed.data).toMatchObject({ id, price: "7.50" });
	expect((await own.ask(`group/end/${id}`)).data.state).toBe("over");
	expect((await own.ask(`group/end/${id}`)).code).toBe(200);
	expect((await save(own, { ...offerFor(skuId), id })).code).toBe(409);
	const auditEntries = await shop.db
		.select()
		.from(auditEntry)
		.where(eq(auditEntry.target, `offer ${id}`))
		.orderBy(auditEntry.id);
	expect(auditEntries).toMatchObject([
		{ action: "group.save", merchantId: 2 },
		{
			action: "group.save",
			changes: expect.arrayContaining([
				{ field: "price", before: "8.00", after: "7.50" },
			]),
		},
		{ action: "group.end" },
	]);
	const tags = await shop.db
		.select({ payload: outbox.payload })
		.from(outbox)
		.where(eq(outbox.kind, "cache-tags"));
	expect(JSON.stringify(tags)).toContain(`groups:${goodsId}`);
});

test("what belongs to another merchant is not found, and operators keep all", async () => {
	const { skuId } = await seedSku(shop);
	const { data } = await save(own, offerFor(skuId));
	const foreign = [
		await save(other, { ...offerFor(skuId), id: data.id }),
		await save(other, offerFor(skuId)),
		await other.ask(`group/end/${data.id}`),
		await other.get("group/list", { merId: 2 }),
	];
	expect(foreign.map(({ code }) => code)).toEqual([404, 404, 404, 404]);
	const idsOf = async (staff: StaffClient) =>
		(await staff.get("group/list", { limit: 100 })).data.list.map(
			({ id }: { id: number }) => id,
		);
	expect(await idsOf(own)).toContain(data.id);
	expect(await idsOf(other)).not.toContain(data.id);
	expect(await idsOf(operator)).toContain(data.id);
	expect((await operator.ask(`group/end/${data.id}`)).code).toBe(200);
});

test.each([
	[{ price: "10.00" }, { price: "jointPriceTooHigh" }],
	[{ price: "0.00" }, { price: "correctNumber" }],
	[{ size: 1 }, { size: "correctNumber" }],
	[{ size: 21 }, { size: "correctNumber" }],
	[{ hours: 73 }, { hours: "correctNumber" }],
	[{ endsAt: inHours(-2) }, { endsAt: "endsBeforeStart" }],
	[{ startsAt: inHours(-3), endsAt: inHours(-2) }, { endsAt: "endsInThePast" }],
	[{ startsAt: "soon" }, { startsAt: "correctDate" }],
	[{ startsAt: "0001-01-01T00:00:00Z" }, { startsAt: "correctDate" }],
	[{ endsAt: "9999-12-31T23:59:59-23:59" }, { endsAt: "correctDate" }],
])("an offer with %j is refused by its field", async (changed, fields) => {
	const { skuId } = await seedSku(shop);
	const answer = await save(own, offerFor(skuId, changed));
	expect(answer).toMatchObject({ code: 400, data: { fields } });
});

test("what the supermarket brings is sold alone", async () => {
	const { skuId } = await seedSku(shop, { cartType: "SUPERMARKET" });
	expect((await save(own, offerFor(skuId))).data).toMatchObject({
		fields: { skuId: "mallGoodsOnly" },
	});
});

test("two offers for one sku never run at once, even when they are made at once", async () => {
	const { skuId } = await seedSku(shop);
	const answers = await Promise.all(
		[1, 2, 3].map(() => save(own, offerFor(skuId))),
	);
	expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409]);
});

test("an open group keeps its terms when the offer changes or ends", async () => {
	const offer = await seedOffer(shop, { size: 3 });
	const opened = await openGroup(shop, offer);
	const changed = { price: "9.00", size: 5 };
	await save(own, {
		...offerFor(offer.skuId, changed),
		id: offer.offerId,
		piecesMax: 5,
	});
	await own.ask(`group/end/${offer.offerId}`);
	const buyer = await openBuyer(shop);
	expect((await askForPlace(buyer, opened)).code).toBe(200);
	expect((await buyer.get("list")).data.list).toMatchObject([
		{ goodsTotal: "8.00", group: { size: 3 } },
	]);
	expect(await askForPlace(await openBuyer(shop), offer)).toMatchObject({
		code: 409,
		message: "This group offer has ended",
	});
});
