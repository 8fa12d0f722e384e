"use client";

import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { StaffGoodsDetail } from "@/gateway/contract/catalog/goods-admin";
import { ApiError } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import { useRouter } from "@/lib/i18n/use-router";
import { notifyNextPage } from "@/lib/page-state/notice";
import { paths } from "@/lib/routes/paths";

const ConfirmSheet = dynamic(() =>
	import("@/components/ui/confirm-sheet").then((part) => part.ConfirmSheet),
);

/** Asks once more; what was ordered before stays, off the shelf. */
export function RemoveGoods({ goods }: { goods: StaffGoodsDetail }) {
	const t = useTranslations("console.goods");
	const locale = useLocale();
	const { push } = useRouter();
	const opener = useRef<HTMLButtonElement>(null);
	const [isOpen, setIsOpen] = useState(false);

	async function remove() {
		const { isRemoved } = await browserApi(locale).post(
			"/api/operator/goods/remove/{id}",
			{ params: { id: goods.id } },
		);
		notifyNextPage(t(isRemoved ? "remove.done" : "remove.kept"));
		push(paths.console("goods"));
	}
	return (
		<>
			<Button ref={opener} kind="danger" onClick={() => setIsOpen(true)}>
				{t("remove.open")}
			</Button>
			{isOpen && (
				<ConfirmSheet
					isOpen={isOpen}
					onOpenChange={setIsOpen}
					opener={opener}
					title={t("remove.title")}
					detail={t("remove.detail")}
					confirmLabel={t("remove.open")}
					keepLabel={t("remove.keep")}
					closeLabel={t("remove.close")}
					faultWords={(error) =>
						(error instanceof ApiError && error.message) || t("failed")
					}
					onConfirm={remove}
				/>
			)}
		</>
	);
}
