import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import type { OfferWithGroups } from "../../gateway/contract/sales/group";
import { expect } from "./test";

/** The offer with the fewest people that has no group of the sample shoppers, so that a story has it for itself. */
export async function findOffer(
	request: APIRequestContext,
	fits: (offer: OfferWithGroups) => boolean,
): Promise<OfferWithGroups> {
	const answer = await request.get("/api/front/group/list?limit=60");
	const list: OfferWithGroups[] = (await answer.json()).data.list;
	const found = list.find(fits);
	if (!found) throw new Error("No offer fits");
	return found;
}

/** Opens a group by the calls of the pages, and pays; the number of the order and the group's. */
export async function openPaidGroup(
	request: APIRequestContext,
	offerId: number,
): Promise<{ orderNo: string; groupId: number }> {
	async function ask(path: string, data: object) {
		const headers = { "idempotency-key": randomUUID() };
		const url = `/api/front/${path}`;
		const answer = await request.post(url, { data, headers });
		const { code, message, data: found } = await answer.json();
		expect(code, `${path}: ${message}`).toBe(200);
		return found;
	}
	const read = async (path: string) =>
		(await (await request.get(`/api/front/${path}`)).json()).data;
	const wanted = { from: "group", offerId, quantity: 1 };
	const { preOrderNo } = await ask("order/pre/order", wanted);
	const { addressId, total } = await read(`order/load/pre/${preOrderNo}`);
	const body = { preOrderNo, addressId, total, payMethod: "local" };
	const { orderNo: masterNo } = await ask("order/create", body);
	const paid = { orderNo: masterNo, method: "local", outcome: "success" };
	await ask("pay/payment", paid);
	const status = () => read(`pay/status/${masterNo}`);
	await expect.poll(async () => (await status()).state).toBe("paid");
	const [order] = (await read(`order/master/detail/${masterNo}`)).orders;
	const { groupId } = await status();
	return { orderNo: order.orderNo, groupId };
}
