"use client";

import { useLocale, useTranslations } from "next-intl";
import { consolePath } from "@/components/layout/console/console-path";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import { LinesField } from "@/components/layout/console/form/lines-field";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { useLanding } from "@/components/layout/console/use-landing";
import { browserApi } from "@/lib/api/browser";

interface SynonymFormProps {
	/** Undefined for a new group. */
	id?: number;
	words: string[];
}

/** Words for one thing, one a line, in whatever language. */
export function SynonymForm({ id, words }: SynonymFormProps) {
	const t = useTranslations("console.search");
	const locale = useLocale();
	const back = consolePath("search", { tab: "synonyms" });
	const land = useLanding(back);
	const form = useAdminForm({ words: words.join("\n") }, async (values) => {
		const lines = values.words.split("\n").map((line) => line.trim());
		await browserApi(locale).post("/api/operator/search/synonym/save", {
			body: {
				id: id ?? null,
				words: lines.filter((line) => line !== ""),
			},
		});
		land(t("kept"));
	});
	return (
		<AdminForm form={form} back={back}>
			<div className="card">
				<LinesField path="words" label={t("words")} hint={t("wordsHint")} />
			</div>
		</AdminForm>
	);
}
