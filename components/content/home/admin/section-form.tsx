"use client";

import { useLocale, useTranslations } from "next-intl";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import {
	ChoiceField,
	LineField,
	WrittenField,
} from "@/components/layout/console/form/fields";
import { written } from "@/components/layout/console/form/form-values";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { useCategories } from "@/components/layout/console/use-choices";
import { useLanding } from "@/components/layout/console/use-landing";
import type { AdminSection } from "@/gateway/contract/content/home-admin";
import type { Localized } from "@/gateway/contract/locale";
import { browserApi } from "@/lib/api/browser";
import { areas } from "./areas";

// messages: console.content.area.*, console.content.rule.*

interface SectionFormProps {
	/** Undefined for a new one. */
	known: AdminSection | undefined;
	back: string;
}

interface SectionValues
	extends Pick<AdminSection, "cartType" | "rule" | "path"> {
	categoryId: string;
	title: Localized;
	subtitle: Localized;
}

const rules: AdminSection["rule"][] = ["best", "saving", "new", "category"];

export function SectionForm({ known, back }: SectionFormProps) {
	const t = useTranslations("console.content");
	const locale = useLocale();
	const land = useLanding(back);
	const initial: SectionValues = {
		cartType: known?.cartType ?? "SUPERMARKET",
		rule: known?.rule ?? "best",
		path: known?.path ?? "/goods_cate",
		categoryId: String(known?.categoryId ?? ""),
		title: known?.title ?? {},
		subtitle: known?.subtitle ?? {},
	};
	const form = useAdminForm(initial, async (values) => {
		const { cartType, rule, path, categoryId } = values;
		const isCategory = rule === "category" && categoryId !== "";
		await browserApi(locale).post("/api/operator/content/section/save", {
			body: {
				id: known?.id ?? null,
				cartType,
				rule,
				path,
				categoryId: isCategory ? Number(categoryId) : null,
				title: written(values.title),
				subtitle: written(values.subtitle),
			},
		});
		land(t("kept"));
	});
	return (
		<AdminForm form={form} hasLanguages back={back}>
			<div className="card">
				<ChoiceField
					path="cartType"
					label={t("areaLabel")}
					options={areas.map((value) => ({
						value,
						word: t(`area.${value}`),
					}))}
				/>
				<ChoiceField
					path="rule"
					label={t("ruleLabel")}
					options={rules.map((value) => ({
						value,
						word: t(`rule.${value}`),
					}))}
				/>
				{form.watch("rule") === "category" && <TopField />}
				<WrittenField path="title" label={t("title")} />
				<WrittenField path="subtitle" label={t("subtitle")} />
				<LineField path="path" label={t("path")} hint={t("pathHint")} />
			</div>
		</AdminForm>
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
