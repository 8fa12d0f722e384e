import { getTranslations } from "next-intl/server";
import type { LocaleCode } from "@/gateway/contract/locale";
import { wholeNumber } from "@/lib/routes/whole-number";
import * as catalogue from "./catalogue";
import * as content from "./content";
import { goodsTwin, questionsTwin } from "./goods";
import { type Twin, writeTwin } from "./markdown";
import * as sellers from "./sellers";
import type { Speech } from "./speech";

type Read = (speech: Speech, ...parts: string[]) => Promise<Twin | undefined>;

type ReadById = (
	speech: Speech,
	id: number,
	...rest: string[]
) => Promise<Twin | undefined>;

/** Of a page with a number in its path; undefined for what is none. */
const numbered =
	(read: ReadById): Read =>
	async (speech, text, ...rest) => {
		const id = wholeNumber(text);
		return id ? read(speech, id, ...rest) : undefined;
	};

const merchantPage = (page: keyof typeof sellers.merchantPages) =>
	numbered((speech, id) => sellers.merchantTwin(speech, page, id));

/**
 * Public pages, by their inner paths; a place is `*`. What is not here has no twin: pages of accounts, and what has no
 * end, such as searches.
 */
const pages: Record<string, Read> = {
	"/": (speech) => content.homeTwin(speech, "SUPERMARKET"),
	"/mall/mall_index": (speech) => content.homeTwin(speech, "E_COMMERCE"),
	"/goods_cate": catalogue.categoriesTwin,
	"/goods/goods_search/*/*/*": catalogue.categoryTwin,
	"/goods_detail/*": numbered(goodsTwin),
	"/goods_detail/*/*": numbered(goodsTwin),
	"/goods_questions/*": numbered(questionsTwin),
	"/promotionList": catalogue.promotionsTwin,
	"/promotionList/*/*": catalogue.promotionsTwin,
	"/index_back": catalogue.leaderboardTwin,
	"/index_back/*": catalogue.leaderboardTwin,
	"/group/group_list": catalogue.groupsTwin,
	"/activity_list": content.activitiesTwin,
	"/activity_list/*": numbered(content.activityTwin),
	"/help/content": content.helpTwin,
	"/help/content/*": numbered(content.articleTwin),
	"/privacy_agreement/*": content.agreementTwin,
	"/About_Us": (speech) => content.agreementTwin(speech, "about"),
	"/merchant/merchant_street": sellers.streetTwin,
	"/merchant/merchant_street/*/*/*/*/*": sellers.streetTwin,
	"/merchant/merchant_more/*/*": sellers.moreMerchantsTwin,
	"/merchant/home/*": merchantPage("home"),
	"/merchant/category/*": merchantPage("category"),
	"/merchant/qualification/*": merchantPage("qualification"),
	"/merchant/storeCoupon/*": merchantPage("storeCoupon"),
	"/merchant/shop/*/*/*/*": numbered(sellers.merchantShelfTwin),
	"/store/store_index": sellers.storesTwin,
	"/store/store_detail/*": numbered(sellers.storeTwin),
	"/store/store_category/*/*/*/*": numbered(sellers.storeShelfTwin),
};

const shapes = Object.entries(pages).map(
	([path, read]) =>
		[new RegExp(`^${path.replaceAll("*", "([^/]+)")}$`), read] as const,
);

export interface WrittenTwin {
	text: string;
	/** The page's, without prefix. */
	path: string;
}

/**
 * The Markdown twin of the page that is kept under an inner path, made of the reads that the page is made of: it is as
 * fresh as the page. Undefined for a page that is not there, and for one that is not for everybody.
 */
export async function readTwin(
	locale: LocaleCode,
	inner: string,
): Promise<WrittenTwin | undefined> {
	const found = shapes.find(([shape]) => shape.test(inner));
	if (!found) return undefined;
	const [shape, read] = found;
	const [, ...parts] = shape.exec(inner) ?? [];
	const t = await getTranslations({ locale });
	const twin = await read({ locale, t }, ...parts);
	return twin && { text: writeTwin(twin, locale), path: twin.path };
}
