import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/gateway/contract/cache-tags";
import type { LocaleCode } from "@/gateway/contract/locale";
import { serverApi } from "@/lib/api/server";
import { absentWhenMissing } from "./absent-when-missing";
import { tagShown } from "./tag-shown";

/** More would be a page of their own. */
const offersMax = 60;

/** All that run, with groups to join. */
export async function readGroupOffers(locale: LocaleCode) {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.groups);
	const page = await serverApi(locale).get("/api/front/group/list", {
		query: {
			limit: offersMax,
		},
	});
	tagShown(page.list.map(({ goodsId: id }) => ({ id })));
	return page.list;
}

/** Those of one goods. */
export async function readOffersOfGoods(locale: LocaleCode, goodsId: number) {
	"use cache";
	cacheLife("catalogue");
	cacheTag(
		cacheTags.all,
		cacheTags.goods(goodsId),
		cacheTags.groupsOf(goodsId),
	);
	return (
		await serverApi(locale).get("/api/front/group/list", { query: { goodsId } })
	).list;
}

/** As a stranger sees it; undefined for one that nobody knows. */
export async function readGroup(locale: LocaleCode, id: number) {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all);
	const group = await absentWhenMissing(
		serverApi(locale).get("/api/front/group/detail/{id}", { params: { id } }),
	);
	if (group) cacheTag(cacheTags.groupsOf(group.offer.goodsId));
	return group;
}
