import type { Example } from "../permission";
import type { AtStore, Holder } from "./holder";
import { beside, byId, byOrder, type TenantRow } from "./row";

const accepted = (whose: Holder) => whose.accepted();

const sought = async (whose: Holder): Promise<Example[]> => {
	const { no } = await whose.order();
	const found = [no, whose.word].map((keyword) => ({ keyword }));
	return [{}, ...found].map((one) => ({ query: { tab: "all", ...one } }));
};

const courier = { method: "courier", courier: "SF", trackingNo: "SF1" };

const orders: Record<string, TenantRow> = {
	"GET /api/operator/order/list": { lists: sought },
	"GET /api/operator/order/export": { lists: sought },
	"GET /api/operator/order/data": { counts: (whose) => whose.order() },
	"GET /api/operator/order/detail/{orderNo}": byOrder((whose) => whose.order()),
	"POST /api/operator/order/accept/{orderNo}": byOrder((whose) =>
		whose.foodOrder(),
	),
	"POST /api/operator/order/ship/{orderNo}": {
		names: {
			"an order": {
				ask: async (whose) => ({
					params: { orderNo: (await whose.order()).no },
					body: { parcels: [courier] },
				}),
			},
			"a line beside one of an own order": {
				otherwise: {
					foreign: 409,
					because: "the parcels do not hold the order",
				},
				ask: async (whose, asker) => {
					const make = (one: Holder) => one.order();
					const { own, named } = await beside(make, whose, asker);
					const parcels = [own, named].map(({ lineId }) => ({
						...courier,
						lines: [{ lineId, quantity: 1 }],
					}));
					return { params: { orderNo: own.no }, body: { parcels } };
				},
			},
		},
	},
	"POST /api/operator/order/hand-over/{orderNo}": {
		names: {
			"an order and its code": {
				ask: async (whose) => {
					const { orderNo, code } = await whose.toTaker();
					return { params: { orderNo }, body: { code } };
				},
			},
		},
	},
	"POST /api/operator/order/ship-many": {
		names: {
			"an order": {
				otherwise: {
					foreign: 200,
					because: "it says of each order how it went",
				},
				ask: async (whose) => {
					const orderNos = [(await whose.order()).no];
					return { body: { courier: "SF", orderNos, sheet: "SF1" } };
				},
			},
		},
	},
	"POST /api/operator/parcel/track/{id}": byId(
		"a parcel",
		(whose) => whose.parcel(),
		{ event: "inTransit" },
	),
};

const picking: Record<string, TenantRow> = {
	"GET /api/operator/order/substitutes/{orderNo}": {
		names: {
			"an order": {
				ask: async (whose) => {
					const { no: orderNo, lineId } = await whose.accepted();
					return { params: { orderNo }, query: { lineId: `${lineId}` } };
				},
			},
			"a line for an own order": {
				ask: async (whose, asker) => {
					const { own, named } = await beside(accepted, whose, asker);
					const query = { lineId: `${named.lineId}` };
					return { params: { orderNo: own.no }, query };
				},
			},
		},
	},
	"POST /api/operator/order/pick/{orderNo}": {
		names: {
			"an order": {
				ask: async (whose) => {
					const { no: orderNo, lineId } = await whose.accepted();
					const lines = [{ lineId, missing: 1 }];
					return { params: { orderNo }, body: { lines } };
				},
			},
			"a line for an own order": {
				otherwise: { foreign: 409, because: "it is none of the order's lines" },
				ask: async (whose, asker) => {
					const { own, named } = await beside(accepted, whose, asker);
					const lines = [{ lineId: named.lineId, missing: 1 }];
					return { params: { orderNo: own.no }, body: { lines } };
				},
			},
			"a substitute for an own line": {
				otherwise: {
					foreign: 409,
					because: "it is not there to take the place",
				},
				ask: async (whose, asker) => {
					const { no: orderNo, lineId } = await asker.accepted();
					const { skuId } = await whose.food();
					const lines = [{ lineId, substitute: { skuId, quantity: 1 } }];
					return { params: { orderNo }, body: { lines } };
				},
			},
		},
	},
};

const byCode: TenantRow = {
	names: {
		"a code": { ask: async (whose) => ({ body: await whose.toCollect() }) },
	},
};

const byParcel = (
	make: (whose: Holder) => Promise<AtStore>,
	bodyOf: (at: AtStore) => unknown = (at) => at,
): TenantRow => ({
	names: {
		"a parcel at a store": {
			ask: async (whose) => ({ body: bodyOf(await make(whose)) }),
		},
	},
});

const byRefund = (body?: unknown): TenantRow => ({
	names: {
		"a refund": {
			ask: async (whose) => ({
				params: { refundNo: (await whose.refund()).no },
				body,
			}),
		},
	},
});

const byReturn = (bodyOf: (lineId: number) => unknown): TenantRow => ({
	names: {
		"a refund whose goods come back": {
			ask: async (whose) => {
				const { no: refundNo, lineId } = await whose.returning();
				return { params: { refundNo }, body: bodyOf(lineId) };
			},
		},
	},
});

const afterwards: Record<string, TenantRow> = {
	"POST /api/operator/collecting/find": byCode,
	"POST /api/operator/collecting/hand-over": byCode,
	"GET /api/operator/collecting/list": {
		lists: async (whose) => {
			const { storeId } = await whose.toCollect();
			return [{}, { query: { storeId: `${storeId}` } }];
		},
	},
	"POST /api/operator/collecting/parcel/find": byParcel(
		(whose) => whose.toStore(),
		({ storeId, orderNo: no }) => ({ storeId, no }),
	),
	"POST /api/operator/collecting/parcel/arrived": byParcel((whose) =>
		whose.toStore(),
	),
	"POST /api/operator/collecting/parcel/send-back": byParcel((whose) =>
		whose.unfetched(),
	),
	"GET /api/operator/collecting/parcel/list": {
		names: {
			"a store": {
				ask: async (whose) => ({
					query: { storeId: `${(await whose.unfetched()).storeId}` },
				}),
			},
		},
	},
	"GET /api/operator/refund/list": {
		lists: async (whose) => {
			const { no, orderNo } = await whose.refund();
			const found = [no, orderNo].map((keyword) => ({ query: { keyword } }));
			return [{}, ...found];
		},
	},
	"POST /api/operator/refund/approve/{refundNo}": byRefund(),
	"POST /api/operator/refund/refuse/{refundNo}": byRefund({
		refusal: "It was worn.",
	}),
	"POST /api/operator/refund/arrived/{refundNo}": byReturn(() => undefined),
	"POST /api/operator/refund/inspect/{refundNo}": byReturn((lineId) => ({
		lines: [{ lineId, accepted: 1, condition: "good" }],
	})),
	"GET /api/operator/review/list": {
		lists: async (whose) => {
			await whose.review();
			return [{}, { query: { filter: "all" } }];
		},
	},
	"POST /api/operator/review/reply": {
		names: {
			"a review": {
				ask: async (whose) => ({
					body: { ...(await whose.review()), text: "Thank you" },
				}),
			},
		},
	},
};

/** Orders on their way, and what comes after them. */
export const orderRows = { ...orders, ...picking, ...afterwards };
