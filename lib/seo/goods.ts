import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { GoodsDetail } from "@/gateway/contract/catalog/goods";
import type { LocaleCode } from "@/gateway/contract/locale";
import { paths } from "@/lib/routes/paths";
import { alternatesFor } from "./alternates";
import { shareMetadata } from "./share";

export async function goodsMetadata(
	goods: GoodsDetail,
	locale: LocaleCode,
): Promise<Metadata> {
	const t = await getTranslations("layout.shop");
	const { id, name: title } = goods;
	const description = goods.introduction || title;
	const path = paths.goods(id);
	const image = `/api/og/goods/${id}`;
	return {
		title,
		description,
		alternates: alternatesFor(path, locale),
		...shareMetadata(
			{ title, description, path, image, siteName: t("name") },
			locale,
		),
	};
}
