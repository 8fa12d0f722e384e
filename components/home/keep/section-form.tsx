"use client";

import { useLocale, useTranslations } from "next-intl";
import { DraftForm } from "@/components/console/draft/draft-form";
import { written } from "@/components/console/draft/draft-values";
import {
	ChoiceField,
	LineField,
	WrittenField,
} from "@/components/console/draft/fields";
import { useDraft } from "@/components/console/draft/use-draft";
import { useCategories } from "@/components/console/use-choices";
import { useLanding } from "@/components/console/use-landing";
import type { Localized } from "@/gateway/contract/locale";
import type { KeptSection } from "@/gateway/contract/operator-home";
import { browserApi } from "@/lib/api/browser";
import { saveSection } from "@/lib/api/operator-home";
import { areas } from "./areas";

// messages: console.content.area.*, console.content.rule.*

interface SectionFormProps {
	/** Undefined for a new one. */
	known: KeptSection | undefined;
	back: string;
}

interface SectionDraft extends Pick<KeptSection, "cartType" | "rule" | "path"> {
	categoryId: string;
	title: Localized;
	subtitle: Localized;
}

const rules: readonly KeptSection["rule"][] = [
	...["best", "saving", "new", "category"],
] as KeptSection["rule"][];

export function SectionForm({ known, back }: SectionFormProps) {
	const t = useTranslations("console.content");
	const locale = useLocale();
	const land = useLanding(back);
	const initial: SectionDraft = {
		...{ cartType: known?.cartType ?? "SUPERMARKET" },
		...{ rule: known?.rule ?? "best", path: known?.path ?? "/goods_cate" },
		categoryId: String(known?.categoryId ?? ""),
		...{ title: known?.title ?? {}, subtitle: known?.subtitle ?? {} },
	};
	const kept = useDraft(initial, async (draft) => {
		const { cartType, rule, path, categoryId } = draft;
		const isCategory = rule === "category" && categoryId !== "";
		await saveSection(browserApi(locale), {
			...{ id: known?.id ?? null, cartType, rule, path },
			categoryId: isCategory ? Number(categoryId) : null,
			...{ title: written(draft.title), subtitle: written(draft.subtitle) },
		});
		land(t("kept"));
	});
	return (
		<DraftForm kept={kept} hasLanguages back={back}>
			<div className="card">
				<ChoiceField
					path="cartType"
					label={t("areaLabel")}
					options={areas.map((value) => ({
						...{ value, word: t(`area.${value}`) },
					}))}
				/>
				<ChoiceField
					path="rule"
					label={t("ruleLabel")}
					options={rules.map((value) => ({
						...{ value, word: t(`rule.${value}`) },
					}))}
				/>
				{kept.draft.rule === "category" && <TopField />}
				<WrittenField path="title" label={t("title")} />
				<WrittenField path="subtitle" label={t("subtitle")} />
				<LineField path="path" label={t("path")} hint={t("pathHint")} />
			</div>
		</DraftForm>
	);
}

function TopField() {
	const t = useTranslations("console.content");
	const tops = useCategories();
	return (
		<ChoiceField
			path="categoryId"
			label={t("category")}
			options={[
				{ value: "", word: t("choose") },
				...tops.map(({ id, name }) => ({ value: String(id), word: name })),
			]}
		/>
	);
}
