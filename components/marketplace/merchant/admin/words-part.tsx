"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Field } from "@/components/ui/field";
import {
	defaultLocale,
	type LocaleCode,
	locales,
} from "@/gateway/contract/locale";
import {
	shopNameLengthMax,
	shopTextLengthMax,
} from "@/gateway/contract/marketplace/merchant-admin-terms";
import { ShopField } from "./shop-field";
import type { ShopFormState } from "./use-shop-form";

// messages: console.shop.field.*

/** What a shop says of itself, one language at a time; a language that is left empty falls back to another. */
export function WordsPart({ form }: { form: ShopFormState }) {
	const t = useTranslations("console.shop");
	const [language, choose] = useState<LocaleCode>(defaultLocale);
	const missing = form.faultOf(`name.${defaultLocale}`);
	const [before, setBefore] = useState(missing);
	// Whoever is told of a fault is shown where it is.
	if (missing !== before) {
		setBefore(missing);
		if (missing) choose(defaultLocale);
	}
	return (
		<section className="card" aria-labelledby="shop-words">
			<h2 id="shop-words">{t("part.words")}</h2>
			<fieldset className="languages">
				<legend>{t("language")}</legend>
				{locales.map(({ code, name, language: lang }) => (
					<label key={code} lang={lang}>
						<input
							type="radio"
							name="language"
							checked={code === language}
							onChange={() => choose(code)}
						/>
						{name}
					</label>
				))}
			</fieldset>
			<p className="soft">{t("languageHint")}</p>
			<Line form={form} name="name" language={language} />
			<Text form={form} name="introduction" language={language} />
			<Text form={form} name="notice" language={language} />
			<Line form={form} name="address" language={language} />
			<ShopField form={form} name="phone" type="tel" />
		</section>
	);
}

interface SaidProps {
	form: ShopFormState;
	name: "name" | "introduction" | "notice" | "address";
	language: LocaleCode;
}

function useSaid({ form, name, language }: SaidProps) {
	const said = form.values[name];
	return {
		lang: locales.find(({ code }) => code === language)?.language,
		value: said[language] ?? "",
		fault: form.faultOf(`${name}.${language}`),
		change: (text: string) =>
			form.change({ [name]: { ...said, [language]: text } }),
	};
}

function Line(props: SaidProps) {
	const t = useTranslations("console.shop.field");
	const { lang, value, fault, change } = useSaid(props);
	return (
		<Field
			label={t(props.name)}
			lang={lang}
			value={value}
			fault={fault}
			maxLength={props.name === "name" ? shopNameLengthMax : 200}
			onChange={({ target }) => change(target.value)}
		/>
	);
}

function Text(props: SaidProps) {
	const t = useTranslations("console.shop.field");
	const id = useId();
	const { lang, value, fault, change } = useSaid(props);
	return (
		<div className="field">
			<label htmlFor={id}>{t(props.name)}</label>
			<textarea
				id={id}
				lang={lang}
				value={value}
				maxLength={shopTextLengthMax}
				aria-invalid={fault !== undefined}
				onChange={({ target }) => change(target.value)}
			/>
			{fault && <p className="fault">{fault}</p>}
		</div>
	);
}
