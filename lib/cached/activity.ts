import { cacheLife, cacheTag } from "next/cache";
import type { ActivityCard, ActivityDetail } from "@/gateway/contract/activity";
import { cacheTags } from "@/gateway/contract/cache-tags";
import type { LocaleCode } from "@/gateway/contract/locale";
import * as api from "@/lib/api/activity";
import { serverApi } from "@/lib/api/server";
import { absentWhenMissing } from "./absent-when-missing";
import { tagShown } from "./tag-shown";

/** The tag falls too when the clock begins or ends one. */
export async function readActivities(
	locale: LocaleCode,
): Promise<ActivityCard[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.activities);
	return api.listActivities(serverApi(locale));
}

/** Undefined for one that is unknown or has ended. */
export async function readActivity(
	locale: LocaleCode,
	id: number,
): Promise<ActivityDetail | undefined> {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.activities);
	const found = await absentWhenMissing(api.getActivity(serverApi(locale), id));
	if (found) tagShown(found.goods);
	return found;
}
