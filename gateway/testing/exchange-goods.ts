import { agreeToReturn } from "./ask-return";
import type { Decider } from "./decide-refund";
import { type BoughtOrder, listBought, type Refunder } from "./open-refunder";
import type { TestShop } from "./test-shop";

interface Exchanged {
	order: BoughtOrder;
	skuId: number;
	/** Of the first line. */
	pieces: number;
	accepted?: number;
}

/** An exchange whose goods came back good, and how many of them are accepted: all, unless told otherwise. */
export async function exchangeGoods(
	kit: Refunder,
	operator: Decider,
	{ order, skuId, pieces, accepted = pieces }: Exchanged,
) {
	const asked = { order, pieces: [pieces], exchange: { skuId } };
	const refundNo = await agreeToReturn(kit, operator, asked);
	const lineId = order.lines[0]?.id ?? 0;
	const lines = [{ lineId, accepted, condition: "good" as const }];
	const said = { refusal: "It was worn." };
	const { code, text } = await operator.inspect(refundNo, lines, said);
	if (code !== 200) throw new Error(`Not accepted: ${text}`);
	return (await kit.read(refundNo)).data;
}

export function readOrder(
	shop: TestShop,
	{ token }: Refunder,
	orderNo: string,
) {
	return shop.wire.get(`/api/front/order/detail/${orderNo}`, {}, { token });
}

/** The order that was made of an exchange, as the books have it. */
export async function madeOf(
	shop: TestShop,
	kit: Refunder,
	orderNo: string,
): Promise<BoughtOrder> {
	const { data } = await readOrder(shop, kit, orderNo);
	const [made] = await listBought(shop, data.masterNo);
	if (!made) throw new Error("Nothing was made");
	return made;
}
