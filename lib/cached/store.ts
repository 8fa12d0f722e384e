import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/gateway/contract/cache-tags";
import type { CategoryNode } from "@/gateway/contract/catalog/category";
import {
	type Store,
	storeKeywordMaxLength,
} from "@/gateway/contract/delivery/store";
import type { LocaleCode } from "@/gateway/contract/locale";
import type { InTime } from "@/gateway/contract/sales/promise";
import { serverApi } from "@/lib/api/server";
import { absentWhenMissing } from "./absent-when-missing";

// What changes by the minute (whether a store is open, its next slot, why it delivers nothing) has no place on a stored
// page: `Store` leaves it out, and the browser asks for it.

/** All stores, for nobody in particular. */
export async function readStores(locale: LocaleCode): Promise<Store[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.stores);
	return serverApi(locale).get("/api/front/store/list", { query: {} });
}

/** Stores whose name, district or address has these words in any language. */
export async function findStores(
	locale: LocaleCode,
	keyword: string,
): Promise<Store[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.stores);
	return serverApi(locale).get("/api/front/store/list", {
		query: {
			keyword: keyword.slice(0, storeKeywordMaxLength),
		},
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
	return absentWhenMissing(
		serverApi(locale).get("/api/front/store/detail/{id}", { params: { id } }),
	);
}

/** How many of their promises stores kept lately; without those of which it is not said. */
export async function readInTime(locale: LocaleCode): Promise<InTime[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.inTime);
	const asked = serverApi(locale).get("/api/front/store/in-time");
	return (await absentWhenMissing(asked)) ?? [];
}

/** The tree of what a store sells; empty for a store nobody knows. */
export async function readStoreCategories(
	locale: LocaleCode,
	id: number,
): Promise<CategoryNode[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.stores, cacheTags.categories);
	const trees = serverApi(locale).get("/api/front/store/category/{id}", {
		params: { id },
	});
	return (await absentWhenMissing(trees)) ?? [];
}
