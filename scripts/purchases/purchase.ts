import { randomUUID } from "node:crypto";
import type { Answer, Client } from "./client";
import type { Buyer } from "./open-buyers";

/** A call that was answered with anything but 200. */
export class Refused extends Error {}

/** The shop cannot do it now, and says so: the same may be asked again. */
export class Busy extends Refused {}

/** What a buyer asks between the goods and the paid order. */
export interface Purchase {
	/** Puts one piece into the cart. */
	fill: (skuId: number) => Promise<void>;
	preOrder: () => Promise<string>;
	/** What it comes to. */
	quote: (preOrderNo: string) => Promise<string>;
	/** Number of the order; the same for the same key. */
	order: (agreed: Agreed) => Promise<string>;
	pay: (orderNo: string, method: string, key?: string) => Promise<Answer>;
	state: (orderNo: string) => Promise<string>;
	cancel: (orderNo: string) => Promise<void>;
}

export interface Agreed {
	preOrderNo: string;
	total: string;
	payMethod: string;
	key?: string;
}

const base = "/api/front";

export function openPurchase(client: Client, buyer: Buyer): Purchase {
	const { token, addressId } = buyer;
	async function post(path: string, body: unknown, key?: string) {
		return expectRight(
			path,
			await client.post(`${base}/${path}`, body, { token, key }),
		);
	}
	return {
		fill: async (skuId) => {
			await post("cart/save", [{ skuId, quantity: 1 }]);
		},
		preOrder: async () =>
			(await post("order/pre/order", { from: "cart" })).data.preOrderNo,
		quote: async (preOrderNo) =>
			(await post("order/computed/price", { preOrderNo, addressId })).data
				.total,
		order: async ({ key = randomUUID(), ...agreed }) =>
			(await post("order/create", { ...agreed, addressId }, key)).data.orderNo,
		pay: (orderNo, method, key = randomUUID()) =>
			post("pay/payment", { orderNo, method }, key),
		state: async (orderNo) => {
			const path = `pay/status/${orderNo}`;
			const answer = await client.get(`${base}/${path}`, token);
			return expectRight(path, answer).data.state;
		},
		cancel: async (orderNo) => {
			await post(`order/cancel/${orderNo}`, {});
		},
	};
}

function expectRight(path: string, answer: Answer): Answer {
	const { code, message } = answer;
	if (code === 200) return answer;
	const Fault = code === 503 ? Busy : Refused;
	throw new Fault(`${path} answered ${code}: ${message}`);
}
