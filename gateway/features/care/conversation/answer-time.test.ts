import { eq } from "drizzle-orm";
import { answerTime } from "../../../db/schema/answering";
import { merchant } from "../../../db/schema/merchant";
import { outbox } from "../../../db/schema/outbox";
import { hongKongDay } from "../../../http/hong-kong-time";
import { expectFault } from "../../../testing/expect-fault";
import { openWriter, takeMessages } from "../../../testing/open-conversation";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const merId = 2;
const path = "conversation/answer-time";
const always = Array.from({ length: 7 }, () => ({
	from: "00:00",
	to: "24:00",
}));
const dayMs = 24 * 60 * 60 * 1_000;
let shop: TestShop;
let staff: StaffClient;
let others: StaffClient;
let operator: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	await takeMessages(shop, [merId, 3]);
	staff = await openStaff(shop, merId);
	others = await openStaff(shop, 3);
	operator = await openStaff(shop, "operator");
});
beforeEach(() => shop.db.delete(answerTime));
afterAll(() => shop.close());

const save = (who: StaffClient, said: object) =>
	who.ask(`${path}/save`, { openingHours: null, away: null, ...said });
const inDays = (days: number) =>
	hongKongDay(new Date(shop.now().getTime() + days * dayMs));
const text = { "zh-CN": "農曆新年休息", en: "New Year holidays" };

async function answeringOf(to: object = { merId }) {
	const kit = await openWriter(shop);
	return (await kit.read({ ...to })).data.answering;
}

test("what a merchant says of its hours stands above its conversations and on its front, and nowhere else", async () => {
	await shop.db.delete(outbox);
	expect((await save(staff, { openingHours: always })).code).toBe(200);
	const open = { hours: always[0], isOpen: true, opensAt: null, away: null };
	expect(await answeringOf()).toEqual(open);
	expect((await staff.get(path)).data).toEqual({
		openingHours: always,
		away: null,
	});
	const front = `/api/front/merchant/detail/${merId}`;
	expect((await shop.wire.get(front)).data.openingHours).toEqual(always);
	const tags = await shop.db.select().from(outbox);
	expect(JSON.stringify(tags)).toContain(`merchant:${merId}`);
	expect((await others.get(path)).data.openingHours).not.toEqual(always);
	expect(await answeringOf({})).toBeNull();
});

test("the shop's own hours are operators' to say", async () => {
	await save(operator, { openingHours: always });
	expect(await answeringOf({})).toMatchObject({ isOpen: true });
	expect((await operator.get(path)).data.openingHours).toEqual(always);
	await save(operator, {});
	expect(await answeringOf({})).toBeNull();
});

test("an absence is told with its words until the day on which they are back", async () => {
	const until = inDays(3);
	const away = { until, text };
	await save(staff, { openingHours: always, away });
	expect(await answeringOf()).toMatchObject({
		isOpen: false,
		opensAt: `${until}T00:00:00.000+08:00`,
		away: { until, text: "New Year holidays" },
	});
	expect((await staff.get(path)).data.away).toEqual(away);
	await shop.db.update(answerTime).set({ awayUntil: inDays(0) });
	expect(await answeringOf()).toMatchObject({ isOpen: true, away: null });
	expect((await staff.get(path)).data.away).toBeNull();
});

test("who is back at once is away no more, and what is said twice stands once", async () => {
	const said = { openingHours: always, away: { until: inDays(1), text: {} } };
	await Promise.all([save(staff, said), save(staff, said)]);
	expect(await answeringOf()).toMatchObject({ away: { text: "" } });
	await save(staff, { openingHours: always });
	expect(await answeringOf()).toMatchObject({ away: null });
	expect(await shop.db.$count(answerTime)).toBe(1);
});

test("what is handed over is told the shop's hours", async () => {
	await save(staff, { openingHours: always });
	const kit = await openWriter(shop);
	await kit.send({ merId, text: "I want to complain" });
	const { id } = (await kit.read({ merId })).data;
	await staff.ask(`conversation/hand-over/${id}`);
	expect((await kit.read({ merId })).data.answering).toBeNull();
});

test("hours end after they begin, on one day at least, and an absence ends within a year", async () => {
	const backwards = always.map(() => ({ from: "19:00", to: "10:00" }));
	for (const [said, field] of [
		[{ openingHours: backwards }, "openingHours.0"],
		[{ openingHours: always.map(() => null) }, "openingHours"],
		[{ away: { until: inDays(0), text } }, "away.until"],
		[{ away: { until: inDays(400), text } }, "away.until"],
		[{ away: { until: "2027-02-30", text } }, "away.until"],
		[
			{ away: { until: inDays(2), text: { en: "x".repeat(201) } } },
			"away.text.en",
		],
	] as const) {
		const refused = await save(staff, said);
		expect(refused.code).toBe(400);
		expect(Object.keys(refused.data.fields)).toContain(field);
	}
});

test("who said so is in the change log of their merchant", async () => {
	await shop.db
		.update(merchant)
		.set({ openingHours: null })
		.where(eq(merchant.id, merId));
	await save(staff, { openingHours: always, away: { until: inDays(2), text } });
	const asked = { action: "answer.time" };
	const { data } = await staff.get("audit/list", asked);
	const fields = data.list[0].changes.map(
		({ field }: { field: string }) => field,
	);
	expect(fields).toEqual(expect.arrayContaining(["awayUntil", "openingHours"]));
	expect((await others.get("audit/list", asked)).data.list).toEqual([]);
	expectFault(await others.get("audit/list", { ...asked, merId }), "notFound");
});
