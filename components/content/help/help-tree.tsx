import { getTranslations } from "next-intl/server";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import {
	type AgreementName,
	agreementNames,
} from "@/gateway/contract/content/help-terms";
import { readSite } from "@/lib/cached/site";
import { currentLocale } from "@/lib/i18n/locale";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { screen, theme } from "@/lib/theme/theme";
import { ArticleLink } from "./article-link";

/** The page a shopper is on: an article or an agreement. */
export type HelpQuery = { article?: number; agreement?: AgreementName };

// messages: help.agreement.*
/** All articles by category and what the shop is bound to, as a page of its own where no place is named. */
export async function HelpTree({ place }: { place?: HelpQuery }) {
	const t = await getTranslations("help");
	const { help } = await readSite(await currentLocale());
	const looks = place
		? { section: "stack gap-x1", heading: "head-body" }
		: { section: "stack gap-x1 as-card", heading: "head-reading" };
	return (
		<TreeStyles
			className={place ? "stack gap-x4" : "shelves stack"}
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
		</TreeStyles>
	);
}

/** Articles by category: a column beside one of them, or shelves on a page of their own. */
const TreeStyles = styled.nav.attrs({ className: "tree" })`
	h2 {
		padding-inline: ${theme.space.x3};
	}
	a {
		min-height: 40px;
		padding: ${theme.space.x1} ${theme.space.x3};
		border-radius: ${theme.radius.small};
		${kit.hover({ background: "sunken", color: "ink" })};
	}
	a[aria-current] {
		${kit.marked};
	}
	a[data-last] {
		box-shadow: inset 3px 0 ${theme.colour.accent};
		color: ${theme.colour.ink};
	}
	&.shelves {
		${kit.grid({ all: 3, between: 2, phone: 1 }, "x5")};
		margin-top: ${theme.space.x6};
	}
	&.shelves section {
		padding: ${theme.space.x5} ${theme.space.x3};
	}
	&.shelves a {
		min-height: 44px;
	}
	${screen.narrow} {
		a {
			min-height: 44px;
		}
	}
`;
