"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { type LocaleCode, locales } from "@/gateway/contract/locale";

interface LanguageChoiceProps {
	hint?: string;
	chosen: LocaleCode;
	onChoose: (code: LocaleCode) => void;
}

/** In which language the texts below are shown and written. */
export function LanguageChoice(props: LanguageChoiceProps) {
	const { hint, chosen, onChoose } = props;
	const t = useTranslations("console.form");
	const values = useWatch();
	return (
		<fieldset className="languages stack gap-x2">
			<legend className="strong">{t("language")}</legend>
			<div className="flow wraps gap-x2">
				{locales.map(({ code, language, name }) => (
					<button
						key={code}
						type="button"
						lang={language}
						aria-pressed={code === chosen}
						onClick={() => onChoose(code)}
					>
						{name}
						{isWritten(code, values) && (
							<span className="written">
								<span className="visually-hidden">{t("written")}</span>
							</span>
						)}
					</button>
				))}
			</div>
			<p className="note">{hint ?? t("languageHint")}</p>
		</fieldset>
	);
}

/** Whether anything among the values is written in it. */
function isWritten(code: LocaleCode, values: unknown): boolean {
	if (typeof values !== "object" || values === null) return false;
	return Object.entries(values).some(([name, inner]) =>
		name === code ? inner !== "" : isWritten(code, inner),
	);
}
