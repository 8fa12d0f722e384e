"use client";

import { useLocale, useTranslations } from "next-intl";
import { AskFirst } from "@/components/layout/ask-first";
import type { StaffGoodsDetail } from "@/gateway/contract/catalog/goods-admin";
import { browserApi } from "@/lib/api/browser";
import { useRouter } from "@/lib/i18n/use-router";
import { notifyNextPage } from "@/lib/page-state/notice";
import { consolePaths } from "@/lib/routes/console-paths";

/** Asks once more; what was ordered before stays, off the shelf. */
export function RemoveGoods({ goods }: { goods: StaffGoodsDetail }) {
	const t = useTranslations("console.goods");
	const locale = useLocale();
	const { push } = useRouter();

	async function remove() {
		const { isRemoved } = await browserApi(locale).post(
			"/api/operator/goods/remove/{id}",
			{ params: { id: goods.id } },
		);
		notifyNextPage(t(isRemoved ? "remove.done" : "remove.kept"));
		push(consolePaths.page("goods"));
	}
	return (
		<AskFirst
			kind="danger"
			label={t("remove.open")}
			title={t("remove.title")}
			detail={t("remove.detail")}
			keepLabel={t("remove.keep")}
			closeLabel={t("remove.close")}
			failed={t("failed")}
			onConfirm={remove}
		/>
	);
}
