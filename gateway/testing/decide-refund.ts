import type { Condition } from "../contract/sales/return-terms";
import { openStaff } from "./open-staff";
import type { TestGateway, TestShop } from "./test-shop";
import type { Answer } from "./wire";

/** Somebody who decides refunds, and ships what is to be shipped. */
export interface Decider {
	approve: (refundNo: string) => Promise<Answer>;
	refuse: (refundNo: string, refusal?: string) => Promise<Answer>;
	sent: (refundNo: string) => Promise<Answer>;
	arrived: (refundNo: string) => Promise<Answer>;
	/** How its lines came back. */
	inspect: (
		refundNo: string,
		lines: { lineId: number; accepted: number; condition: Condition }[],
		said?: { refusal?: string; images?: string[] },
	) => Promise<Answer>;
	/** What of a dispute is granted, in the order of the lines. */
	verdict: (
		refundNo: string,
		lines: { lineId: number; accepted: number }[],
	) => Promise<Answer>;
	list: (query?: Record<string, string | number>) => Promise<Answer>;
	accept: (orderNo: string) => Promise<Answer>;
	ship: (orderNo: string) => Promise<Answer>;
}

export async function openDecider(
	shop: TestShop,
	whose: number | "operator",
	gateway?: Pick<TestGateway, "wire">,
): Promise<Decider> {
	const staff = await openStaff(shop, whose, gateway);
	return {
		approve: (refundNo) => staff.ask(`refund/approve/${refundNo}`),
		refuse: (refundNo, refusal = "It was worn.") =>
			staff.ask(`refund/refuse/${refundNo}`, { refusal }),
		sent: (refundNo) => staff.ask(`refund/sent/${refundNo}`),
		arrived: (refundNo) => staff.ask(`refund/arrived/${refundNo}`),
		inspect: (refundNo, lines, said = {}) =>
			staff.ask(`refund/inspect/${refundNo}`, { lines, ...said }),
		verdict: (refundNo, lines) =>
			staff.ask(`refund/verdict/${refundNo}`, {
				lines,
				verdict: "The pictures show it.",
			}),
		list: (query) => staff.get("refund/list", query),
		accept: (orderNo) => staff.ask(`order/accept/${orderNo}`),
		ship: staff.ship,
	};
}
