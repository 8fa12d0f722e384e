import { openTestPayments } from "../../../providers/payment/local";
import { fillOrders } from "../../../testing/fill-orders";
import { openBuyer } from "../../../testing/open-buyer";
import { openPayer } from "../../../testing/open-payer";
import { seedSku } from "../../../testing/own-cart";
import { systemContext } from "../../../testing/system-context";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { type WatchedDatabase, watchPlans } from "../../../testing/watch-plans";
import { expireUnpaid } from "../order/expire";
import { reconcilePayments } from "../payment/reconcile";

const orders = 10_000;
let shop: TestShop;
let watched: WatchedDatabase;

beforeAll(async () => {
	shop = await openTestShop();
	await fillOrders(shop.url, orders);
	watched = await watchPlans(shop.url);
});
afterAll(async () => {
	await watched.close();
	await shop.close();
});

test("nothing that a purchase asks, or the shop by itself, reads through the orders of others", async () => {
	const { db } = watched;
	const local = openTestPayments({ db, now: shop.now });
	const gateway = shop.openAnother({}, { db, payments: { local } });
	const kit = await openBuyer({ ...shop, ...gateway });
	const payer = await openPayer(shop, gateway, kit);
	const { skuId } = await seedSku(shop);
	const buy = async () => {
		await kit.put(skuId);
		const { data } = await kit.order(await kit.want());
		return data.orderNo as string;
	};
	const [paid, cancelled, expired] = [await buy(), await buy(), await buy()];
	await payer.pay(paid);
	expect((await payer.status(paid)).data.state).toBe("paid");
	await payer.pay(expired, { outcome: "slow" });
	expect((await kit.ask(`cancel/${cancelled}`, {})).code).toBe(200);
	const now = () => new Date(shop.now().getTime() + 3_600_000);
	const payments = { local };
	expect(
		await reconcilePayments(systemContext(shop, { db, payments, now })),
	).toBe(1);
	await expireUnpaid(db, now());

	const plans = await watched.takePlans();
	expect(plans.length).toBeGreaterThan(80);
	const read =
		/Seq Scan on (master_order|merchant_order|order_line|order_step|payment|ledger_entry)\b/;
	expect(plans.filter((plan) => read.test(plan))).toEqual([]);
});
