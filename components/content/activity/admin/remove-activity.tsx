"use client";

import { useLocale, useTranslations } from "next-intl";
import { AskFirst } from "@/components/layout/ask-first";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";

interface RemoveActivityProps {
	id: number;
	name: string;
	onRemoved: () => void;
}

/** Asks once more. */
export function RemoveActivity({ id, name, onRemoved }: RemoveActivityProps) {
	const t = useTranslations("console.activity");
	const locale = useLocale();

	async function remove() {
		await browserApi(locale).post("/api/operator/activity/remove/{id}", {
			params: { id },
		});
		notify(t("form.removed"));
		onRemoved();
	}
	return (
		<AskFirst
			label={t("remove")}
			about={name}
			title={t("sure.title", { name })}
			detail={t("sure.detail")}
			keepLabel={t("sure.keep")}
			closeLabel={t("sure.close")}
			failed={t("form.failed")}
			onConfirm={remove}
		/>
	);
}
