"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import {
	describeLocale,
	type LocaleCode,
	localeCodes,
	locales,
} from "@/gateway/contract/locale";
import type { GoodsDraft } from "./draft";
import { FormField } from "./form-field";

interface CardProps {
	draft: GoodsDraft;
	change: (part: Partial<GoodsDraft>) => void;
}

const nameLengthMax = 120;
const introductionLengthMax = 5_000;

/** Name and introduction, a language at a time: one is enough. */
export function NamesCard({ draft, change }: CardProps) {
	const t = useTranslations("console.goods.form");
	const own = useLocale();
	const [locale, setLocale] = useState<LocaleCode>(own);
	const id = useId();

	const { language } = describeLocale(locale);
	return (
		<section className="card" aria-labelledby={`${id}-title`}>
			<div>
				<h2 id={`${id}-title`}>{t("names")}</h2>
				<p className="soft">{t("namesHint")}</p>
			</div>
			<LanguageTabs
				id={id}
				name={draft.name}
				locale={locale}
				choose={setLocale}
			/>
			<div
				className="fields"
				id={`${id}-panel`}
				role="tabpanel"
				aria-labelledby={`${id}-${locale}`}
			>
				<FormField name="name" label={t("name")}>
					{(control) => (
						<input
							{...control}
							lang={language}
							maxLength={nameLengthMax}
							value={draft.name[locale] ?? ""}
							onChange={({ target }) =>
								change({ name: { ...draft.name, [locale]: target.value } })
							}
						/>
					)}
				</FormField>
				<FormField name="introduction" label={t("introduction")}>
					{(control) => (
						<textarea
							{...control}
							lang={language}
							rows={5}
							maxLength={introductionLengthMax}
							value={draft.introduction[locale] ?? ""}
							onChange={({ target }) =>
								change({
									introduction: {
										...draft.introduction,
										[locale]: target.value,
									},
								})
							}
						/>
					)}
				</FormField>
			</div>
		</section>
	);
}

interface LanguageTabsProps {
	id: string;
	name: GoodsDraft["name"];
	locale: LocaleCode;
	choose: (locale: LocaleCode) => void;
}

/** Arrows move between them, as tabs do; a dot marks those that are written. */
function LanguageTabs({ id, name, locale, choose }: LanguageTabsProps) {
	const t = useTranslations("console.goods.form");
	function step(key: string) {
		const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
		if (!by) return;
		const at = localeCodes.indexOf(locale) + by;
		const next = localeCodes.at(at % localeCodes.length) ?? locale;
		choose(next);
		document.getElementById(`${id}-${next}`)?.focus();
	}
	return (
		<div className="languages" role="tablist" aria-label={t("languages")}>
			{locales.map((one) => (
				<button
					key={one.code}
					id={`${id}-${one.code}`}
					type="button"
					role="tab"
					lang={one.language}
					aria-selected={one.code === locale}
					aria-controls={`${id}-panel`}
					tabIndex={one.code === locale ? 0 : -1}
					onClick={() => choose(one.code)}
					onKeyDown={({ key }) => step(key)}
				>
					{one.name}
					{name[one.code] && (
						<span className="written">
							<span className="visually-hidden">{t("written")}</span>
						</span>
					)}
				</button>
			))}
		</div>
	);
}
