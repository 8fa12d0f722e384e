import { countBooks } from "../../../invariants/books";
import { expectMoneyToAddUp } from "../../../testing/expect-money";
import { openPayer } from "../../../testing/open-payer";
import { openStripeShop } from "../../../testing/open-stripe-shop";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

const orderOf = (no: string) => `/api/front/order/master/detail/${no}`;

test("money that came too late is on its way back until it was sent, and counts as charged all the while", async () => {
	const paid = await openStripeShop(shop);
	try {
		const kit = await openPayer(shop, paid);
		const { id, no } = await kit.order();
		const { data } = await kit.pay(no, { method: "card" });
		const intent = data.clientSecret.replace("_secret", "");
		await kit.cancel(id);
		const states = async () => [
			(await kit.status(no)).data.state,
			(await paid.wire.get(orderOf(no), {}, { token: kit.token })).data.state,
		];
		expect(await states()).toEqual(["cancelled", "cancelled"]);

		paid.stripe.books.confirm(intent);
		await paid.hear(paid.stripe.tell(intent, "payment_intent.succeeded"));
		expect(await states()).toEqual(["refunding", "refunding"]);
		const books = { orders: 1, charges: 1 };
		expect(await countBooks(shop.db)).toEqual({ ...books, refunds: 0 });

		await expectMoneyToAddUp(shop, paid.payments);
		expect(await states()).toEqual(["refunded", "refunded"]);
		expect(await countBooks(shop.db)).toEqual({ ...books, refunds: 1 });
	} finally {
		await paid.close();
	}
});
