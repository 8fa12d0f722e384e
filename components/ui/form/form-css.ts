"use client";

import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** For the root of a form with fields: a label, a box with what stands inside, a line kept free for what is wrong. */
export const formCss = css`
	.field label {
		margin-bottom: ${theme.space.x1};
	}
	.box {
		min-height: 48px;
		border: 1px solid ${theme.colour.inkSoft};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.card};
	}
	.box:focus-within {
		border-color: ${theme.colour.ink};
		box-shadow: 0 0 0 1px ${theme.colour.ink};
	}
	.box[data-fault] {
		border-color: ${theme.colour.brand};
	}
	.box > :is(input, select) {
		${kit.grow};
		padding-inline: ${theme.space.x3};
		border: 0;
		border-radius: ${theme.radius.control};
		background: none;
		font-size: ${theme.type.reading};
		outline: none;
	}
	.box > select {
		appearance: none;
		padding-inline-end: ${theme.space.x8};
		text-overflow: ellipsis;
		cursor: pointer;
	}
	.box > .arrow {
		align-self: center;
		margin-inline: calc(-1 * ${theme.space.x8} + ${theme.space.x1}) ${theme.space.x2};
		pointer-events: none;
	}
	.box > input::placeholder {
		color: ${theme.colour.inkSoft};
		opacity: 0.7;
	}
	.fault {
		${kit.row("x1")};
		min-height: ${theme.space.x6};
		color: ${theme.colour.brandDeep};
		${kit.heading("small")};
	}
	.country {
		${kit.row("x2")};
		flex: none;
		min-width: 104px;
		padding-inline: ${theme.space.x3} ${theme.space.x2};
		border-inline-end: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.control} 0 0 ${theme.radius.control};
	}
	.flag {
		flex: none;
		border-radius: 2px;
		box-shadow: 0 0 0 1px ${theme.colour.hairline};
	}
	.inner {
		${kit.centre};
		${kit.aside};
		width: 48px;
		border-radius: ${theme.radius.control};
	}
	:is(.summary, .failure) {
		margin-bottom: ${theme.space.x4};
		padding: ${theme.space.x3} ${theme.space.x4};
		border-inline-start: 4px solid ${theme.colour.brand};
		border-radius: ${theme.radius.small};
		background: ${theme.colour.brandWash};
		color: ${theme.colour.brandDeep};
	}
	.summary a {
		display: inline-block;
		padding-block: 2px;
		text-decoration: underline;
	}
	.failure {
		${kit.flow("x2")};
		font-weight: 600;
	}
`;
