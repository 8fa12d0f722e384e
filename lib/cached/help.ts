import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/gateway/contract/cache-tags";
import type { Agreement, HelpArticle } from "@/gateway/contract/content/help";
import type { AgreementName } from "@/gateway/contract/content/help-terms";
import type { LocaleCode } from "@/gateway/contract/locale";
import { ApiError } from "@/lib/api/api-error";
import { serverApi } from "@/lib/api/server";

async function unlessMissing<Found>(
	asked: Promise<Found>,
): Promise<Found | undefined> {
	try {
		return await asked;
	} catch (error) {
		if (error instanceof ApiError && [400, 404].includes(error.code))
			return undefined;
		throw error;
	}
}

export async function readHelpArticle(
	locale: LocaleCode,
	id: number,
): Promise<HelpArticle | undefined> {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.help);
	return unlessMissing(
		serverApi(locale).get("/api/front/pc/help/content/{id}", {
			params: { id },
		}),
	);
}

export async function readAgreement(
	locale: LocaleCode,
	name: AgreementName,
): Promise<Agreement | undefined> {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.help);
	return unlessMissing(
		serverApi(locale).get("/api/front/agreement/{name}", { params: { name } }),
	);
}
