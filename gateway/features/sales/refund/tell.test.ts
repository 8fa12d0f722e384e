import { eq, sql } from "drizzle-orm";
import { localeCodes } from "../../../contract/locale";
import { masterOrder } from "../../../db/schema/order";
import { type Decider, openDecider } from "../../../testing/decide-refund";
import { expectMoneyToAddUp } from "../../../testing/expect-money";
import { openRefunder, type Refunder } from "../../../testing/open-refunder";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { watchEffects } from "../../../testing/watch-effects";
import { performNextEffect } from "../../platform/outbox/service";

let shop: TestShop;
let kit: Refunder;
let operator: Decider;

beforeAll(async () => {
	shop = await openTestShop();
	operator = await openDecider(shop, "operator");
});
beforeEach(async () => {
	kit = await openRefunder(shop);
});
afterEach(() => expectMoneyToAddUp(shop));
afterAll(() => shop.close());

interface Left {
	subject?: string;
	text: string;
	html?: string;
}

/** What leaves about a refund, in the order of its steps; money goes back first. */
async function leave(refundNo: string): Promise<Left[]> {
	const left: Left[] = [];
	const outbox = watchEffects(shop.db);
	const send = async (message: Left) => void left.push(message);
	outbox.providers.mail = { send, close: () => {} };
	outbox.providers.sms = { send };
	while (await performNextEffect(outbox, "messages"));
	expect(outbox.logged).toEqual([]);
	return left.filter(({ text }) => text.includes(refundNo));
}

const referencesOf = async (refundNo: string) => {
	const { rows } = await shop.db.execute<{ reference: string }>(
		sql`select reference from outbox where reference like ${`refund % ${refundNo}`} order by id`,
	);
	return rows.map(({ reference }) => reference.split(" ")[1]);
};

test.each(localeCodes)(
	"each step of a refund is told in %s, with its amount and a way to it",
	async (locale) => {
		const order = await kit.buyOne({ price: "20.00", pieces: 4 });
		const { masterId, masterNo } = order;
		await shop.db
			.update(masterOrder)
			.set({ locale })
			.where(eq(masterOrder.id, masterId));
		const refused = await kit.applied(order, [1]);
		await operator.refuse(refused, "It was <worn>.");
		const agreed = await kit.applied(order, [2]);
		await operator.approve(agreed);
		await operator.approve(agreed);
		await expectMoneyToAddUp(shop);
		const revoked = await kit.applied(order, [1]);
		await kit.revoke(revoked);
		expect(await referencesOf(refused)).toEqual(["reviewing", "refused"]);
		expect(await referencesOf(agreed)).toEqual([
			"reviewing",
			"refunding",
			"refunded",
		]);
		const notified = await leave(revoked);
		expect(notified).toHaveLength(2);
		const link = `/order/refund_detail?refundNo=${revoked}`;
		for (const { subject, text, html } of notified) {
			expect(subject).toContain(revoked);
			for (const said of [masterNo, link]) expect(text).toContain(said);
			expect(html).toContain(link);
			expect(text).not.toMatch(/\{\w+\}/);
		}
		expect(notified[0]?.text).toContain("HK$20.00");
	},
);

test("why it was refused is told in the merchant's own words, and stays text", async () => {
	const order = await kit.buyOne({ price: "20.00" });
	const refundNo = await kit.applied(order, [1]);
	await operator.refuse(refundNo, "It was <b>worn</b>.");
	const [, refused] = await leave(refundNo);
	expect(refused?.text).toContain("It was <b>worn</b>.");
	expect(refused?.html).toContain("It was &lt;b&gt;worn&lt;/b&gt;.");
});
