import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import type { Quote } from "../../gateway/contract/sales/checkout";
import type { MasterOrder } from "../../gateway/contract/sales/order";
import { findInArea, putIn } from "./cart";
import { expect } from "./test";

type Area = "SUPERMARKET" | "E_COMMERCE";

const home = {
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

/** Orders what is wanted through the calls of the pages; it waits to be paid. */
export async function orderUnpaid(
	request: APIRequestContext,
	wanted: { skuId: number; quantity: number }[],
	{ usePoints = false, isLate = false } = {},
): Promise<MasterOrder> {
	await ask(request, "address/edit", home);
	await putIn(request, wanted);
	const { preOrderNo } = await ask<{ preOrderNo: string }>(
		request,
		"order/pre/order",
		{ from: "cart" },
	);
	const quote = await read<Quote>(request, `order/load/pre/${preOrderNo}`);
	const body = {
		preOrderNo,
		addressId: quote.addressId,
		slots: await slotsOf(request, quote, isLate),
		usePoints,
		notes: {},
		handover: "door",
		substitutions: {},
		payMethod: "local",
	};
	const { total } = await ask<Quote>(request, "order/computed/price", body);
	const { orderNo } = await ask<{ orderNo: string }>(request, "order/create", {
		...body,
		total,
	});
	return read(request, `order/master/detail/${orderNo}`);
}

/** The same, and it is paid. */
export async function orderPaid(
	request: APIRequestContext,
	wanted: { skuId: number; quantity: number }[],
	/** In the last slots that are open, which no other story wants. */
	isLate = false,
): Promise<MasterOrder> {
	const { orderNo } = await orderUnpaid(request, wanted, { isLate });
	await ask(request, "pay/payment", {
		orderNo,
		method: "local",
		outcome: "success",
	});
	const state = async () =>
		(await read<{ state: string }>(request, `pay/status/${orderNo}`)).state;
	await expect.poll(state).toBe("paid");
	return read(request, `order/master/detail/${orderNo}`);
}

/** Of the mall and of the supermarket: below, delivery costs something. */
const noFreightFrom = 350;

/** Two pieces of a goods of the area, paid with their delivery: the merchant's order. */
export async function orderOne(
	request: APIRequestContext,
	area: Area,
	isLate = false,
) {
	const { sku } = await findInArea(
		request,
		area,
		(goods) => isPlain(goods) && Number(goods.price) < noFreightFrom / 2,
	);
	const wanted = [{ skuId: sku.id, quantity: 2 }];
	const master = await orderPaid(request, wanted, isLate);
	const [order] = master.orders;
	if (!order) throw new Error("A master without an order");
	return order;
}

/** Goods of two merchants, waiting to be paid at once. */
export async function orderOfTwo(
	request: APIRequestContext,
): Promise<MasterOrder> {
	const one = await findInArea(request, "E_COMMERCE", isPlain);
	const other = await findInArea(
		request,
		"E_COMMERCE",
		(goods) => isPlain(goods) && goods.merchant.id !== one.goods.merchant.id,
	);
	return orderUnpaid(
		request,
		[one, other].map(({ sku }) => ({ skuId: sku.id, quantity: 1 })),
	);
}

const isPlain = ({ skuCount }: { skuCount: number }) => skuCount === 1;

async function ask<Found>(
	request: APIRequestContext,
	path: string,
	data: unknown,
): Promise<Found> {
	const answer = await request.post(`/api/front/${path}`, {
		data,
		headers: { "idempotency-key": randomUUID() },
	});
	return expectDone(path, await answer.json());
}

async function read<Found>(
	request: APIRequestContext,
	path: string,
): Promise<Found> {
	const answer = await request.get(`/api/front/${path}`);
	return expectDone(path, await answer.json());
}

function expectDone(
	path: string,
	{ code, message, data }: { code: number; message: string; data: unknown },
) {
	expect(code, `${path}: ${message}`).toBe(200);
	return data as never;
}

async function slotsOf(
	request: APIRequestContext,
	{ groups }: Quote,
	isLate: boolean,
) {
	const slots: Record<string, string> = {};
	for (const { key, store } of groups) {
		if (!store) continue;
		const { days } = await read<{
			days: { slots: { state: string; from: string }[] }[];
		}>(request, `store/slots?storeId=${store.id}`);
		const open = days
			.slice(1)
			.flatMap((day) => day.slots)
			.filter(({ state }) => state === "open");
		// The last one of a day that has another after it.
		const chosen = open.at(isLate ? -2 : 0);
		if (chosen) slots[key] = chosen.from;
	}
	return slots;
}
