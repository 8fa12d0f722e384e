import { eq } from "drizzle-orm";
import { goods } from "../db/schema/goods";
import { answering, type Permission, staffOnly } from "./permission";

/** Right by its form and nobody's. */
const nobodys: Permission = {
	...staffOnly,
	expected: answering(staffOnly, 404),
	refusals: [400, 409],
};
const nobodysGoods = 2_000_000_000;
/** For whom the sample staff work. */
const merchantOfStaff = 1;

const sku = {
	code: null,
	options: {},
	price: "12.50",
	oldPrice: null,
	weightGrams: 100,
	image: null,
	addStock: 1,
};
const form = {
	code: null,
	name: { en: "Tea" },
	introduction: {},
	categoryId: 1,
	brand: null,
	unit: null,
	origin: null,
	storage: null,
	keywords: [],
	guarantees: [],
	images: [],
	isShown: false,
	skus: [sku],
};

/** Rows of the permission matrix for a merchant's goods; its own tests try own and foreign goods. */
export const goodsAdminPermissions: Record<string, Permission> = {
	"GET /api/operator/goods/list": {
		...staffOnly,
		example: { query: { keyword: "tea", state: "shown", cid: "1" } },
	},
	"GET /api/operator/goods/detail/{id}": {
		...staffOnly,
		example: async ({ db }) => {
			const [own] = await db
				.select({ id: goods.id })
				.from(goods)
				.where(eq(goods.merchantId, merchantOfStaff))
				.limit(1);
			return { params: { id: own?.id ?? 0 } };
		},
	},
	"POST /api/operator/goods/save": {
		...nobodys,
		example: { body: { ...form, id: nobodysGoods, version: 1 } },
	},
	"POST /api/operator/goods/shelf": {
		...nobodys,
		example: { body: { ids: [nobodysGoods], isShown: true } },
	},
	"POST /api/operator/goods/stock": {
		...nobodys,
		example: { body: { skuId: nobodysGoods, add: 1 } },
	},
	"POST /api/operator/goods/price": {
		...nobodys,
		example: {
			body: { skuId: nobodysGoods, price: "1.00", oldPrice: null },
		},
	},
	"POST /api/operator/goods/remove/{id}": {
		...nobodys,
		example: { params: { id: nobodysGoods } },
	},
	"GET /api/operator/import/list": staffOnly,
	"GET /api/operator/import/template": staffOnly,
	"GET /api/operator/import/export": {
		...staffOnly,
		// An operator says whose.
		expected: { ...staffOnly.expected, operator: 400 },
		refusals: [400],
		example: { query: { after: "0" } },
	},
	"GET /api/operator/import/detail/{id}": {
		...nobodys,
		example: { params: { id: nobodysGoods } },
	},
	"GET /api/operator/import/faults/{id}": {
		...nobodys,
		example: { params: { id: nobodysGoods } },
	},
	"GET /api/operator/import/report/{id}": {
		...nobodys,
		example: { params: { id: nobodysGoods } },
	},
	"POST /api/operator/import/begin": {
		...staffOnly,
		expected: { ...staffOnly.expected, operator: 400 },
		refusals: [400, 409],
		example: { body: { fileName: "goods.csv", bytes: 100 } },
	},
	"POST /api/operator/import/part/{id}/{number}": {
		...nobodys,
		example: { params: { id: nobodysGoods, number: 1 } },
	},
	"POST /api/operator/import/run/{id}": {
		...nobodys,
		example: { params: { id: nobodysGoods } },
	},
	"POST /api/operator/import/cancel/{id}": {
		...nobodys,
		example: { params: { id: nobodysGoods } },
	},
};
