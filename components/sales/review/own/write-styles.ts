"use client";

import styled, { css } from "styled-components";
import { picturesCss } from "@/components/platform/upload/pictures-css";
import { buttonCss } from "@/components/ui/button";
import { skeletonCss } from "@/components/ui/skeleton";
import { screen, theme } from "@/lib/theme/theme";
import { starCss } from "../stars-css";

const rate = css`
	.rate {
		min-width: 0;
		margin: 0;
		padding: 0;
		border: 0;
	}
	.rate legend,
	.text-field label {
		padding: 0;
		font-weight: 600;
	}
	.scale {
		display: flex;
		flex-wrap: wrap;
		align-items: center;
	}
	.scale label {
		position: relative;
		display: grid;
		place-items: center;
		width: 44px;
		height: 44px;
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
		display: flex;
		align-items: center;
		gap: ${theme.space.x1};
		color: ${theme.colour.brandDeep};
	}
	.fault:empty {
		display: none;
	}
`;

const text = css`
	.text-field {
		display: grid;
		gap: ${theme.space.x2};
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
		border-color: ${theme.colour.brand};
		box-shadow: inset 0 0 0 1px ${theme.colour.brand};
	}
	.text-field .count {
		justify-self: end;
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
	}
`;

/** The look of the page on which an order is reviewed. */
export const WriteStyles = styled.div`
	.skeleton {
		border-radius: ${theme.radius.card};
	}
	form {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x4};
	}
	.line {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x4};
		padding: ${theme.space.x6};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
	}
	.line .head {
		display: flex;
		align-items: center;
		gap: ${theme.space.x4};
	}
	.line .head img {
		flex: none;
		border-radius: ${theme.radius.control};
		background: ${theme.colour.sunken};
		object-fit: cover;
	}
	.line h2 {
		font-size: ${theme.type.reading};
		line-height: ${theme.line.tight};
		overflow-wrap: anywhere;
	}
	.line .soft {
		color: ${theme.colour.inkSoft};
	}
	.send {
		display: grid;
		justify-items: start;
		gap: ${theme.space.x2};
	}
	.send p:empty {
		display: none;
	}
	.send [role="alert"] {
		color: ${theme.colour.brandDeep};
		font-weight: 600;
	}
	.send .button {
		min-width: 200px;
	}
	${rate}
	${text}
	${picturesCss}
	${skeletonCss}
	${buttonCss}
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
