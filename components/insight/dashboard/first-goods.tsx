"use client";

import { useTranslations } from "next-intl";
import { useGoodsAdmin } from "@/components/catalog/goods/admin/use-goods-list";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { consolePaths } from "@/lib/routes/console-paths";

const everything = {
	keyword: "",
	state: undefined,
	cid: undefined,
	merId: undefined,
	page: 1,
};

/** The way to the first item, for a merchant that sells nothing yet; for all others nothing. */
export function FirstGoods() {
	const t = useTranslations("console.goods");
	const { found } = useGoodsAdmin(everything);
	if (found?.total !== 0) return null;
	return (
		<EmptyState
			picture="/pictures/empty-list.webp"
			title={t("empty.title")}
			detail={t("empty.detail")}
		>
			<LinkButton kind="primary" href={consolePaths.page("goods/edit")}>
				{t("add")}
			</LinkButton>
		</EmptyState>
	);
}
