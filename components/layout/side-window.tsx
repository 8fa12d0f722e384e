import { ArrowUp, Headset } from "lucide-react";
import { useTranslations } from "next-intl";
import { BackToTop } from "./back-to-top";
import { ContactLines } from "./contact-lines";
import { HoverPopover } from "./hover-popover";
import { SideFrame } from "./side-frame";

const panelId = "customer-service";

/** At the right edge: people to ask, and the way back up. A phone has room for the second only. */
export function SideWindow() {
	const t = useTranslations("layout.side");
	return (
		<SideFrame aria-label={t("help")}>
			<HoverPopover className="service">
				<button
					type="button"
					className="item"
					popoverTarget={panelId}
					popoverTargetAction="show"
				>
					<Headset size={22} aria-hidden="true" />
					{t("helpShort")}
				</button>
				<ServicePanel />
			</HoverPopover>
			<BackToTop className="item" label={t("top")}>
				<ArrowUp size={22} aria-hidden="true" />
				<span className="word" aria-hidden="true">
					{t("topShort")}
				</span>
			</BackToTop>
		</SideFrame>
	);
}

function ServicePanel() {
	const t = useTranslations("layout.side");
	return (
		<section id={panelId} popover="auto" aria-label={t("service")}>
			<p className="title">{t("service")}</p>
			<ContactLines />
		</section>
	);
}
