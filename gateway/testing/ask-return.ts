import { eq } from "drizzle-orm";
import { sku } from "../db/schema/goods";
import type { Decider } from "./decide-refund";
import type { BoughtOrder, Refunder, Wanted } from "./open-refunder";
import type { TestShop } from "./test-shop";

export const returnDayMs = 86_400_000;

/** An order that has arrived. */
export async function buyReceived(
	kit: Refunder,
	operator: Decider,
	wanted: Wanted,
): Promise<BoughtOrder> {
	const order = await kit.buyOne(wanted);
	if (order.cartType === "SUPERMARKET") await operator.accept(order.no);
	await operator.ship(order.no);
	const { code } = await kit.take(order.no);
	if (code !== 200) throw new Error("The order was not received");
	return order;
}

interface Asked {
	order: BoughtOrder;
	pieces: number[];
	/** Another variant instead of money. */
	exchange?: { skuId: number };
}

/** Number of a refund of pieces of it, agreed to: its goods may be sent. */
export async function agreeToReturn(
	kit: Refunder,
	operator: Decider,
	{ order, pieces, exchange }: Asked,
): Promise<string> {
	const { data } = await kit.apply(order, pieces, {
		return: { way: "pickUp" },
		exchange,
	});
	const { code } = await operator.approve(data.refundNo);
	if (code !== 200) throw new Error("The return was not agreed to");
	return data.refundNo;
}

/** What of the first line's goods can be sold. */
export async function stockOf(
	{ db }: Pick<TestShop, "db">,
	{ lines }: BoughtOrder,
): Promise<number | undefined> {
	const [row] = await db
		.select({ stock: sku.stock })
		.from(sku)
		.where(eq(sku.id, lines[0]?.skuId ?? 0));
	return row?.stock;
}
