"use client";

import styled from "styled-components";
import { screen, theme } from "@/lib/theme/theme";
import { badgeCss } from "./badge-css";

/** On the client for its style alone, as `HeaderStyles` is. */
export const FooterStyles = styled.footer`
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
	h2 {
		margin-bottom: ${theme.space.x1};
		font-size: ${theme.type.body};
		line-height: ${theme.line.tight};
	}
	a {
		display: inline-flex;
		align-items: center;
		gap: ${theme.space.x2};
		min-height: 36px;
		padding-block: ${theme.space.x1};
		color: ${theme.colour.inkSoft};
		line-height: ${theme.line.tight};
		overflow-wrap: anywhere;
	}
	.columns {
		display: grid;
		grid-template-columns: minmax(0, 1fr) 260px;
		gap: ${theme.space.x10};
		padding-block: ${theme.space.x8} ${theme.space.x6};
	}
	.links {
		display: grid;
		grid-template-columns: repeat(4, minmax(0, 1fr));
		gap: ${theme.space.x6};
	}
	.long {
		grid-column: span 2;
	}
	.long ul {
		columns: 2;
		column-gap: ${theme.space.x6};
	}
	.long li {
		break-inside: avoid;
	}
	.about {
		display: flex;
		flex-direction: column;
		align-items: flex-start;
		gap: ${theme.space.x1};
	}
	.about h2 {
		margin-top: ${theme.space.x4};
	}
	.about b {
		color: ${theme.colour.ink};
		font-size: ${theme.type.title};
	}
	.ends {
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x6} ${theme.space.x12};
		padding-bottom: ${theme.space.x6};
	}
	.ends .badges {
		margin-top: ${theme.space.x2};
	}
	.ends .badge {
		color: ${theme.colour.onAccent};
	}
	.languages ul {
		display: flex;
		flex-wrap: wrap;
		column-gap: ${theme.space.x5};
	}
	.visit {
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		gap: ${theme.space.x2} ${theme.space.x4};
		padding-block: ${theme.space.x3};
		border-top: 1px solid ${theme.colour.hairline};
		color: ${theme.colour.inkSoft};
	}
	.visit p {
		max-width: 62em;
		text-wrap: pretty;
	}
	.visit .answers {
		display: flex;
		gap: ${theme.space.x2};
	}
	.visit button {
		min-width: 72px;
		min-height: 44px;
		padding-inline: ${theme.space.x4};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.card};
		color: ${theme.colour.ink};
		font-weight: 600;
		cursor: pointer;
	}
	[aria-current] {
		color: ${theme.colour.ink};
		font-weight: 600;
	}
	.rights {
		padding-top: ${theme.space.x4};
		padding-bottom: ${theme.space.x8};
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
	}
	${badgeCss}
	${screen.hover} {
		a:not(.badge):hover {
			color: ${theme.colour.accent};
			text-decoration: underline;
		}
	}
	${screen.between} {
		.promises ul {
			grid-template-columns: repeat(2, minmax(0, 1fr));
		}
		.columns {
			grid-template-columns: minmax(0, 1fr);
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
		a {
			min-height: 44px;
		}
		.columns {
			grid-template-columns: minmax(0, 1fr);
			gap: ${theme.space.x6};
		}
		.links {
			grid-template-columns: repeat(2, minmax(0, 1fr));
			gap: ${theme.space.x5} ${theme.space.x4};
		}
		.long ul {
			column-gap: ${theme.space.x4};
		}
	}
`;
