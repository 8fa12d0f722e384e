import { randomUUID } from "node:crypto";
import { type APIRequestContext, request } from "@playwright/test";
import type { z } from "zod";
import type { newClosure } from "../../gateway/contract/delivery/slot-closure";
import type { StaffOrder } from "../../gateway/contract/sales/order-admin";
import type { RefundDetail } from "../../gateway/contract/sales/refund";
import {
	sampleAccounts,
	samplePassword,
} from "../../gateway/db/sample/accounts";
import { shops } from "./shops";
import { expect } from "./test";

/** The operator of the shop of this name, signed in once a worker. */
const operators = new Map<string, Promise<APIRequestContext>>();

async function signInOperator(shopName: string): Promise<APIRequestContext> {
	const shop = shops.find(({ name }) => name === shopName);
	const operator = await request.newContext({ baseURL: shop?.origin });
	const { email } =
		sampleAccounts.find(({ role }) => role === "Operator") ?? {};
	const answer = await operator.post("/api/front/login/email", {
		data: { email, password: samplePassword },
	});
	expect((await answer.json()).code).toBe(200);
	return operator;
}

async function work<Found>(
	shopName: string,
	path: string,
	body?: unknown,
): Promise<Found> {
	const signedIn = operators.get(shopName) ?? signInOperator(shopName);
	operators.set(shopName, signedIn);
	const answer = await (await signedIn).post(`/api/operator/${path}`, {
		data: body,
		headers: { "idempotency-key": randomUUID() },
	});
	const { code, message, data } = await answer.json();
	expect(code, `${path}: ${message}`).toBe(200);
	return data;
}

const courier = {
	method: "courier",
	courier: "順豐速運",
	trackingNo: "SF1234567890",
};

/** By courier, everything in one parcel. */
export function ship(shop: string, orderNo: string): Promise<StaffOrder> {
	return work(shop, `order/ship/${orderNo}`, { parcels: [courier] });
}

export function track(shop: string, id: number, event: string): Promise<null> {
	return work(shop, `parcel/track/${id}`, { event, note: "旺角站" });
}

export function acceptOrder(
	shop: string,
	orderNo: string,
): Promise<StaffOrder> {
	return work(shop, `order/accept/${orderNo}`);
}

export function approveRefund(
	shop: string,
	refundNo: string,
): Promise<RefundDetail> {
	return work(shop, `refund/approve/${refundNo}`);
}

export function refuseRefund(
	shop: string,
	refundNo: string,
	refusal: string,
): Promise<RefundDetail> {
	return work(shop, `refund/refuse/${refundNo}`, { refusal });
}

export function closeSlots(
	shop: string,
	closure: z.input<typeof newClosure>,
): Promise<{ id: number }> {
	return work(shop, "store/close", closure);
}

export function reopenSlots(shop: string, id: number): Promise<null> {
	return work(shop, `store/reopen/${id}`);
}

export function setPrice(
	shop: string,
	skuId: number,
	price: string,
): Promise<{ goodsId: number }> {
	return work(shop, "goods/price", { skuId, price, oldPrice: null });
}
