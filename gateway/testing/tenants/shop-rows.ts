import { eq } from "drizzle-orm";
import { merchant } from "../../db/schema/merchant";
import { closureTomorrow, storeFields } from "../store-fields";
import type { Holder } from "./holder";
import { beside, byId, type TenantRow } from "./row";

const store = (whose: Holder) => whose.store();
const closure = (whose: Holder) => whose.closure();

const stores: Record<string, TenantRow> = {
	"GET /api/operator/store/list": {
		lists: async (whose) => {
			await whose.store();
			return [{}];
		},
	},
	"GET /api/operator/store/slots/{id}": byId("a store", store),
	"GET /api/operator/promise/stores": {
		lists: async (whose) => {
			await whose.store();
			return [{}];
		},
	},
	"GET /api/operator/promise/late": {
		names: {
			"a store": {
				ask: async (whose) => ({
					query: { storeId: `${(await whose.store()).id}` },
				}),
			},
		},
	},
	"GET /api/operator/store/closures": {
		lists: async (whose) => {
			await whose.closure();
			return [{}];
		},
	},
	"GET /api/operator/store/closure/orders/{id}": byId("a closure", closure),
	"POST /api/operator/store/edit/{id}": byId(
		"a store",
		store,
		storeFields({ isInService: false }),
	),
	"POST /api/operator/store/close": {
		names: {
			"a store": {
				ask: async (whose, { shop }) => {
					const { id } = await whose.store();
					return { body: closureTomorrow(shop.now(), id) };
				},
			},
		},
	},
	"POST /api/operator/store/reopen/{id}": byId("a closure", closure),
};

const terms = {
	price: "1.00",
	size: 2,
	hours: 24,
	piecesMax: 2,
	startsAt: "2026-01-01T00:00:00+08:00",
	endsAt: "2099-01-01T00:00:00+08:00",
};
const offer = (whose: Holder) => whose.offer();

const groups: Record<string, TenantRow> = {
	"GET /api/operator/group/list": {
		lists: async (whose) => {
			await whose.offer();
			return [{}];
		},
	},
	"POST /api/operator/group/end/{id}": byId("an offer", offer),
	"POST /api/operator/group/save": {
		names: {
			"a sku": {
				ask: async (whose) => {
					const { skuId } = await whose.goods();
					return { body: { ...terms, skuId } };
				},
			},
			"an offer": {
				ask: async (whose) => ({ body: { ...terms, ...(await offer(whose)) } }),
			},
			"an offer for an own sku": {
				ask: async (whose, asker) => {
					const { own, named } = await beside(offer, whose, asker);
					return { body: { ...terms, id: named.id, skuId: own.skuId } };
				},
			},
		},
	},
};

const staff: Record<string, TenantRow> = {
	"GET /api/operator/staff/list": {
		lists: async (whose) => {
			const { email: keyword } = await whose.colleague();
			return [{}, { query: { keyword } }];
		},
	},
	"POST /api/operator/staff/invite": {
		names: {
			"a merchant": {
				ask: async ({ merchantId: merId }) => ({
					body: { email: `${crypto.randomUUID()}@example.com`, merId },
				}),
			},
		},
	},
	"GET /api/operator/staff/invitations": {
		lists: async (whose) => {
			await whose.invitation();
			return [{}];
		},
	},
	"POST /api/operator/staff/invitation/resend/{id}": byId(
		"an invitation",
		(whose) => whose.invitation(),
	),
	"POST /api/operator/staff/invitation/withdraw/{id}": byId(
		"an invitation",
		(whose) => whose.invitation(),
	),
	"GET /api/operator/staff/roles": { isShared: true },
	"POST /api/operator/staff/role": {
		names: {
			"a colleague": {
				ask: async (whose, { merchantId: merId }) => ({
					body: {
						uid: (await whose.colleague()).id,
						role: "merchant",
						merId,
					},
				}),
			},
			"a merchant": {
				ask: async ({ merchantId: merId }, { colleague }) => ({
					body: { uid: (await colleague()).id, role: "merchant", merId },
				}),
			},
		},
	},
	"POST /api/operator/staff/remove/{uid}": {
		names: {
			"a colleague": {
				ask: async (whose) => ({
					params: { uid: (await whose.colleague()).id },
				}),
			},
		},
	},
	"GET /api/operator/audit/list": {
		lists: async (whose) => {
			const { orderNo: keyword } = await whose.parcel();
			return [{}, { query: { keyword } }];
		},
	},
};

const settings: Record<string, TenantRow> = {
	"GET /api/operator/dashboard": {
		counts: (whose) => whose.order(),
		lists: async (whose) => {
			await whose.goods();
			return [{}];
		},
	},
	"GET /api/operator/shop/list": {
		lists: async ({ word: keyword }) => [{}, { query: { keyword } }],
	},
	"GET /api/operator/shop/detail": {
		names: {
			"a merchant": {
				ask: async ({ merchantId }) => ({ query: { merId: `${merchantId}` } }),
			},
		},
	},
	"POST /api/operator/shop/edit": {
		names: {
			"a merchant": {
				ask: async ({ merchantId: merId }, { shop: { db }, ...asker }) => {
					const own = eq(merchant.id, asker.merchantId);
					const [row] = await db.select().from(merchant).where(own);
					return { body: { ...row, notice: {}, merId } };
				},
			},
		},
	},
};

/** What a merchant sets up: stores, offers, who works for it, its shop. */
export const shopRows = { ...stores, ...groups, ...staff, ...settings };
