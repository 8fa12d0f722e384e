import { eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { sampleAccounts } from "../db/sample/accounts";
import { account } from "../db/schema/account";
import { helpArticle, helpCategory } from "../db/schema/help";
import { banner, homeSection } from "../db/schema/home";
import { hotSearch } from "../db/schema/search";
import { slotClosure, store } from "../db/schema/store";
import { couponTerms } from "./coupon-terms";
import {
	answering,
	operatorsOnly,
	type Permission,
	staffOnly,
} from "./permission";
import { seedCoupon } from "./seed-coupon";
import { closureTomorrow, storeFields } from "./store-fields";
import type { TestShop } from "./test-shop";

const words = { "zh-CN": "測試", en: "A test" };
const content = { "zh-CN": [{ kind: "paragraph", text: "內容" }] };

/** The merchant whose staff the matrix sends. */
async function staffMerchant({ db }: TestShop): Promise<number> {
	const { email = "" } =
		sampleAccounts.find(({ scope }) =>
			scope.some((one) => one === "merchant"),
		) ?? {};
	const [row] = await db
		.select({ merchantId: account.merchantId })
		.from(account)
		.where(eq(account.email, email));
	return row?.merchantId ?? 0;
}

async function theirCoupon(shop: TestShop) {
	const merchantId = await staffMerchant(shop);
	return { params: { id: await seedCoupon(shop.db, { merchantId }) } };
}

async function theirStore(shop: TestShop): Promise<{ id: number }> {
	const merchantId = await staffMerchant(shop);
	const [row] = await shop.db
		.insert(store)
		.values({ ...storeFields(), merchantId })
		.returning({ id: store.id });
	return { id: row?.id ?? 0 };
}

async function theirClosure(shop: TestShop) {
	const { id: storeId } = await theirStore(shop);
	const from = new Date(shop.now().getTime() + 3_600_000);
	const until = new Date(from.getTime() + 3_600_000);
	const [row] = await shop.db
		.insert(slotClosure)
		.values({ storeId, from, until, reason: "other", createdAt: shop.now() })
		.returning({ id: slotClosure.id });
	return { params: { id: row?.id ?? 0 } };
}

/** Commands that a right request may find refused: the shop has changed, or what it names is nobody's. */
const refusals: Permission["refusals"] = [400, 409];
const writes = { ...operatorsOnly, refusals };
const nobodys = {
	...writes,
	expected: answering(operatorsOnly, 404),
	example: { params: { id: 2_000_000_000 } },
};
/** All that stand in a list, in the order of their numbers. */
function asTheyStand(
	table: PgTable & { id: PgColumn },
	ofOne?: { column: PgColumn; value: number | string },
) {
	return async ({ db }: TestShop) => {
		const rows = await db
			.select({ id: table.id })
			.from(table as PgTable)
			.where(ofOne && eq(ofOne.column, ofOne.value))
			.orderBy(table.id);
		return rows.map(({ id }) => id);
	};
}

function arranges(
	list: (shop: TestShop) => Promise<unknown[]>,
	params?: Record<string, number | string>,
): Permission {
	return {
		...writes,
		example: async (shop) => ({ params, body: { ids: await list(shop) } }),
	};
}

const supermarket = { cartType: "SUPERMARKET" };

const coupons: Record<string, Permission> = {
	"GET /api/operator/coupon/list": staffOnly,
	"GET /api/operator/coupon/detail/{id}": {
		...staffOnly,
		example: theirCoupon,
	},
	"GET /api/operator/coupon/goods": {
		...staffOnly,
		example: { query: { keyword: "tea" } },
	},
	"POST /api/operator/coupon/create": {
		...staffOnly,
		refusals,
		example: { body: couponTerms() },
	},
	"POST /api/operator/coupon/edit/{id}": {
		...staffOnly,
		refusals,
		example: async (shop) => ({
			...(await theirCoupon(shop)),
			body: couponTerms(),
		}),
	},
	"POST /api/operator/coupon/end/{id}": { ...staffOnly, example: theirCoupon },
};

const stores: Record<string, Permission> = {
	"GET /api/operator/store/list": staffOnly,
	"GET /api/operator/store/slots/{id}": {
		...staffOnly,
		example: async (shop) => ({ params: await theirStore(shop) }),
	},
	"GET /api/operator/store/closures": staffOnly,
	"GET /api/operator/store/closure/orders/{id}": {
		...staffOnly,
		// No made-up number is a closure's.
		refusals: [],
		example: theirClosure,
	},
	"POST /api/operator/store/create": {
		...writes,
		example: { body: { ...storeFields({ isInService: false }), merId: 1 } },
	},
	"POST /api/operator/store/edit/{id}": {
		...staffOnly,
		refusals,
		example: async (shop) => ({
			params: await theirStore(shop),
			body: storeFields(),
		}),
	},
	"POST /api/operator/store/close": {
		...staffOnly,
		refusals,
		example: async (shop) => {
			const { id } = await theirStore(shop);
			return { body: closureTomorrow(shop.now(), id) };
		},
	},
	"POST /api/operator/store/reopen/{id}": {
		...staffOnly,
		refusals: [],
		example: theirClosure,
	},
};

const weather: Record<string, Permission> = {
	"GET /api/operator/weather": operatorsOnly,
	"POST /api/operator/weather/set": {
		...operatorsOnly,
		example: { body: { warning: "rainstorm", isInForce: false } },
	},
};

const contents: Record<string, Permission> = {
	"GET /api/operator/content/help": operatorsOnly,
	"GET /api/operator/content/help/article/{id}": {
		...operatorsOnly,
		example: { params: { id: 1 } },
	},
	"POST /api/operator/content/help/category/save": {
		...writes,
		example: { body: { id: null, name: words } },
	},
	"POST /api/operator/content/help/category/remove/{id}": nobodys,
	"POST /api/operator/content/help/category/arrange": arranges(
		asTheyStand(helpCategory),
	),
	"POST /api/operator/content/help/article/save": {
		...writes,
		example: { body: { id: 1, categoryId: 1, title: words, content } },
	},
	"POST /api/operator/content/help/article/remove/{id}": nobodys,
	"POST /api/operator/content/help/article/arrange/{id}": arranges(
		asTheyStand(helpArticle, { column: helpArticle.categoryId, value: 1 }),
		{ id: 1 },
	),
	"GET /api/operator/content/agreements": operatorsOnly,
	"POST /api/operator/content/agreement/save": {
		...writes,
		example: { body: { name: "terms", title: words, content } },
	},
	"GET /api/operator/content/banners": operatorsOnly,
	"POST /api/operator/content/banner/save": {
		...writes,
		example: async ({ db }) => {
			const [row] = await db.select().from(banner).limit(1);
			return { body: { ...row, title: words } };
		},
	},
	"POST /api/operator/content/banner/remove/{id}": nobodys,
	"POST /api/operator/content/banner/arrange/{cartType}": arranges(
		asTheyStand(banner, { column: banner.cartType, value: "SUPERMARKET" }),
		supermarket,
	),
	"GET /api/operator/content/sections": operatorsOnly,
	"POST /api/operator/content/section/save": {
		...writes,
		example: {
			body: {
				id: 1,
				cartType: "SUPERMARKET",
				rule: "best",
				categoryId: null,
				title: words,
				subtitle: {},
				path: "/goods_cate",
			},
		},
	},
	"POST /api/operator/content/section/remove/{id}": nobodys,
	"POST /api/operator/content/section/arrange/{cartType}": arranges(
		asTheyStand(homeSection, {
			column: homeSection.cartType,
			value: "SUPERMARKET",
		}),
		supermarket,
	),
	"GET /api/operator/content/site": operatorsOnly,
	"POST /api/operator/content/site": {
		...writes,
		example: {
			body: {
				siteName: words,
				keywords: {},
				description: {},
				service: {
					serviceType: "phone",
					serviceLink: "",
					serviceMessage: "",
					servicePhone: "+852 2345 6789",
					serviceEmail: "",
					serviceHours: words,
				},
				topBanner: null,
				appLinks: { ios: "", android: "" },
				aboutLinks: [],
			},
		},
	},
};

const search: Record<string, Permission> = {
	"GET /api/operator/search/hot": operatorsOnly,
	"POST /api/operator/search/hot/save": {
		...writes,
		example: { body: { id: 1, keyword: words } },
	},
	"POST /api/operator/search/hot/remove/{id}": nobodys,
	"POST /api/operator/search/hot/arrange": arranges(asTheyStand(hotSearch)),
	"GET /api/operator/search/synonyms": operatorsOnly,
	"POST /api/operator/search/synonym/save": {
		...writes,
		example: { body: { id: 1, words: ["quolkin", "wexfield"] } },
	},
	"POST /api/operator/search/synonym/remove/{id}": nobodys,
	"GET /api/operator/search/misses": operatorsOnly,
	"POST /api/operator/search/miss/dismiss": {
		...writes,
		example: { body: { keyword: "quolkin" } },
	},
	"GET /api/operator/search/instead": operatorsOnly,
	"POST /api/operator/search/instead/save": {
		...writes,
		example: { body: { keyword: "quolkin", replacement: "tea" } },
	},
	"POST /api/operator/search/instead/remove": {
		...nobodys,
		example: { body: { keyword: "nobodysword" } },
	},
};

/** Rows of the permission matrix for what staff and operators keep; their own tests try own and foreign numbers. */
export const contentAdminPermissions: Record<string, Permission> = {
	...coupons,
	...stores,
	...weather,
	...contents,
	...search,
};
