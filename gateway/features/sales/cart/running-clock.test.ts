import { openBuyer } from "../../../testing/open-buyer";
import { seedSku } from "../../../testing/own-cart";
import { endCouponOffers, seedCoupon } from "../../../testing/seed-coupon";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

test("a coupon that is still offered counts in the cart as in the quote, while the clock runs", async () => {
	let looks = 0;
	const openedAt = shop.now().getTime();
	const now = () => new Date(openedAt + ++looks);
	const ticking = { ...shop, ...shop.openAnother({}, { now }) };
	const kit = await openBuyer(ticking);
	await endCouponOffers(shop.db);
	await seedCoupon(shop.db, { amount: "5000.00", minimumSpend: "5000.00" });
	const { skuId } = await seedSku(shop, { price: "6000.00" });
	await kit.put(skuId);
	const { data } = await kit.list();
	const quote = await kit.quote(await kit.want());
	expect(data.totals.coupons).toBe("5000.00");
	expect(data.totals.total).toBe(quote.data.total);
});
