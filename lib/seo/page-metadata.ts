import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { currentLocale } from "@/lib/i18n/locale";
import { alternatesFor } from "./alternates";
import { shareMetadata } from "./share";

type MessageKey = Parameters<
	Awaited<ReturnType<typeof getTranslations<never>>>
>[0];

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

export async function pageMetadata(words: PageWords): Promise<Metadata> {
	const t = await getTranslations("layout.shop");
	const locale = await currentLocale();
	return {
		title: words.title,
		description: words.description,
		alternates: alternatesFor(words.path, locale),
		...shareMetadata({ ...words, siteName: t("name") }, locale),
	};
}

// messages: checkout.title.*
/** For a page that is nobody's but the visitor's; its title by its key. */
export async function privateMetadata(key: MessageKey): Promise<Metadata> {
	const t = await getTranslations();
	return { title: t(key), robots: { index: false, follow: false } };
}

/** A title with the number of its page, from the second one on. */
export async function numbered(title: string, page: number): Promise<string> {
	const t = await getTranslations("list");
	return page > 1 ? `${title}｜${t("page", { page })}` : title;
}
