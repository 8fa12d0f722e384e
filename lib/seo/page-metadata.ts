import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { LocaleCode } from "@/gateway/contract/locale";
import { alternatesFor } from "./alternates";
import { shareMetadata } from "./share";

interface PageWords {
	title: string;
	description: string;
	/** Without prefix. */
	path: string;
	/** A picture of 1200 x 630; the shop's own unless named. */
	image?: string;
}

/** For a page whose links search engines follow while they keep another page in its place. */
export const followedOnly = { index: false, follow: true };

export async function pageMetadata(
	words: PageWords,
	locale: LocaleCode,
): Promise<Metadata> {
	const t = await getTranslations("layout.shop");
	return {
		title: words.title,
		description: words.description,
		alternates: alternatesFor(words.path, locale),
		...shareMetadata({ ...words, siteName: t("name") }, locale),
	};
}

/** For a page that is nobody's but the visitor's. */
export function privateMetadata(title: string): Metadata {
	return { title, robots: { index: false, follow: false } };
}

/** A title with the number of its page, from the second one on. */
export async function numbered(title: string, page: number): Promise<string> {
	const t = await getTranslations("list");
	return page > 1 ? `${title}｜${t("page", { page })}` : title;
}
