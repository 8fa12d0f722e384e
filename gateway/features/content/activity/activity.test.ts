import { eq, sql } from "drizzle-orm";
import { activity } from "../../../db/schema/activity";
import { goods } from "../../../db/schema/goods";
import { upload } from "../../../db/schema/upload";
import { expectFault } from "../../../testing/expect-fault";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { turnActivities } from "./service";

const hourMs = 60 * 60 * 1_000;
const list = "/api/front/activity/list";
const detail = (id: number) => `/api/front/activity/detail/${id}`;
let shop: TestShop;
let operator: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	operator = await openStaff(shop, "operator");
});
beforeEach(async () => {
	shop.moveClock(0);
	await shop.db.delete(activity);
	await shop.db.execute(sql`truncate outbox, audit_entry`);
});
afterAll(() => shop.close());

/** A minute as Hong Kong's clocks show it. */
const minute = (inHours: number) =>
	new Date(Date.now() + (8 + inHours) * hourMs).toISOString().slice(0, 16);

let pictures = 0;
async function givePicture(accountId = operator.id) {
	const path = `/uploads/${String(++pictures).padStart(32, "0")}.webp`;
	await shop.db.insert(upload).values({
		path,
		accountId,
		model: "activity",
		createdAt: new Date(),
	});
	return path;
}

async function save(changed: Record<string, unknown> = {}) {
	return operator.ask("activity/save", {
		name: { "zh-CN": "打邊爐季", en: "Hot pot season" },
		description: { "zh-CN": "今晚圍爐" },
		image: await givePicture(),
		startsAt: minute(-1),
		endsAt: minute(24),
		goodsIds: [3, 1, 2],
		...changed,
	});
}

const tagsLeft = async () =>
	(await shop.db.execute(sql`select payload from outbox`)).rows;
const dropped = [{ payload: { tags: ["activities"] } }];

test("an activity is shown with its goods in the operator's order, in the shopper's language or one that was written", async () => {
	const { data } = await save();
	expect(data).toMatchObject({
		state: "running",
		goods: [{ id: 3 }, { id: 1 }, { id: 2 }],
	});
	const shown = await shop.wire.get(detail(data.id), {}, { locale: "fr" });
	expect(shown.data).toMatchObject({
		name: "Hot pot season",
		description: "今晚圍爐",
		state: "running",
		goods: [{ id: 3 }, { id: 1 }, { id: 2 }],
	});
	expect(await tagsLeft()).toEqual(dropped);
});

test("goods off the shelf are left out, and operators see that they are", async () => {
	const { data } = await save();
	const set = (isShown: boolean) =>
		shop.db.update(goods).set({ isShown }).where(eq(goods.id, 1));
	await set(false);
	const shown = await shop.wire.get(detail(data.id));
	expect(shown.data.goods.map(({ id }: { id: number }) => id)).toEqual([3, 2]);
	const own = await operator.get("activity/list");
	expect(own.data.list[0].goods[1]).toMatchObject({ id: 1, isShown: false });
	await set(true);
});

test("what runs comes before what is coming, what ends first in front, and what has ended is not there", async () => {
	const ids: number[] = [];
	for (const [startsAt, endsAt] of [
		[5, 9],
		[2, 30],
		[-9, 20],
		[-3, 10],
		[-9, -1],
	] as const) {
		const { data } = await save({
			startsAt: minute(startsAt),
			endsAt: minute(endsAt),
		});
		ids.push(data.id);
	}
	const [late, soon, longer, shorter, over] = ids;
	const { data } = await shop.wire.get(list);
	expect(data.map(({ id }: { id: number }) => id)).toEqual([
		shorter,
		longer,
		soon,
		late,
	]);
	expect(data.map(({ state }: { state: string }) => state)).toEqual([
		"running",
		"running",
		"coming",
		"coming",
	]);
	expectFault(await shop.wire.get(detail(over ?? 0)), "notFound");
	const all = await operator.get("activity/list", { limit: 2 });
	expect(all.data).toMatchObject({ total: 5, totalPage: 3 });
});

