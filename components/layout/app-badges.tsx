import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { SiteConfig } from "@/gateway/contract/content/site";
import { BadgeList } from "./badge-list";
import { ShopLink } from "./shop-link";

// messages: layout.app.*
const badges = [
	{ system: "ios", icon: "smartphone" },
	{ system: "android", icon: "tablet-smartphone" },
] as const;

/** Where the app is had, for each kind of phone that has one. */
export function AppBadges({ appLinks }: Pick<SiteConfig, "appLinks">) {
	const t = useTranslations("layout.app");
	const offered = badges.filter(({ system }) => appLinks[system] !== "");
	if (offered.length === 0) return null;
	return (
		<BadgeList className="flow wraps gap-x2">
			{offered.map(({ system, icon }) => (
				<li key={system}>
					<ShopLink
						className="badge row gap-x2 line-tight no-break"
						href={appLinks[system]}
					>
						<Icon name={icon} size={24} strokeWidth={1.75} />
						<span className="stack">
							<small className="size-small">{t("for")}</small>
							<b>{t(system)}</b>
						</span>
					</ShopLink>
				</li>
			))}
		</BadgeList>
	);
}
