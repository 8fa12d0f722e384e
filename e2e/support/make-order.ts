import type { APIRequestContext } from "@playwright/test";
import type { PayMethod } from "../../gateway/contract/sales/payment";
import { findInArea } from "./cart";
import { freshEmail } from "./outbox";
import { expect } from "./test";

export const mongKok = {
	realName: "陳大文",
	countryCode: "+852",
	phone: "91234567",
	country: "HK",
	district: "yau-tsim-mong",
	detail: "彌敦道 700 號",
	floor: "8",
	houseNumber: "A",
	latitude: 22.3193,
	longitude: 114.1694,
	isDefault: true,
};

/** Whoever buys without an account; such accounts need no code. */
export async function enterAsTourist(
	request: APIRequestContext,
): Promise<string> {
	const email = freshEmail();
	const answer = await request.post("/api/front/login/register/visitor", {
		data: { email },
	});
	expect((await answer.json()).code).toBe(200);
	return email;
}

export interface MadeOrder {
	orderNo: string;
	total: string;
	goodsName: string;
}

/** An order of the mall that waits to be paid, made without a browser by whoever is signed in. */
export async function makeOrder(
	request: APIRequestContext,
	payMethod: PayMethod,
): Promise<MadeOrder> {
	async function call(path: string, body: object, headers = {}) {
		const answer = await request.post(`/api/front/${path}`, {
			data: body,
			headers,
		});
		const { code, data } = await answer.json();
		expect(code, path).toBe(200);
		return data;
	}
	await call("address/edit", mongKok);
	const { goods, sku } = await findInArea(
		request,
		"E_COMMERCE",
		({ skuCount }) => skuCount === 1,
	);
	const { preOrderNo } = await call("order/pre/order", {
		from: "buyNow",
		skuId: sku.id,
		quantity: 1,
	});
	const quoted = await request.get(`/api/front/order/load/pre/${preOrderNo}`);
	const { addressId, total } = (await quoted.json()).data;
	const { orderNo } = await call(
		"order/create",
		{ preOrderNo, addressId, total, payMethod },
		{ "idempotency-key": crypto.randomUUID() },
	);
	return { orderNo, total, goodsName: goods.name };
}
