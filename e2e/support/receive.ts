import type { APIRequestContext } from "@playwright/test";
import { orderOne } from "./order";
import { ship } from "./order-admin";
import { expect } from "./test";

/** An order of one line that whoever is signed in has received. */
export async function orderReceived(
	request: APIRequestContext,
	shopName: string,
) {
	const order = await orderOne(request, "E_COMMERCE");
	await ship(shopName, order.orderNo);
	const answer = await request.post(`/api/front/order/take/${order.orderNo}`);
	expect((await answer.json()).code).toBe(200);
	return order;
}
