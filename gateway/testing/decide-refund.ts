import { openDesk } from "./open-desk";
import type { TestGateway, TestShop } from "./test-shop";
import type { Answer } from "./wire";

/** Somebody who decides refunds, and ships what is to be shipped. */
export interface Decider {
	approve: (refundNo: string) => Promise<Answer>;
	refuse: (refundNo: string, refusal?: string) => Promise<Answer>;
	sent: (refundNo: string) => Promise<Answer>;
	list: (query?: Record<string, string | number>) => Promise<Answer>;
	accept: (orderNo: string) => Promise<Answer>;
	ship: (orderNo: string) => Promise<Answer>;
}

export async function openDecider(
	shop: TestShop,
	whose: number | "operator",
	gateway?: Pick<TestGateway, "wire">,
): Promise<Decider> {
	const desk = await openDesk(shop, whose, gateway);
	return {
		approve: (refundNo) => desk.ask(`refund/approve/${refundNo}`),
		refuse: (refundNo, refusal = "It was worn.") =>
			desk.ask(`refund/refuse/${refundNo}`, { refusal }),
		sent: (refundNo) => desk.ask(`refund/sent/${refundNo}`),
		list: (query) => desk.get("refund/list", query),
		accept: (orderNo) => desk.ask(`order/accept/${orderNo}`),
		ship: desk.ship,
	};
}
