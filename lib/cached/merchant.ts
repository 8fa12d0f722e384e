import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/gateway/contract/cache-tags";
import type { DataOf } from "@/gateway/contract/call";
import type { LocaleCode } from "@/gateway/contract/locale";
import type {
	listMerchants,
	MerchantCategory,
} from "@/gateway/contract/marketplace/merchant";
import type { CartType } from "@/gateway/contract/values";
import { serverApi } from "@/lib/api/server";
import type { StreetQuery } from "@/lib/routes/page-queries";
import { absentWhenMissing } from "./absent-when-missing";
import { tagShown } from "./tag-shown";

export type StreetPage = DataOf<typeof listMerchants>;

/** Three rows of a desktop. */
const merchantsPerPage = 12;

/** The merchants an area's home shows. */
export async function readMerchants(locale: LocaleCode, cartType: CartType) {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.merchants);
	const { list } = await serverApi(locale).get("/api/front/merchant/street", {
		query: {
			cartType,
			limit: 12,
		},
	});
	return list;
}

/** A page of the street. */
export async function readStreetPage(
	locale: LocaleCode,
	{ cid, keyword, ...place }: StreetQuery,
) {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.merchants);
	const query = { ...place, categoryId: cid, limit: merchantsPerPage };
	const at = serverApi(locale);
	const found = keyword
		? await at.get("/api/front/merchant/search/list", {
				query: { ...query, keyword },
			})
		: await at.get("/api/front/merchant/street", { query });
	for (const { id, goods } of found.list) {
		cacheTag(cacheTags.merchant(id));
		tagShown(goods);
	}
	return found;
}

/** The categories that merchants are known for. */
export async function readMerchantCategories(
	locale: LocaleCode,
): Promise<{ id: number; name: string }[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.merchants, cacheTags.categories);
	return serverApi(locale).get("/api/front/merchant/all/category/list");
}

/** For nobody in particular; undefined for a merchant nobody knows. */
export async function readMerchant(locale: LocaleCode, id: number) {
	"use cache";
	cacheLife("catalogue");
	const { all, merchants, merchant, site } = cacheTags;
	cacheTag(all, merchants, merchant(id), site);
	return absentWhenMissing(
		serverApi(locale).get("/api/front/merchant/detail/{id}", {
			params: { id },
		}),
	);
}

/** How a merchant is reached; undefined for a merchant nobody knows. */
export async function readMerchantService(locale: LocaleCode, id: number) {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.merchants, cacheTags.site);
	return absentWhenMissing(
		serverApi(locale).get("/api/front/merchant/customer/service/info/{id}", {
			params: { id },
		}),
	);
}

/** Where a merchant has goods on the shelf; empty for a merchant nobody knows. */
export async function readCategoriesOfMerchant(
	locale: LocaleCode,
	id: number,
): Promise<MerchantCategory[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.merchant(id), cacheTags.categories);
	const tree = serverApi(locale).get(
		"/api/front/product/merchant/{id}/category/list",
		{ params: { id } },
	);
	return (await absentWhenMissing(tree)) ?? [];
}
