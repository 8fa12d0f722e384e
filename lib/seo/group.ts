import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { DataOf } from "@/gateway/contract/call";
import type { getGroup } from "@/gateway/contract/sales/group";
import { currentLocale } from "@/lib/i18n/locale";
import { formatPriceBriefly } from "@/lib/money/money";
import { paths } from "@/lib/routes/paths";
import { followedOnly, pageMetadata } from "./page-metadata";
import { shareMetadata } from "./share";

export async function groupListMetadata(): Promise<Metadata> {
	const t = await getTranslations("group.list");
	const words = { title: t("title"), description: t("detail") };
	return pageMetadata({ ...words, path: paths.groups() });
}

/** For those whom its link is sent to; search engines need none of it, for it is over in days. */
export async function groupMetadata({
	id,
	offer,
	price,
}: DataOf<typeof getGroup>) {
	const t = await getTranslations();
	const title = t("group.page.title", { name: offer.name });
	const description = t("group.page.detail", {
		price: formatPriceBriefly(price),
		single: formatPriceBriefly(offer.singlePrice),
	});
	const siteName = t("layout.shop.name");
	const path = paths.group(id);
	return {
		title,
		description,
		robots: followedOnly,
		...shareMetadata(
			{ title, description, path, siteName },
			await currentLocale(),
		),
	};
}
