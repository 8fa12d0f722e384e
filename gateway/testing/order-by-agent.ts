import { payFor } from "./buy-paid";
import { openAgent } from "./open-agent";
import { lineOf, openCheckouts } from "./open-checkouts";
import { listBought, type Refunder } from "./open-refunder";
import { seedSku } from "./own-cart";
import type { TestShop } from "./test-shop";

/** Two pieces of one sku, handed over by a program and ordered by its shopper. */
export async function orderByAgent(
	shop: TestShop,
	buyer: Refunder,
	{ isPaid = true }: { isPaid?: boolean } = {},
) {
	const { create } = openCheckouts(openAgent(shop.gateway));
	const { skuId } = await seedSku(shop, { price: "50.00", stock: 9 });
	const { id } = await create({ line_items: [lineOf(skuId, 2)] });
	const { data } = await buyer.ask("pre/handed", { checkout: id });
	const made = await buyer.order(data.preOrderNo);
	const masterNo = made.data.orderNo;
	if (isPaid) await payFor(shop, masterNo);
	const [bought] = await listBought(shop, masterNo);
	if (!bought) throw new Error("Nothing was bought");
	const orderId = id.replace("checkout_", "order_");
	return { skuId, checkoutId: id, orderId, masterNo, bought };
}
