import fc from "fast-check";
import { type Decider, openDecider } from "../../../testing/decide-refund";
import { engineName } from "../../../testing/engine";
import {
	expectMoneyToAddUp,
	performEffects,
} from "../../../testing/expect-money";
import { byExtent } from "../../../testing/extent";
import {
	type BoughtOrder,
	openRefunder,
	type Refunder,
	readAgain,
} from "../../../testing/open-refunder";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import type { Answer } from "../../../testing/wire";

// Whatever buyers, staff and the clockwork do to the orders of a master, in whatever order and however often at once:
// every answer is a success or a refusal, the books are right, and no more goes back than came in.

const runs = engineName() === "postgresql" ? byExtent(3, 6) : 2;
let shop: TestShop;
let operator: Decider;

beforeAll(async () => {
	shop = await openTestShop();
	operator = await openDecider(shop, "operator");
});
afterAll(() => shop.close());

interface Life {
	kit: Refunder;
	orders: BoughtOrder[];
	/** Numbers of applications, in the order in which they were taken. */
	refunds: string[];
}

interface Deed {
	name: keyof typeof deeds;
	which: number;
	pieces: number[];
}

const orderOf = ({ orders }: Life, { which }: Deed) => {
	const order = orders[which % orders.length];
	if (!order) throw new Error("There is no order");
	return order;
};
const refundOf = ({ refunds }: Life, { which }: Deed) =>
	refunds[which % refunds.length] ?? `RE${"0".repeat(18)}`;

const deeds = {
	apply: async (life: Life, deed: Deed) => {
		const answer = await life.kit.apply(orderOf(life, deed), deed.pieces);
		if (answer.code === 200) life.refunds.push(answer.data.refundNo);
		return answer;
	},
	approve: (life: Life, deed: Deed) => operator.approve(refundOf(life, deed)),
	refuse: (life: Life, deed: Deed) => operator.refuse(refundOf(life, deed)),
	revoke: (life: Life, deed: Deed) => life.kit.revoke(refundOf(life, deed)),
	accept: (life: Life, deed: Deed) => operator.accept(orderOf(life, deed).no),
	ship: (life: Life, deed: Deed) => operator.ship(orderOf(life, deed).no),
	take: (life: Life, deed: Deed) => life.kit.take(orderOf(life, deed).no),
	cancel: (life: Life, deed: Deed) => life.kit.cancel(orderOf(life, deed).no),
	work: async () => {
		await performEffects(shop);
		return { code: 200 } as Answer;
	},
} satisfies Record<string, (life: Life, deed: Deed) => Promise<Answer>>;

const deed: fc.Arbitrary<Deed> = fc.record({
	name: fc.oneof(
		{ weight: 4, arbitrary: fc.constantFrom("apply", "approve") },
		{
			weight: 5,
			arbitrary: fc.constantFrom(...(Object.keys(deeds) as Deed["name"][])),
		},
	),
	which: fc.nat({ max: 20 }),
	pieces: fc.array(fc.integer({ min: 1, max: 3 }), {
		minLength: 1,
		maxLength: 2,
	}),
});

async function begin(usePoints: boolean): Promise<Life> {
	const kit = await openRefunder(shop);
	await kit.givePoints(3_000);
	await kit.receive({ merchantId: 2 });
	await kit.receive({ amount: "15.55" });
	const orders = await kit.buy(
		[
			{ merchantId: 2, price: "33.35", pieces: 3 },
			{ merchantId: 2, price: "19.99", pieces: 2 },
			{ merchantId: 3, price: "0.35", pieces: 3 },
			{ merchantId: 1, cartType: "SUPERMARKET", price: "70.05", pieces: 3 },
		],
		{ usePoints },
	);
	return { kit, orders, refunds: [] };
}

test("refunds lead any lives, and no more goes back than came in", async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.boolean(),
			fc.array(fc.array(deed, { minLength: 1, maxLength: 3 }), {
				minLength: 4,
				maxLength: 14,
			}),
			async (usePoints, moments) => {
				const life = await begin(usePoints);
				for (const atOnce of moments) {
					const answers = await Promise.all(
						atOnce.map((one) => deeds[one.name](life, one)),
					);
					for (const { code } of answers)
						expect([200, 400, 404, 409]).toContain(code);
				}
				// In the end everything that waits is agreed to.
				for (const refundNo of life.refunds) await operator.approve(refundNo);
				await expectMoneyToAddUp(shop);
				const [first] = life.orders;
				if (!first) throw new Error("Nothing was bought");
				const [charge] = await life.kit.payer.charges(first.masterId);
				const left = await Promise.all(
					life.orders.map((order) => readAgain(shop, order)),
				);
				const cents = (amount = "0") => Math.round(Number(amount) * 100);
				const refunded = left.reduce(
					(all, one) => all + cents(one.refunded),
					0,
				);
				expect(cents(charge?.refunded)).toBe(refunded);
				expect(refunded).toBeLessThanOrEqual(cents(charge?.amount));
			},
		),
		{ numRuns: runs },
	);
});
