import { getTranslations } from "next-intl/server";
import { readSite } from "@/lib/cached/site";
import { currentLocale } from "@/lib/i18n/locale";
import { AppBadges } from "./app-badges";
import { HoverPopover } from "./hover-popover";

/** The shop's address as a QR picture, to go on with on a phone, and where the app is had. */
export async function AppCorner() {
	const t = await getTranslations("layout.app");
	const locale = await currentLocale();
	const { appLinks } = await readSite(locale);
	return (
		<HoverPopover className="app wide rigid">
			<button
				type="button"
				className="line-tight"
				popoverTarget="app-code"
				popoverTargetAction="show"
			>
				{t("open")}
			</button>
			<section id="app-code" popover="auto" aria-label={t("open")}>
				{/* biome-ignore lint/performance/noImgElement: a vector needs no sizes. */}
				<img
					src={`/api/qr/home/${locale}`}
					alt={t("code")}
					width={160}
					height={160}
					loading="lazy"
				/>
				<p className="text-centre">{t("scan")}</p>
				<AppBadges appLinks={appLinks} />
			</section>
		</HoverPopover>
	);
}
