import { useTranslations } from "next-intl";
import { Link } from "@/lib/i18n/navigation";
import { accountPaths } from "@/lib/routes/account-paths";
import { paths } from "@/lib/routes/paths";
import { AccountLink } from "./account-link";
import { AppCorner } from "./app-corner";

/** The uppermost row's other half: what is wanted seldom, but from everywhere. */
export function TopNav() {
	const t = useTranslations("layout.top");
	return (
		<nav className="ways row gap-x5 soft no-break" aria-label={t("label")}>
			<AccountLink href={accountPaths.orders()} reason="orders">
				{t("orders")}
			</AccountLink>
			<AppCorner />
			<Link className="wide" href={paths.street()}>
				{t("street")}
			</Link>
			<AccountLink
				className="wide"
				href={accountPaths.merchantApplication()}
				reason="merchant"
			>
				{t("merchant")}
			</AccountLink>
			<Link href={paths.help()}>{t("help")}</Link>
		</nav>
	);
}
