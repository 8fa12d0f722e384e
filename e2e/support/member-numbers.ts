import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { orderOfTwo, orderOne } from "./order";
import { orderReceived } from "./receive";
import type { OrderNumbers } from "./specified-routes";
import { expect } from "./test";

/** Makes what the pages of orders, refunds and reviews are about, for whoever is signed in. */
export async function makeNumbers(
	request: APIRequestContext,
	shopName: string,
): Promise<OrderNumbers> {
	const received = await orderReceived(request, shopName);
	const paid = await orderOne(request, "E_COMMERCE");
	const [line] = paid.lines;
	const asked = await request.post("/api/front/order/refund", {
		headers: { "idempotency-key": randomUUID() },
		data: {
			orderNo: paid.orderNo,
			lines: [{ lineId: line?.id, quantity: 1 }],
			reason: "changedMind",
		},
	});
	const { code, data } = await asked.json();
	expect(code).toBe(200);
	const unpaid = await orderOfTwo(request);
	return {
		unpaid: unpaid.orderNo,
		paid: paid.orderNo,
		received: received.orderNo,
		refund: data.refundNo,
	};
}
