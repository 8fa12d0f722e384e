import { couponTerms } from "../coupon-terms";
import { goodsForm, skuForm } from "../goods-form";
import { workOff } from "../send-goods-file";
import type { Holder } from "./holder";
import { beside, byId, type Naming, type TenantRow } from "./row";

const byItsField: Pick<Naming, "otherwise"> = {
	otherwise: { foreign: 400, because: "the form names the field" },
};

const announced = (whose: Holder) => whose.announced();
const checked = (whose: Holder) => whose.checked();

const goods: Record<string, TenantRow> = {
	"GET /api/operator/goods/list": {
		lists: async (whose) => {
			const { id } = await whose.goods();
			const keywords = [whose.word, `#${id}`];
			return [{}, ...keywords.map((keyword) => ({ query: { keyword } }))];
		},
	},
	"GET /api/operator/goods/detail/{id}": byId("goods", (whose) =>
		whose.goods(),
	),
	"POST /api/operator/goods/save": {
		names: {
			goods: {
				ask: async (whose) => {
					const { id, skuId } = await whose.goods();
					const skus = [skuForm({ id: skuId })];
					return { body: { ...goodsForm({ skus }), id, version: 1 } };
				},
			},
			"a sku of own goods": {
				ask: async (whose, asker) => {
					const make = (one: Holder) => one.goods();
					const { own, named } = await beside(make, whose, asker);
					const skus = [skuForm({ id: named.skuId })];
					return { body: { ...goodsForm({ skus }), id: own.id, version: 1 } };
				},
			},
			"a merchant": {
				ask: async ({ merchantId: merId }) => ({ body: goodsForm({ merId }) }),
			},
			"a picture": {
				...byItsField,
				ask: async (whose) => ({
					body: goodsForm({ images: [await whose.picture()] }),
				}),
			},
		},
	},
	"POST /api/operator/goods/shelf": {
		names: {
			"goods beside own ones": {
				ask: async (whose, asker) => {
					const ids = [(await asker.goods()).id, (await whose.goods()).id];
					return { body: { ids, isShown: false } };
				},
			},
		},
	},
	"POST /api/operator/goods/stock": {
		names: {
			"a sku to add to": {
				ask: async (whose) => {
					const { skuId } = await whose.goods();
					return { body: { skuId, add: 5 } };
				},
			},
			"a sku to count": {
				ask: async (whose) => {
					const { skuId } = await whose.goods();
					return { body: { skuId, stock: 5, seen: 100 } };
				},
			},
		},
	},
	"POST /api/operator/goods/price": {
		names: {
			"a sku": {
				ask: async (whose) => {
					const { skuId } = await whose.goods();
					return { body: { skuId, price: "1.00", oldPrice: null } };
				},
			},
		},
	},
	"POST /api/operator/goods/remove/{id}": byId("goods", (whose) =>
		whose.goods(),
	),
};

const imports: Record<string, TenantRow> = {
	"GET /api/operator/import/list": {
		lists: async (whose) => {
			await whose.announced();
			return [{}];
		},
	},
	"GET /api/operator/import/template": { isShared: true },
	"GET /api/operator/import/export": {
		lists: async (whose) => {
			await whose.goods();
			return [{}];
		},
	},
	"GET /api/operator/import/detail/{id}": byId("a file", announced),
	"GET /api/operator/import/faults/{id}": byId("a file", checked),
	"GET /api/operator/import/report/{id}": byId("a file", checked),
	"POST /api/operator/import/begin": {
		names: {
			"a merchant": {
				ask: async ({ merchantId: merId }, { shop }) => {
					await workOff(shop);
					return { body: { fileName: "goods.csv", bytes: 100, merId } };
				},
			},
		},
	},
	"POST /api/operator/import/part/{id}/{number}": {
		names: {
			"a file": {
				ask: async (whose) => {
					const { id } = await whose.announced();
					return { params: { id, number: 2 }, body: Buffer.from("x") };
				},
			},
		},
	},
	"POST /api/operator/import/run/{id}": byId("a file", checked),
	"POST /api/operator/import/cancel/{id}": byId("a file", announced),
};

const ofGoods = (id: number) => couponTerms({ type: "goods", goodsIds: [id] });

const coupons: Record<string, TenantRow> = {
	"GET /api/operator/coupon/list": {
		lists: async (whose) => {
			await whose.coupon();
			return [{}];
		},
	},
	"GET /api/operator/coupon/detail/{id}": byId("a coupon", (whose) =>
		whose.coupon(),
	),
	"GET /api/operator/coupon/goods": {
		lists: async (whose) => {
			await whose.goods();
			return [{ query: { keyword: whose.word } }];
		},
	},
	"POST /api/operator/coupon/create": {
		names: {
			"a merchant": {
				ask: async ({ merchantId: merId }) => ({
					body: { ...couponTerms(), merId },
				}),
			},
			"a coupon to replace": {
				ask: async (whose) => {
					const { id: replaces } = await whose.coupon();
					return { body: { ...couponTerms(), replaces } };
				},
			},
			goods: {
				...byItsField,
				ask: async (whose) => ({ body: ofGoods((await whose.goods()).id) }),
			},
		},
	},
	"POST /api/operator/coupon/edit/{id}": {
		names: {
			"a coupon": {
				ask: async (whose) => ({
					params: await whose.coupon(),
					body: couponTerms(),
				}),
			},
			"goods for an own coupon": {
				...byItsField,
				ask: async (whose, asker) => ({
					params: await asker.coupon(),
					body: ofGoods((await whose.goods()).id),
				}),
			},
		},
	},
	"POST /api/operator/coupon/end/{id}": byId("a coupon", (whose) =>
		whose.coupon(),
	),
};

/** Goods, files of them, and the coupons that name them. */
export const goodsAdminRows = { ...goods, ...imports, ...coupons };
