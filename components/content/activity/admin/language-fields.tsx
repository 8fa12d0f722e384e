"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { locales } from "@/gateway/contract/locale";
import type { ActivityFormState } from "./use-activity-form";

type Locale = (typeof locales)[number];

/** Name and description in each language, one open at a time or all: the browser's own details. */
export function LanguageFields({ form }: { form: ActivityFormState }) {
	const t = useTranslations("console.activity.form");
	return (
		<section className="card">
			<div>
				<h2>{t("words")}</h2>
				<p className="soft">{t("wordsHint")}</p>
			</div>
			<div>
				{locales.map((locale) => (
					<InLanguage key={locale.code} form={form} locale={locale} />
				))}
			</div>
		</section>
	);
}

function InLanguage({
	form,
	locale,
}: {
	form: ActivityFormState;
	locale: Locale;
}) {
	const t = useTranslations("console.activity.form");
	const id = useId();
	const { draft, change, faultOf } = form;
	const { code, language, name } = locale;
	const fault = {
		name: faultOf(`name.${code}`),
		description: faultOf(`description.${code}`),
	};
	const hasFault = Boolean(fault.name ?? fault.description);
	const set = (field: "name" | "description", text: string) =>
		change({ [field]: { ...draft[field], [code]: text } });
	return (
		<details open={code === "zh-CN" || hasFault || undefined}>
			<summary>
				<span lang={language}>{name}</span>
				{!draft.name[code] && <span className="soft">{t("missing")}</span>}
				<Icon name="chevron-down" size={18} />
			</summary>
			<div className="words">
				<Field
					label={t("name")}
					lang={language}
					value={draft.name[code]}
					fault={fault.name}
					onChange={({ target }) => set("name", target.value)}
				/>
				<div className="field">
					<label htmlFor={id}>{t("description")}</label>
					<textarea
						id={id}
						lang={language}
						value={draft.description[code]}
						aria-invalid={fault.description !== undefined}
						aria-describedby={fault.description && `${id}-fault`}
						onChange={({ target }) => set("description", target.value)}
					/>
					{fault.description && (
						<p id={`${id}-fault`} className="fault">
							{fault.description}
						</p>
					)}
				</div>
			</div>
		</details>
	);
}
