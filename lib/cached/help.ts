import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/gateway/contract/cache-tags";
import type { AgreementName } from "@/gateway/contract/content/help-terms";
import type { LocaleCode } from "@/gateway/contract/locale";
import { serverApi } from "@/lib/api/server";
import { absentWhenMissing } from "./absent-when-missing";

export async function readHelpArticle(locale: LocaleCode, id: number) {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.help);
	return absentWhenMissing(
		serverApi(locale).get("/api/front/pc/help/content/{id}", {
			params: { id },
		}),
	);
}

export async function readAgreement(locale: LocaleCode, name: AgreementName) {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.help);
	return absentWhenMissing(
		serverApi(locale).get("/api/front/agreement/{name}", { params: { name } }),
	);
}
