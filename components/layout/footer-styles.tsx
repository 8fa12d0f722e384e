"use client";

import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";
import { badgeCss } from "./badge-css";

/** On the client for its style alone, as `HeaderStyles` is. */
export const FooterStyles = styled.footer`
	margin-top: auto;
	background: ${theme.colour.card};

	.page {
		${kit.page};
		padding-inline: ${theme.space.x4};
	}
	.promises ul {
		${kit.grid({ all: 4, narrow: 2 }, "x6")};
		padding-block: ${theme.space.x8};
	}
	.detail {
		margin-top: ${theme.space.x1};
	}
	h2 {
		margin-bottom: ${theme.space.x1};
		${kit.heading("body")};
	}
	a {
		${kit.inline("x2")};
		min-height: 36px;
		padding-block: ${theme.space.x1};
		color: ${theme.colour.inkSoft};
		line-height: ${theme.line.tight};
		overflow-wrap: anywhere;
		${kit.hover({ color: "accent", isUnderlined: true }, ":not(.badge)")};
	}
	.columns {
		${kit.grid({ all: "minmax(0, 1fr) 260px", narrow: 1 }, "x10")};
		padding-block: ${theme.space.x8} ${theme.space.x6};
	}
	.links {
		${kit.grid({ all: 4, phone: 2 }, "x6")};
	}
	.long {
		grid-column: span 2;
	}
	.long ul {
		columns: 2;
		column-gap: ${theme.space.x6};
	}
	.about h2 {
		margin-top: ${theme.space.x4};
	}
	:is(.about b, [aria-current]) {
		color: ${theme.colour.ink};
	}
	[aria-current] {
		font-weight: 600;
	}
	.ends {
		${kit.wrap("x6", "x12")};
		padding-bottom: ${theme.space.x6};
	}
	.languages ul {
		${kit.wrap(0, "x5")};
	}
	.visit {
		${kit.rowWrap("x2", "x4")};
		padding-block: ${theme.space.x3};
		border-top: 1px solid ${theme.colour.hairline};
		color: ${theme.colour.inkSoft};
	}
	.visit p {
		max-width: 62em;
		text-wrap: pretty;
	}
	.visit .answers {
		${kit.flow("x2")};
	}
	.visit button {
		min-width: 72px;
		min-height: 44px;
		padding-inline: ${theme.space.x4};
		${kit.pill};
		background: ${theme.colour.card};
		color: ${theme.colour.ink};
		font-weight: 600;
	}
	.rights {
		padding-block: ${theme.space.x4} ${theme.space.x8};
	}
	${badgeCss}
	${screen.phone} {
		:is(.promises ul, .links) {
			gap: ${theme.space.x5} ${theme.space.x4};
		}
		.promises li {
			flex-direction: column;
			gap: ${theme.space.x2};
		}
		a {
			min-height: 44px;
		}
		.columns {
			gap: ${theme.space.x6};
		}
		.long ul {
			column-gap: ${theme.space.x4};
		}
	}
`;
