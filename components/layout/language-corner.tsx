import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { describeLocale } from "@/gateway/contract/locale";
import { LanguageLinks } from "./language-links";

/** A native popover: it opens, closes and returns the focus without a script. */
export function LanguageCorner() {
	const t = useTranslations("header.language");
	const { name } = describeLocale(useLocale());
	return (
		<div className="corner language rigid">
			<button type="button" popoverTarget="language-choice">
				<Icon name="globe" size={20} />
				<span className="visually-hidden">{t("label")}</span>
				<span className="word one-line">{name}</span>
				<Icon name="chevron-down" className="hint soft" size={14} />
			</button>
			<nav id="language-choice" popover="auto" aria-label={t("choose")}>
				<LanguageLinks />
			</nav>
		</div>
	);
}
