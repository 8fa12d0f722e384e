"use client";

import styled, { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { starCss } from "@/components/ui/stars-css";
import { screen, theme } from "@/lib/theme/theme";

const rate = css`
	.rate legend {
		padding: 0;
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
	.text-field textarea {
		${kit.input};
		min-height: 112px;
		resize: vertical;
	}
	.text-field [aria-invalid="true"] {
		${kit.invalid};
	}
	.text-field .count {
		justify-self: end;
	}
`;

/** The look of the page on which an order is reviewed. */
export const WriteStyles = styled.div`
	.line {
		padding: ${theme.space.x6};
	}
	.send p:empty {
		display: none;
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
