import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { HelpCategory } from "@/gateway/contract/content/help";
import type { SiteConfig } from "@/gateway/contract/content/site";
import { Link } from "@/lib/i18n/navigation";
import { accountPaths } from "@/lib/routes/account-paths";
import { paths } from "@/lib/routes/paths";
import { AccountLink } from "./account-link";
import { FooterPart } from "./footer-styles";
import { ShopLink } from "./shop-link";

interface FooterLinksProps extends Pick<SiteConfig, "aboutLinks"> {
	help: HelpCategory[];
}

/** Help by category, the operator's own lists, and the shelves. */
export function FooterLinks({ help, aboutLinks }: FooterLinksProps) {
	const t = useTranslations("layout");
	const stores = useTranslations("stores.index");
	/** What needs an account says why. */
	const shelves: [href: string, word: string, reason?: string][] = [
		[paths.home(), t("area.store")],
		[paths.home("E_COMMERCE"), t("area.mall")],
		[paths.categories(), t("footer.allCategories")],
		[paths.activities(), t("footer.activities")],
		[paths.promotions(), t("footer.promotions")],
		[paths.leaderboard(), t("footer.leaderboard")],
		[paths.stores(), stores("title")],
		[accountPaths.orders(), t("top.orders"), "orders"],
		[accountPaths.visitorOrder(), t("footer.findOrder")],
		[accountPaths.merchantApplication(), t("top.merchant"), "merchant"],
	];
	return (
		<FooterPart className="links" aria-label={t("footer.label")}>
			{help.map(({ id, name, childList = [] }) => (
				<Column key={id} title={name}>
					{childList.map((article) => (
						<li key={article.id}>
							<Link href={paths.help(article.id)}>{article.name}</Link>
						</li>
					))}
				</Column>
			))}
			{aboutLinks.map(({ title, links }) => (
				<Column key={title} title={title}>
					{links.map(({ name, path }) => (
						<li key={path}>
							<ShopLink href={path}>{name}</ShopLink>
						</li>
					))}
				</Column>
			))}
			<Column title={t("footer.shop")} isLong>
				{shelves.map(([href, word, reason]) => (
					<li key={href}>
						{reason ? (
							<AccountLink href={href} reason={reason}>
								{word}
							</AccountLink>
						) : (
							<Link href={href}>{word}</Link>
						)}
					</li>
				))}
			</Column>
		</FooterPart>
	);
}

interface ColumnProps {
	title: string;
	/** Takes the width of two. */
	isLong?: boolean;
	children: ReactNode;
}

function Column({ title, isLong = false, children }: ColumnProps) {
	return (
		<section className={isLong ? "long" : undefined}>
			<h2>{title}</h2>
			<ul>{children}</ul>
		</section>
	);
}
