import { useLocale, useTranslations } from "next-intl";
import styled from "styled-components";
import { Link } from "@/lib/i18n/navigation";
import { describeBreadcrumb } from "@/lib/seo/structured-data/breadcrumb";
import { theme } from "@/lib/theme/theme";
import { JsonLd } from "./json-ld";
import { kit } from "./kit-css";

export interface Crumb {
	name: string;
	/** A path of the shop; absent for the page itself, which comes last. */
	path?: string;
}

export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
	const t = useTranslations("layout.breadcrumb");
	return (
		<Nav aria-label={t("label")}>
			<ol>
				{crumbs.map(({ name, path }) => (
					<li key={`${path}-${name}`}>
						{path === undefined ? (
							<span aria-current="page">{name}</span>
						) : (
							<Link href={path}>{name}</Link>
						)}
					</li>
				))}
			</ol>
			<JsonLd things={[describeBreadcrumb(crumbs, useLocale())]} />
		</Nav>
	);
}

const Nav = styled.nav`
	${kit.swipe};
	color: ${theme.colour.inkSoft};

	ol {
		${kit.row()};
		white-space: nowrap;
	}
	li {
		${kit.row()};
		flex: none;
	}
	a {
		${kit.target()};
		${kit.hover({ color: "accent", isUnderlined: true })};
	}
	li:has(a)::after {
		content: "";
		flex: none;
		${kit.square(6)};
		margin-inline: ${theme.space.x2} ${theme.space.x3};
		border-block-start: 1px solid;
		border-inline-end: 1px solid;
		rotate: 45deg;
	}
	[aria-current] {
		overflow: hidden;
		max-width: min(32em, 50vw);
		color: ${theme.colour.ink};
		text-overflow: ellipsis;
	}
`;
