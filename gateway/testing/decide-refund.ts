import type { RefundState } from "../contract/refund";
import { openAccount } from "./open-account";
import { signInAs } from "./sign-in-as";
import type { TestGateway, TestShop } from "./test-shop";
import type { Answer } from "./wire";

/** Somebody who decides refunds. */
export interface Decider {
	approve: (refundNo: string) => Promise<Answer>;
	refuse: (refundNo: string, refusal?: string) => Promise<Answer>;
	sent: (refundNo: string) => Promise<Answer>;
	list: (query?: { state?: RefundState; merId?: number }) => Promise<Answer>;
}

/** The staff of a merchant; an operator for none. */
export async function openDecider(
	shop: TestShop,
	merchantId?: number,
	{ wire }: Pick<TestGateway, "wire"> = shop,
): Promise<Decider> {
	const token =
		merchantId === undefined
			? await signInAs(shop, "operator")
			: (await openAccount(shop, { scope: ["merchant"], merchantId })).token;
	let sent = 0;
	const ask = (path: string, body?: unknown) =>
		wire.post(`/api/operator/refund/${path}`, body, {
			token,
			timestamp: shop.now().getTime() + ++sent,
		});
	return {
		approve: (refundNo) => ask(`approve/${refundNo}`),
		refuse: (refundNo, refusal = "It was worn.") =>
			ask(`refuse/${refundNo}`, { refusal }),
		sent: (refundNo) => ask(`sent/${refundNo}`),
		list: (query = {}) =>
			wire.get("/api/operator/refund/list", query as Record<string, string>, {
				token,
			}),
	};
}
