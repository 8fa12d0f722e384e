import { getTranslations } from "next-intl/server";
import { findCategory } from "@/components/catalog/list/find-category";
import { readCategories } from "@/lib/cached/category";
import { readStreetPage, type StreetPage } from "@/lib/cached/merchant";
import { currentLocale } from "@/lib/i18n/locale";
import type { MerchantKin } from "@/lib/routes/page-queries";
import { readKin } from "@/lib/routes/street-path";
import { wholeNumber } from "@/lib/routes/whole-number";

export interface FoundKin {
	kin: MerchantKin;
	title: string;
	found: StreetPage;
}

// messages: merchant.more.*
/** Undefined for a category nobody knows and a page behind the last. */
export async function findKin(given: {
	kin: string;
	page: string;
}): Promise<FoundKin | undefined> {
	const [kin, page] = [readKin(given.kin), wholeNumber(given.page)];
	if (!kin || !page) return undefined;
	const [title, found] = await Promise.all([
		titleOf(kin),
		readStreetPage(await currentLocale(), { ...kin, page }),
	]);
	if (!title || page > Math.max(found.totalPage, 1)) return undefined;
	return { kin, title, found };
}

async function titleOf(kin: MerchantKin): Promise<string | undefined> {
	const t = await getTranslations("merchant.more");
	if ("merchantType" in kin) return t(kin.merchantType);
	const trees = await readCategories(await currentLocale());
	const category = findCategory(trees, kin.cid);
	return category && t("category", { name: category.name });
}
