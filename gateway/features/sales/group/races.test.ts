import { eq } from "drizzle-orm";
import fc from "fast-check";
import { buyingGroup, groupPlace } from "../../../db/schema/group";
import { payFor } from "../../../testing/buy-paid";
import { endGroups } from "../../../testing/end-groups";
import { engineName } from "../../../testing/engine";
import { expectMoneyToAddUp } from "../../../testing/expect-money";
import { byExtent } from "../../../testing/extent";
import { expectInvariants } from "../../../testing/invariants";
import { type Buyer, openBuyer } from "../../../testing/open-buyer";
import {
	askForPlace,
	openGroup,
	type SeededOffer,
	seedOffer,
} from "../../../testing/open-group";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const crowd = engineName() === "postgresql" ? byExtent(12, 30) : 8;
let shop: TestShop;
let buyers: Buyer[];

beforeAll(async () => {
	shop = await openTestShop();
	buyers = [];
	for (let at = 0; at < crowd; at += 1) buyers.push(await openBuyer(shop));
});
afterEach(async () => {
	await expectInvariants(shop.db);
	await expectMoneyToAddUp(shop);
});
afterAll(() => shop.close());

test("of a crowd that wants the last place one has it", async () => {
	const offer = await seedOffer(shop);
	const { groupId } = await openGroup(shop, offer);
	const answers = await Promise.all(
		buyers.map((buyer) => askForPlace(buyer, { ...offer, groupId })),
	);
	expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
	expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, 409]));
});

test("two tabs of one account take one place", async () => {
	const offer = await seedOffer(shop, { size: 5 });
	const { groupId } = await openGroup(shop, offer);
	const buyer = buyers[0] as Buyer;
	const body = { from: "group", offerId: offer.offerId, groupId, quantity: 1 };
	const wanted = [await buyer.want(body), await buyer.want(body)];
	const answers = await Promise.all(wanted.map((no) => buyer.order(no)));
	expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
});

test("joining, paying, cancelling and ending at once leave right books", async () => {
	const offer = await seedOffer(shop, { size: 4, sold: { stock: 5_000 } });
	const { groupId } = await openGroup(shop, offer);
	const wanted = { ...offer, groupId };
	await Promise.all(
		buyers.slice(0, 8).map(async (buyer, at) => {
			const { code, data } = await askForPlace(buyer, wanted);
			if (code !== 200) return;
			if (at % 3 === 0) await buyer.ask(`cancel/${data.orderNo}`);
			else
				await Promise.all([
					payFor(shop, data.orderNo),
					endGroups(shop, new Date(Date.now() + 25 * 3_600_000)),
				]);
		}),
	);
	await endGroups(shop, new Date(Date.now() + 25 * 3_600_000));
	await expectAllDecided();
});

async function expectAllDecided(): Promise<void> {
	const failed = await shop.db
		.select({ paidAt: groupPlace.paidAt, releasedAt: groupPlace.releasedAt })
		.from(groupPlace)
		.innerJoin(buyingGroup, eq(buyingGroup.id, groupPlace.groupId))
		.where(eq(buyingGroup.state, "failed"));
	expect(failed.filter(({ releasedAt }) => releasedAt === null)).toEqual([]);
}

/** One thing that may happen; its number chooses who does it, and to which of the orders so far. */
const happening = fc.record({
	what: fc.constantFrom("open", "join", "pay", "cancel", "hoursPass"),
	who: fc.nat(),
	quantity: fc.integer({ min: 1, max: 3 }),
});
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

interface Story {
	offer: SeededOffer;
	orders: { buyer: Buyer; masterNo: string }[];
	/** Of the clockwork. */
	at: Date;
}

async function happen(
	story: Story,
	{ what, who, quantity }: Happening,
): Promise<void> {
	const buyer = buyers[who % buyers.length] as Buyer;
	const order = story.orders[who % Math.max(story.orders.length, 1)];
	switch (what) {
		case "open":
			return keep(story, buyer, { ...story.offer, quantity });
		case "join": {
			const groups = await shop.db
				.select()
				.from(buyingGroup)
				.where(eq(buyingGroup.offerId, story.offer.offerId));
			const group = groups[who % Math.max(groups.length, 1)];
			if (group)
				await keep(story, buyer, {
					...story.offer,
					groupId: group.id,
					quantity,
				});
			return;
		}
		case "pay":
			if (order) await payFor(shop, order.masterNo);
			return;
		case "cancel":
			await order?.buyer.ask(`cancel/${order.masterNo}`);
			return;
		case "hoursPass":
			story.at = new Date(story.at.getTime() + (who % 4) * 10 * 60_000);
			await endGroups(shop, story.at);
	}
}

async function keep(
	{ orders }: Story,
	buyer: Buyer,
	wanted: Parameters<typeof askForPlace>[1],
): Promise<void> {
	const { code, data } = await askForPlace(buyer, wanted);
	expect([200, 409]).toContain(code);
	if (code === 200) orders.push({ buyer, masterNo: data.orderNo });
}

test("whatever people do, the books are right and every group ends", async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.integer({ min: 2, max: 4 }),
			fc.array(happening, { minLength: 5, maxLength: 25 }),
			async (size, happenings) => {
				const offer = await seedOffer(shop, { size, hours: 1 });
				const story: Story = { offer, orders: [], at: new Date() };
				for (const one of happenings) {
					await happen(story, one);
					await expectInvariants(shop.db);
				}
				await endGroups(shop, new Date(Date.now() + 25 * 3_600_000));
				await expectAllDecided();
				await expectInvariants(shop.db);
			},
		),
		{ numRuns: engineName() === "postgresql" ? byExtent(4, 12) : 3 },
	);
});
