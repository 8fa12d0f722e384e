"use client";

import styled, { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

// On the client for their style alone, as `HeaderStyles` is.

const headings = css`
	h2 {
		margin-bottom: ${theme.space.x1};
		${kit.heading("body")};
	}
`;

const links = css`
	${headings}
	a {
		${kit.inline("x2")};
		min-height: 36px;
		padding-block: ${theme.space.x1};
		color: ${theme.colour.inkSoft};
		line-height: ${theme.line.tight};
		overflow-wrap: anywhere;
		${kit.hover({ color: "accent", isUnderlined: true })};
	}
	${screen.phone} {
		a {
			min-height: 44px;
		}
	}
`;

export const FooterStyles = styled.footer`
	margin-top: auto;
	background: ${theme.colour.card};

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
		${headings}
	}
	.detail {
		margin-top: ${theme.space.x1};
	}
	.rights {
		padding-block: ${theme.space.x4} ${theme.space.x8};
	}
`;

export const Promises = styled.section`
	ul {
		${kit.page};
		${kit.grid({ all: 4, narrow: 2 }, "x6")};
		padding: ${theme.space.x8} ${theme.space.x4};
	}
	.detail {
		margin-top: ${theme.space.x1};
	}
	${screen.phone} {
		ul {
			gap: ${theme.space.x5} ${theme.space.x4};
		}
		li.flow {
			flex-direction: column;
			gap: ${theme.space.x2};
		}
	}
`;

export const LinkColumns = styled.nav`
	${kit.grid({ all: 4, phone: 2 }, "x6")};
	${links}
	.long {
		grid-column: span 2;
	}
	.long ul {
		columns: 2;
		column-gap: ${theme.space.x6};
	}
	${screen.phone} {
		gap: ${theme.space.x5} ${theme.space.x4};

		.long ul {
			column-gap: ${theme.space.x4};
		}
	}
`;

export const About = styled.section`
	${links}
	h2 {
		margin-top: ${theme.space.x4};
	}
	b {
		color: ${theme.colour.ink};
	}
	.detail {
		margin-top: ${theme.space.x1};
	}
`;

export const Languages = styled.nav`
	${links}
	ul {
		${kit.wrap(0, "x5")};
	}
	[aria-current] {
		color: ${theme.colour.ink};
		font-weight: 600;
	}
`;
