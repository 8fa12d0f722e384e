import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/gateway/contract/cache-tags";
import type { CategoryNode } from "@/gateway/contract/category";
import type { LocaleCode } from "@/gateway/contract/locale";
import { type Store, storeKeywordMaxLength } from "@/gateway/contract/store";
import { serverApi } from "@/lib/api/server";
import * as api from "@/lib/api/store";
import { absentWhenMissing } from "./absent-when-missing";

// What changes by the minute (whether a store is open, its next slot, why it delivers nothing) has no place on a stored
// page: `Store` leaves it out, and the browser asks for it.

/** All stores, for nobody in particular. */
export async function readStores(locale: LocaleCode): Promise<Store[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.stores);
	return api.listStores(serverApi(locale), {});
}

/** Stores whose name, district or address has these words in any language. */
export async function findStores(
	locale: LocaleCode,
	keyword: string,
): Promise<Store[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.stores);
	return api.listStores(serverApi(locale), {
		keyword: keyword.slice(0, storeKeywordMaxLength),
	});
}

/** Undefined for a store nobody knows, and for one out of service. */
export async function readStore(
	locale: LocaleCode,
	id: number,
): Promise<Store | undefined> {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.stores);
	return absentWhenMissing(api.getStore(serverApi(locale), id));
}

/** The tree of what a store sells; empty for a store nobody knows. */
export async function readStoreCategories(
	locale: LocaleCode,
	id: number,
): Promise<CategoryNode[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.stores, cacheTags.categories);
	const trees = api.listStoreCategories(serverApi(locale), id);
	return (await absentWhenMissing(trees)) ?? [];
}
