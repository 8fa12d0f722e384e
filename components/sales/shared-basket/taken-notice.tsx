"use client";

import { useLocale, useTranslations } from "next-intl";
import { useTrying } from "@/components/layout/use-trying";
import { Button } from "@/components/ui/button";
import type { SharedBasket } from "@/gateway/contract/sales/shared-basket";
import { browserApi } from "@/lib/api/browser";
import { formatDate } from "@/lib/format/format-date";
import type { BasketProps } from "./basket-card";

/** Who pays, since when; its owner opens it again. */
export function TakenNotice({ basket, onChange }: BasketProps) {
	const t = useTranslations("sharedBasket");
	const api = browserApi(useLocale());
	const { isBusy, trying } = useTrying(t("failed"), onChange);
	const open = (keepsLines: boolean) =>
		trying(() =>
			api.post("/api/front/shared-basket/open/{id}", {
				params: { id: basket.id },
				body: { keepsLines },
			}),
		);
	return (
		<div className="stack gap-x2 as-well pad-x3">
			<p className="strong" role="status">
				{useTakenWords(basket)}
			</p>
			<p className="note">{t("taken.detail")}</p>
			{basket.isOwn && (
				<div className="row wraps gap-x2" aria-busy={isBusy}>
					<Button kind="quiet" onClick={() => void open(false)}>
						{t("taken.empty")}
					</Button>
					<Button kind="quiet" onClick={() => void open(true)}>
						{t("taken.again")}
					</Button>
				</div>
			)}
		</div>
	);
}

function useTakenWords({ taken }: SharedBasket): string {
	const t = useTranslations("sharedBasket.taken");
	const locale = useLocale();
	if (!taken) return "";
	const when = formatDate(new Date(taken.at), locale, {
		dateStyle: "medium",
		timeStyle: "short",
	});
	if (taken.isYou) return t("you", { when });
	return taken.by === null
		? t("gone", { when })
		: t("by", { name: taken.by, when });
}
