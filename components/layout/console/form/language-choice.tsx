"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { type LocaleCode, locales } from "@/gateway/contract/locale";
import { theme } from "@/lib/theme/theme";

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
		<Choice className="stack gap-x2">
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
		</Choice>
	);
}

/** Whether anything among the values is written in it. */
function isWritten(code: LocaleCode, values: unknown): boolean {
	if (typeof values !== "object" || values === null) return false;
	return Object.entries(values).some(([name, inner]) =>
		name === code ? inner !== "" : isWritten(code, inner),
	);
}

const Choice = styled.fieldset`
	div {
		margin-top: ${theme.space.x2};
	}
	button {
		${kit.pill};
		min-height: 40px;
		padding-inline: ${theme.space.x4};
		background: ${theme.colour.card};
	}
	[aria-pressed="true"] {
		${kit.chosen};
	}
	.written {
		display: inline-block;
		${kit.square(8)};
		margin-inline-start: ${theme.space.x2};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.jade};
	}
`;
