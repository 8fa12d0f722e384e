"use client";

import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { describeLocale } from "@/gateway/contract/locale";
import type { PhoneCountry } from "@/lib/session/login-draft";
import { CountryButtonStyles } from "./country-button-styles";
import { Flag } from "./flag";

const loadPicker = () => import("./country-picker");
const CountryPicker = dynamic(
	() => loadPicker().then((module) => module.CountryPicker),
	{ ssr: false, loading: () => <CountryButtonStyles as="span" /> },
);

interface CountryButtonProps {
	country: PhoneCountry;
	onChoose: (country: PhoneCountry) => void;
}

/** The country a phone belongs to. The list of all comes with the first wish to change it. */
export function CountryButton({ country, onChoose }: CountryButtonProps) {
	const t = useTranslations("login.country");
	const { language } = describeLocale(useLocale());
	const [isWanted, setWanted] = useState(false);
	const { code, dialCode } = country;
	if (isWanted) return <CountryPicker country={country} onChoose={onChoose} />;
	const name = new Intl.DisplayNames(language, { type: "region" }).of(code);
	return (
		<CountryButtonStyles
			type="button"
			aria-haspopup="listbox"
			aria-label={t("choose", { name: name ?? code, dialCode })}
			onClick={() => setWanted(true)}
			onPointerEnter={loadPicker}
			onFocus={loadPicker}
		>
			<Flag code={code} />
			{dialCode}
			<Icon name="chevron-down" size={14} />
		</CountryButtonStyles>
	);
}