test("the clock that turns an activity calls its pages back, once", async () => {
	await save({ startsAt: minute(1), endsAt: minute(2) });
	await shop.db.execute(sql`truncate outbox`);
	const at = (inHours: number) => new Date(Date.now() + inHours * hourMs);
	expect(await turnActivities(shop.db, at(0))).toBe(0);
	expect(await tagsLeft()).toEqual([]);
	const turns = await Promise.all([
		turnActivities(shop.db, at(1.5)),
		turnActivities(shop.db, at(1.5)),
	]);
	expect(turns.sort()).toEqual([0, 1]);
	expect(await turnActivities(shop.db, at(2.5))).toBe(1);
	expect(await tagsLeft()).toEqual([...dropped, ...dropped]);
});

test("a change keeps the picture it has, replaces the goods and leaves an audit record of what differs", async () => {
	const { data } = await save();
	const { code } = await save({
		id: data.id,
		image: data.image,
		goodsIds: [2, 2],
		name: { "zh-CN": "火鍋季", en: "Hot pot season" },
	});
	expect(code).toBe(200);
	const { list: auditEntries } = (await operator.get("audit/list")).data;
	expect(auditEntries[0]).toMatchObject({
		action: "activity.save",
		target: `activity ${data.id}`,
	});
	const changed = auditEntries[0].changes.map(
		(one: { field: string }) => one.field,
	);
	expect(changed).toEqual(expect.arrayContaining(["name zh-CN", "goods"]));
	expect(changed).not.toContain("name en");
	expect(changed).not.toContain("image");
	const again = await shop.wire.get(detail(data.id));
	expect(again.data.goods).toHaveLength(1);
});

test.each([
	[{ name: { "zh-CN": " " } }, { "name.zh-CN": "emptyText" }],
	[{ name: { "zh-CN": "a".repeat(61) } }, { "name.zh-CN": "tooLong" }],
	[{ goodsIds: [] }, { goodsIds: "emptyGoods" }],
	[{ goodsIds: [2_000_000_000] }, { goodsIds: "unknownGoods" }],
	[{ startsAt: "tomorrow" }, { startsAt: "correctTime" }],
	[{ endsAt: "2020-01-01T00:00" }, { endsAt: "endsBeforeStart" }],
	[{ image: "/uploads/nobody.webp" }, { image: "correctValue" }],
	[{ image: "https://elsewhere.example/a.png" }, { image: "correctValue" }],
])(
	"%j is refused with its field and changes nothing",
	async (wrong, fields) => {
		const { code, data } = await save(wrong);
		expect({ code, data }).toMatchObject({ code: 400, data: { fields } });
		expect((await operator.get("activity/list")).data.total).toBe(0);
	},
);

test("more saves at once than there are connections all come through", async () => {
	const answers = await Promise.all(Array.from({ length: 12 }, () => save()));
	expect(answers.map(({ code }) => code)).toEqual(Array(12).fill(200));
});

test("a picture that another account sent is not taken", async () => {
	const other = await openStaff(shop, "operator");
	const image = await givePicture(other.id);
	expect((await save({ image })).data).toEqual({
		fields: { image: "correctValue" },
	});
});

test("what is removed is gone at once, its goods stay, and the audit says its name", async () => {
	const { data } = await save();
	expect((await operator.ask(`activity/remove/${data.id}`)).code).toBe(200);
	expectFault(await shop.wire.get(detail(data.id)), "notFound");
	expectFault(await operator.ask(`activity/remove/${data.id}`), "notFound");
	expectFault(await save({ id: data.id }), "notFound");
	expect((await shop.wire.get("/api/front/product/detail/1")).code).toBe(200);
	const { list: auditEntries } = (await operator.get("audit/list")).data;
	expect(auditEntries[0]).toMatchObject({
		action: "activity.remove",
		changes: [{ field: "name", before: "打邊爐季", after: "" }],
	});
});

test("the staff of a merchant can neither see, change nor remove activities", async () => {
	const { data } = await save();
	const staff = await openStaff(shop, 3);
	const { code: seen } = await staff.get("activity/list");
	const { code: removed } = await staff.ask(`activity/remove/${data.id}`);
	expect([seen, removed]).toEqual([403, 403]);
	expect((await shop.wire.get(detail(data.id))).code).toBe(200);
});
