"use client";

import styled, { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { starCss } from "@/components/ui/stars-css";
import { screen, theme } from "@/lib/theme/theme";

const rate = css`
	.rate legend,
	.text-field label {
		padding: 0;
		font-weight: 600;
	}
	.scale {
		${kit.rowWrap()};
	}
	.scale label {
		position: relative;
		${kit.icon};
		border-radius: ${theme.radius.small};
		font-size: 30px;
		cursor: pointer;
	}
	.scale label:has(:focus-visible) {
		outline: 2px solid ${theme.colour.ink};
	}
	.star {
		${starCss}
		background: color-mix(in srgb, ${theme.colour.inkSoft} 65%, ${theme.colour.card});
	}
	.scale [data-on] .star {
		background: ${theme.colour.amber};
	}
	.grade {
		margin-inline-start: ${theme.space.x3};
		color: ${theme.colour.inkSoft};
	}
	.fault {
		${kit.row("x1")};
		color: ${theme.colour.brandDeep};
	}
	.fault:empty {
		display: none;
	}
`;

const text = css`
	.text-field {
		${kit.stack("x2")};
	}
	.text-field textarea {
		width: 100%;
		min-height: 112px;
		padding: ${theme.space.x3};
		border: 1px solid ${theme.colour.inkSoft};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.card};
		color: inherit;
		font: inherit;
		font-size: ${theme.type.reading};
		resize: vertical;
	}
	.text-field [aria-invalid="true"] {
		${kit.invalid};
	}
	.text-field .count {
		justify-self: end;
		${kit.note};
	}
`;

/** The look of the page on which an order is reviewed. */
export const WriteStyles = styled.div`
	form {
		${kit.grid(1, "x4")};
	}
	.line {
		${kit.grid(1, "x4")};
		padding: ${theme.space.x6};
		${kit.card};
	}
	.line .head {
		${kit.row("x4")};
	}
	.line .head img {
		flex: none;
		${kit.picture};
	}
	.line h2 {
		${kit.heading("reading")};
		overflow-wrap: anywhere;
	}
	.line .soft {
		color: ${theme.colour.inkSoft};
	}
	.send {
		${kit.stack("x2")};
		justify-items: start;
	}
	.send p:empty {
		display: none;
	}
	.send [role="alert"] {
		${kit.bad};
	}
	.send .button {
		min-width: 200px;
	}
	${rate}
	${text}
	${screen.phone} {
		.line {
			padding: ${theme.space.x4};
		}
		.send,
		.send .button {
			width: 100%;
		}
	}
`;
