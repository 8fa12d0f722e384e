import styled, { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

// On the client for their style alone, as `HeaderStyles` is.

const heading = css`
	margin-bottom: ${theme.space.x1};
	${kit.heading("body")}
`;

export const FooterStyles = styled.footer`
	--late: 2200px;

	margin-top: auto;
	background: ${theme.colour.card};
	${screen.between} {
		--late: 1400px;
	}
	${screen.desktop} {
		--late: 960px;
	}

	.page {
		${kit.page};
		padding-inline: ${theme.space.x4};
	}
	.columns {
		${kit.grid({ all: "minmax(0, 1fr) 260px", narrow: 1 }, "x10")};
		padding-block: ${theme.space.x8} ${theme.space.x6};
		${screen.phone} {
			gap: ${theme.space.x6};
		}
	}
	.ends {
		${kit.wrap("x6", "x12")};
		padding-bottom: ${theme.space.x6};
		h2 {
			${heading}
		}
	}
	.detail {
		margin-top: ${theme.space.x1};
	}
	.rights {
		padding-block: ${theme.space.x4} ${theme.space.x8};
	}
`;

/** A part of it: what is promised, columns of links, how to reach the shop, the languages. */
export const FooterPart = styled.nav`
	h2 {
		${heading}
	}
	a {
		${kit.inline("x2")};
		min-height: 36px;
		padding-block: ${theme.space.x1};
		color: ${theme.colour.inkSoft};
		line-height: ${theme.line.tight};
		overflow-wrap: anywhere;
		${kit.hover({ color: "accent", isUnderlined: true })};
	}
	:is(b, [aria-current]) {
		color: ${theme.colour.ink};
	}
	[aria-current] {
		font-weight: 600;
	}
	&.promises ul {
		${kit.page};
		${kit.grid({ all: 4, narrow: 2 }, "x6")};
		padding: ${theme.space.x8} ${theme.space.x4};
	}
	&.links {
		${kit.grid({ all: 4, phone: 2 }, "x6")};
	}
	.long {
		grid-column: span 2;
	}
	.long ul {
		columns: 2;
		column-gap: ${theme.space.x6};
	}
	&.about h2 {
		margin-top: ${theme.space.x4};
	}
	.detail {
		margin-top: ${theme.space.x1};
	}
	&.languages ul {
		${kit.wrap(0, "x5")};
	}
	${screen.phone} {
		a {
			min-height: 44px;
		}
		&.links,
		&.promises ul {
			gap: ${theme.space.x5} ${theme.space.x4};
		}
		&.promises li {
			flex-direction: column;
			gap: ${theme.space.x2};
		}
		.long ul {
			column-gap: ${theme.space.x4};
		}
	}
`;
