"use client";

import { useLocale, useTranslations } from "next-intl";
import { AskFirst } from "@/components/layout/ask-first";
import { Icon } from "@/components/ui/icon";
import type { Factor } from "@/gateway/contract/identity/second-factor";
import { browserApi } from "@/lib/api/browser";
import { formatDate } from "@/lib/format/format-date";
import { notify } from "@/lib/page-state/notice";
import { refetchFactor } from "./use-second-factor";

// messages: console.security.factors.kind.*

/** One factor, when it was used last, and the way to remove it. */
export function FactorRow({ factor }: { factor: Factor }) {
	const t = useTranslations("console.security");
	const locale = useLocale();
	const { id, kind, name, createdAt, lastUsedAt } = factor;
	const when = formatDate(new Date(lastUsedAt ?? createdAt), locale, {
		dateStyle: "medium",
		timeStyle: "short",
	});

	async function remove() {
		await browserApi(locale).post("/api/operator/second-factor/remove/{id}", {
			params: { id },
		});
		notify(t("factors.removed"));
		await refetchFactor();
	}
	return (
		<li className="setting">
			<Icon
				className="soft"
				name={kind === "passkey" ? "key-round" : "smartphone"}
				size={22}
			/>
			<span className="what stack anywhere">
				<b className="size-reading strong">{name}</b>
				<span className="soft">
					{t(`factors.kind.${kind}`)} ·{" "}
					{t(lastUsedAt ? "factors.used" : "factors.added", { when })}
				</span>
			</span>
			<AskFirst
				label={t("factors.remove")}
				about={name}
				title={t("factors.removeTitle", { name })}
				detail={t("factors.removeDetail")}
				keepLabel={t("keep")}
				closeLabel={t("close")}
				failed={t("failed")}
				onConfirm={remove}
			/>
		</li>
	);
}
