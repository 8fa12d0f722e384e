import { getTranslations } from "next-intl/server";
import {
	type AgreementName,
	agreementNames,
} from "@/gateway/contract/content/help-terms";
import { readSite } from "@/lib/cached/site";
import { currentLocale } from "@/lib/i18n/locale";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { ArticleLink } from "./article-link";

/** The page a shopper is on: an article or an agreement. */
export type HelpQuery = { article?: number; agreement?: AgreementName };

// messages: help.agreement.*
/** All articles by category and what the shop is bound to, as a page of its own where no place is named. Plain elements of the page's region. */
export async function HelpTree({ place }: { place?: HelpQuery }) {
	const t = await getTranslations("help");
	const { help } = await readSite(await currentLocale());
	const looks = place
		? { section: "stack gap-x1", heading: "head-body" }
		: { section: "stack gap-x1 as-card", heading: "head-reading" };
	return (
		<nav
			className={place ? "tree stack gap-x4" : "tree shelves stack"}
			aria-label={t("tree")}
		>
			{help.map(({ id, name, childList = [] }) => (
				<section key={id} className={looks.section}>
					<h2 className={looks.heading}>{name}</h2>
					<ul>
						{childList.map((article) => (
							<li key={article.id}>
								<ArticleLink
									id={article.id}
									name={article.name}
									isCurrent={article.id === place?.article}
									lastWord={t("last")}
								/>
							</li>
						))}
					</ul>
				</section>
			))}
			<section className={looks.section}>
				<h2 className={looks.heading}>{t("agreements")}</h2>
				<ul>
					{agreementNames.map((name) => (
						<li key={name}>
							<Link
								className="row soft line-tight"
								href={paths.agreement(name)}
								aria-current={name === place?.agreement ? "page" : undefined}
							>
								{t(`agreement.${name}`)}
							</Link>
						</li>
					))}
				</ul>
			</section>
		</nav>
	);
}
