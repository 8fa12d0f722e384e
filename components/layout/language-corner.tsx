import { useLocale, useTranslations } from "next-intl";
import { FrameIcon } from "@/components/ui/frame-icon";
import { describeLocale } from "@/gateway/contract/locale";
import { LanguageLinks } from "./language-links";

/** A native popover: it opens, closes and returns the focus without a script. */
export function LanguageCorner() {
	const t = useTranslations("header.language");
	const { name } = describeLocale(useLocale());
	return (
		<div className="corner language">
			<button type="button" popoverTarget="language-choice">
				<FrameIcon name="globe" size={20} />
				<span className="visually-hidden">{t("label")}</span>
				<span className="word">{name}</span>
				<FrameIcon name="chevron-down" className="hint" size={14} />
			</button>
			<nav id="language-choice" popover="auto" aria-label={t("choose")}>
				<LanguageLinks />
			</nav>
		</div>
	);
}
