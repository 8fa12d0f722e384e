import { randomUUID } from "node:crypto";
import { address } from "../db/schema/address";
import { couponReceipt } from "../db/schema/coupon";
import { pointsEntry } from "../db/schema/points";
import { exampleAddressRow } from "./address-permissions";
import { type OwnCart, openCart } from "./own-cart";
import { type CouponFields, seedCoupon } from "./seed-coupon";
import type { TestShop } from "./test-shop";
import type { Answer } from "./wire";

/** Within reach of a store of the sample shop. */
export const taikoo = { latitude: 22.2863, longitude: 114.2185 };

export interface Buyer extends OwnCart {
	addressId: number;
	ask: (path: string, body?: unknown, key?: string) => Promise<Answer>;
	get: (path: string, query?: Record<string, string>) => Promise<Answer>;
	/** Number of a new pre-order of the chosen lines of the cart, or of what is named. */
	want: (wanted?: object) => Promise<string>;
	/** What choices come to. */
	quote: (preOrderNo: string, choices?: object) => Promise<Answer>;
	/** Orders as a page does: what was quoted last is agreed to; a quote that is refused is the answer. */
	order: (
		preOrderNo: string,
		choices?: object,
		key?: string,
	) => Promise<Answer>;
	/** Of one that is not offered any more; answers the coupon. */
	receive: (fields?: CouponFields) => Promise<number>;
	givePoints: (amount: number) => Promise<void>;
}

/** A fresh account with an address in Taikoo Shing. */
export async function openBuyer(
	shop: TestShop,
	row?: Parameters<typeof openCart>[1],
): Promise<Buyer> {
	const cart = await openCart(shop, row);
	const { id: accountId, token } = cart;
	const [home] = await shop.db
		.insert(address)
		.values({ ...exampleAddressRow, ...taikoo, accountId, isDefault: true })
		.returning({ id: address.id });
	const addressId = home?.id ?? 0;
	let sent = 0;
	const ask: Buyer["ask"] = (path, body, key = randomUUID()) =>
		shop.wire.post(`/api/front/order/${path}`, body, {
			token,
			timestamp: Date.now() + ++sent,
			headers: { "idempotency-key": key },
		});
	const quote: Buyer["quote"] = (preOrderNo, choices) =>
		ask("computed/price", { preOrderNo, addressId, ...choices });
	return {
		...cart,
		addressId,
		ask,
		get: (path, query = {}) =>
			shop.wire.get(`/api/front/order/${path}`, query, { token }),
		want: async (wanted = { from: "cart" }) => {
			const { code, data, text } = await ask("pre/order", wanted);
			if (code !== 200) throw new Error(`Not wanted: ${text}`);
			return data.preOrderNo;
		},
		quote,
		order: async (preOrderNo, choices = {}, key) => {
			const quoted = await quote(preOrderNo, choices);
			const total = quoted.data?.total;
			if (total === undefined && !("total" in choices)) return quoted;
			const body = { preOrderNo, addressId, payMethod: "local", ...choices };
			return ask("create", { total, ...body }, key);
		},
		receive: async (fields) => {
			// In these hands alone.
			const own = { isOffered: false, ...fields };
			const couponId = await seedCoupon(shop.db, own);
			return receiveAgain(shop, accountId, couponId);
		},
		givePoints: async (amount) => {
			const at = new Date();
			await shop.db.insert(pointsEntry).values({
				accountId,
				kind: "granted",
				amount,
				usableFrom: at,
				at,
			});
		},
	};
}

async function receiveAgain(
	{ db }: TestShop,
	accountId: number,
	couponId: number,
): Promise<number> {
	const now = Date.now();
	await db.insert(couponReceipt).values({
		accountId,
		couponId,
		receivedAt: new Date(now),
		expiresAt: new Date(now + 7 * 24 * 3_600_000),
	});
	return couponId;
}
