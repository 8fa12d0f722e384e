"use client";

import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";
import { fieldCss } from "./fields/field-css";

/** The look of all panels. */
export const LoginStyles = styled.div`
	${kit.grid(1, "x4")};

	.why {
		color: ${theme.colour.inkSoft};
		text-wrap: pretty;
	}
	.guest {
		${kit.row("x3")};
		width: 100%;
		min-height: 56px;
		padding: ${theme.space.x2} ${theme.space.x4};
		border: 1px solid ${theme.colour.accent};
		border-radius: ${theme.radius.control};
		${kit.washed};
		line-height: ${theme.line.tight};
		text-align: start;
		${kit.hover({ borderColor: "accentDeep" })};
	}
	.guest .words {
		display: grid;
		flex: 1;
		gap: 2px;
	}
	.guest b {
		font-size: ${theme.type.reading};
	}
	.or {
		${kit.grid("1fr auto 1fr", "x3")};
		align-items: center;
		color: ${theme.colour.inkSoft};
	}
	.or::before,
	.or::after {
		height: 1px;
		background: ${theme.colour.hairline};
		content: "";
	}
	h2 {
		outline: none;
		${kit.heading("title")};
	}
	.tabs {
		${kit.grid("1fr 1fr")};
		padding: ${theme.space.x1};
		${kit.well};
	}
	.tabs button {
		min-height: 40px;
		border-radius: ${theme.radius.small};
		color: ${theme.colour.inkSoft};
		font-weight: 600;
	}
	.tabs button[aria-pressed="true"] {
		background: ${theme.colour.card};
		color: ${theme.colour.ink};
		box-shadow: 0 0 0 1px ${theme.colour.hairline};
	}
	.said:not(:empty) {
		${kit.row("x2")};
		margin-top: ${theme.space.x3};
		padding: ${theme.space.x3};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.jadeWash};
		${kit.good};
	}
	.explain {
		color: ${theme.colour.inkSoft};
		overflow-wrap: anywhere;
	}
	.ways {
		${kit.wrap()};
		justify-content: space-between;
		column-gap: ${theme.space.x5};
	}
	.way {
		${kit.target("x2")};
		color: ${theme.colour.link};
		text-align: start;
		${kit.hover({ isUnderlined: true })};
	}
	.way.qr {
		justify-self: center;
	}
	.contact {
		padding: ${theme.space.x3} ${theme.space.x4};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.paper};
	}
	.help {
		color: ${theme.colour.inkSoft};
	}
	.contact .line {
		${kit.targetRow("x3")};
		overflow-wrap: anywhere;
	}
	.contact .line svg {
		color: ${theme.colour.accent};
	}
	.hours {
		padding-inline-start: 32px;
		color: ${theme.colour.inkSoft};
	}
	${screen.phone} {
		.way.qr {
			display: none;
		}
	}
	${fieldCss}
`;
