"use client";

import { useLocale, useTranslations } from "next-intl";
import { DraftForm } from "@/components/console/draft/draft-form";
import { written } from "@/components/console/draft/draft-values";
import { WrittenField } from "@/components/console/draft/fields";
import { useDraft } from "@/components/console/draft/use-draft";
import { useLanding } from "@/components/console/use-landing";
import type { Localized } from "@/gateway/contract/locale";
import { browserApi } from "@/lib/api/browser";
import { saveHelpCategory } from "@/lib/api/operator-content";

interface CategoryFormProps {
	/** Undefined for a new one. */
	known: { id: number; name: Localized } | undefined;
	back: string;
}

export function CategoryForm({ known, back }: CategoryFormProps) {
	const t = useTranslations("console.content");
	const locale = useLocale();
	const land = useLanding(back);
	const initial: { name: Localized } = { name: known?.name ?? {} };
	const kept = useDraft(initial, async ({ name }) => {
		await saveHelpCategory(browserApi(locale), {
			...{ id: known?.id ?? null, name: written(name) },
		});
		land(t("kept"));
	});
	return (
		<DraftForm kept={kept} hasLanguages back={back}>
			<div className="card">
				<WrittenField path="name" label={t("categoryName")} />
			</div>
		</DraftForm>
	);
}
