"use client";

import { useTranslations } from "next-intl";
import { type LocaleCode, locales } from "@/gateway/contract/locale";

interface LanguageChoiceProps {
	chosen: LocaleCode;
	onChoose: (code: LocaleCode) => void;
}

/** In which language the texts below are shown and written. */
export function LanguageChoice({ chosen, onChoose }: LanguageChoiceProps) {
	const t = useTranslations("console.form");
	return (
		<fieldset className="languages">
			<legend>{t("language")}</legend>
			<div>
				{locales.map(({ code, language, name }) => (
					<button
						key={code}
						type="button"
						lang={language}
						aria-pressed={code === chosen}
						onClick={() => onChoose(code)}
					>
						{name}
					</button>
				))}
			</div>
			<p className="hint">{t("languageHint")}</p>
		</fieldset>
	);
}
