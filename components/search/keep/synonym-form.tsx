"use client";

import { useLocale, useTranslations } from "next-intl";
import { DraftForm } from "@/components/console/draft/draft-form";
import { LinesField } from "@/components/console/draft/lines-field";
import { useDraft } from "@/components/console/draft/use-draft";
import { roomPath } from "@/components/console/room-path";
import { useLanding } from "@/components/console/use-landing";
import { browserApi } from "@/lib/api/browser";
import { saveSynonyms } from "@/lib/api/operator-search";

interface SynonymFormProps {
	/** Undefined for a new group. */
	id?: number;
	words: string[];
}

/** Words for one thing, one a line, in whatever language. */
export function SynonymForm({ id, words }: SynonymFormProps) {
	const t = useTranslations("console.search");
	const locale = useLocale();
	const back = roomPath("search", { tab: "synonyms" });
	const land = useLanding(back);
	const kept = useDraft({ words: words.join("\n") }, async (draft) => {
		const lines = draft.words.split("\n").map((line) => line.trim());
		await saveSynonyms(browserApi(locale), {
			...{ id: id ?? null, words: lines.filter((line) => line !== "") },
		});
		land(t("kept"));
	});
	return (
		<DraftForm kept={kept} back={back}>
			<div className="card">
				<LinesField path="words" label={t("words")} hint={t("wordsHint")} />
			</div>
		</DraftForm>
	);
}
