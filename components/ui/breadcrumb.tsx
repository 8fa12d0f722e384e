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
		<Nav className="swipe soft" aria-label={t("label")}>
			<ol className="row no-break">
				{crumbs.map(({ name, path }) => (
					<li key={`${path}-${name}`} className="row rigid">
						{path === undefined ? (
							<span className="one-line" aria-current="page">
								{name}
							</span>
						) : (
							<Link className="target" href={path}>
								{name}
							</Link>
						)}
					</li>
				))}
			</ol>
			<JsonLd things={[describeBreadcrumb(crumbs, useLocale())]} />
		</Nav>
	);
}

const Nav = styled.nav`
	a {
		${kit.hover({ color: "accent", isUnderlined: true })};
	}
	li:has(a)::after {
		content: "";
		${kit.square(6)};
		margin-inline: ${theme.space.x2} ${theme.space.x3};
		border-block-start: 1px solid;
		border-inline-end: 1px solid;
		rotate: 45deg;
	}
	[aria-current] {
		max-width: min(32em, 50vw);
		color: ${theme.colour.ink};
	}
`;
