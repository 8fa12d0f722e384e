import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/gateway/contract/cache-tags";
import type { LocaleCode } from "@/gateway/contract/locale";
import type { MerchantCard, MerchantFront } from "@/gateway/contract/merchant";
import type { CartType } from "@/gateway/contract/values";
import * as api from "@/lib/api/merchant";
import { serverApi } from "@/lib/api/server";
import { absentWhenMissing } from "./absent-when-missing";

/** The merchants an area's home shows. */
export async function readMerchants(
	locale: LocaleCode,
	cartType: CartType,
): Promise<MerchantCard[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.merchants);
	const { list } = await api.listMerchants(serverApi(locale), {
		cartType,
		limit: 12,
	});
	return list;
}

/** Undefined for a merchant nobody knows. */
export async function readMerchant(
	locale: LocaleCode,
	id: number,
): Promise<MerchantFront | undefined> {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.merchants);
	return absentWhenMissing(api.getMerchant(serverApi(locale), id));
}
