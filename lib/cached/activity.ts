import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/gateway/contract/cache-tags";
import type { LocaleCode } from "@/gateway/contract/locale";
import { serverApi } from "@/lib/api/server";
import { absentWhenMissing } from "./absent-when-missing";
import { tagShown } from "./tag-shown";

/** The tag falls too when the clock begins or ends one. */
export async function readActivities(locale: LocaleCode) {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.activities);
	return serverApi(locale).get("/api/front/activity/list");
}

/** Undefined for one that is unknown or has ended. */
export async function readActivity(locale: LocaleCode, id: number) {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.activities);
	const found = await absentWhenMissing(
		serverApi(locale).get("/api/front/activity/detail/{id}", {
			params: { id },
		}),
	);
	if (found) tagShown(found.goods);
	return found;
}
