"use client";

import styled from "styled-components";
import { screen, theme } from "@/lib/theme/theme";

/** On the client for its style alone, as `HeaderFrame` is. */
export const FooterFrame = styled.footer`
	margin-top: auto;
	border-top: 1px solid ${theme.colour.hairline};
	background: ${theme.colour.card};

	.page {
		max-width: ${theme.width.page};
		margin-inline: auto;
		padding-inline: ${theme.space.x4};
	}
	.promises {
		border-bottom: 1px solid ${theme.colour.hairline};
	}
	.promises ul {
		display: grid;
		grid-template-columns: repeat(4, minmax(0, 1fr));
		gap: ${theme.space.x6};
		padding-block: ${theme.space.x8};
	}
	.promises li {
		display: flex;
		gap: ${theme.space.x3};
	}
	.promises svg {
		flex: none;
		color: ${theme.colour.jade};
	}
	.title {
		font-size: ${theme.type.reading};
		font-weight: 700;
		line-height: ${theme.line.tight};
	}
	.detail {
		margin-top: ${theme.space.x1};
		color: ${theme.colour.inkSoft};
		text-wrap: pretty;
	}
	.columns {
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x6} ${theme.space.x16};
		padding-block: ${theme.space.x8} ${theme.space.x4};
	}
	.about {
		flex: 1 1 300px;
		max-width: 420px;
	}
	h2 {
		font-size: ${theme.type.body};
	}
	.columns ul {
		display: flex;
		flex-wrap: wrap;
		column-gap: ${theme.space.x6};
	}
	.columns a {
		display: inline-flex;
		align-items: center;
		min-height: 44px;
		color: ${theme.colour.inkSoft};
	}
	.columns [aria-current] {
		color: ${theme.colour.ink};
		font-weight: 600;
	}
	.rights {
		padding-bottom: ${theme.space.x8};
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
	}
	${screen.hover} {
		.columns a:hover {
			color: ${theme.colour.accent};
			text-decoration: underline;
		}
	}
	${screen.between} {
		.promises ul {
			grid-template-columns: repeat(2, minmax(0, 1fr));
		}
	}
	${screen.phone} {
		.promises ul {
			grid-template-columns: repeat(2, minmax(0, 1fr));
			gap: ${theme.space.x5} ${theme.space.x4};
		}
		.promises li {
			flex-direction: column;
			gap: ${theme.space.x2};
		}
	}
`;
