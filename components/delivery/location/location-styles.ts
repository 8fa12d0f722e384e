"use client";

import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** The look of the open choice. */
export const LocationStyles = styled.div`
	${kit.grid(1, "x4")};

	.search {
		${kit.wrap("x2")};
	}
	.search label {
		width: 100%;
		font-weight: 600;
		line-height: ${theme.line.tight};
	}
	.search .button {
		flex: 1 0 auto;
	}
	.input {
		position: relative;
		flex: 999 1 200px;
		min-width: 0;
	}
	.input svg {
		position: absolute;
		inset: 0 auto 0 ${theme.space.x3};
		margin-block: auto;
		color: ${theme.colour.inkSoft};
		pointer-events: none;
	}
	.input input {
		width: 100%;
		${kit.input};
		padding-inline: ${theme.space.x10} ${theme.space.x3};
		text-overflow: ellipsis;
	}
	.input input:focus-visible {
		outline-offset: 1px;
	}
	.status {
		color: ${theme.colour.inkSoft};
	}
	.status:empty {
		display: none;
	}
	.sheet {
		height: 200px;
	}
	figcaption b {
		display: block;
		color: ${theme.colour.ink};
	}
	figcaption {
		margin-top: ${theme.space.x1};
		${kit.note};
	}
	h3 {
		margin-bottom: ${theme.space.x2};
		${kit.heading("body")};
	}
	.saved ul {
		${kit.stack("x2")};
		max-height: 360px;
		overflow: auto;
		overscroll-behavior: contain;
	}
	.saved button {
		${kit.stack("x1")};
		width: 100%;
		min-height: 56px;
		padding: ${theme.space.x2} ${theme.space.x3};
		text-align: start;
	}
	.saved b {
		${kit.note};
	}
	.saved .title {
		width: 8em;
		height: 18px;
		margin-bottom: ${theme.space.x2};
	}
	.saved .saved-line {
		height: 60px;
		margin-bottom: ${theme.space.x2};
		border-radius: ${theme.radius.control};
	}
	.regions {
		${kit.stack("x3")};
	}
	.regions h4 {
		margin: 0 0 ${theme.space.x2};
		color: ${theme.colour.inkSoft};
		${kit.heading("body")};
		font-weight: 600;
	}
	.regions ul {
		${kit.grid(3, "x2")};
	}
	.district {
		${kit.square("100%")};
		min-height: 44px;
		padding: ${theme.space.x1} ${theme.space.x2};
	}
	.saved button,
	.district {
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.control};
		line-height: ${theme.line.tight};
	}
	.saved [aria-pressed="true"],
	.district[aria-pressed="true"] {
		border-color: ${theme.colour.accent};
		${kit.washed};
	}
	.district[aria-pressed="true"] {
		font-weight: 700;
	}
	${screen.hover} {
		.district:hover,
		.saved button:hover {
			border-color: ${theme.colour.accent};
		}
	}
	${screen.phone} {
		.sheet {
			height: 180px;
		}
	}
`;
