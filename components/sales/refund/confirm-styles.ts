"use client";

import styled from "styled-components";
import { DetailStyles } from "@/components/sales/order/detail-styles";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** The look of the form that applies for a refund; on a phone its button stays in reach. */
export const ConfirmStyles = styled(DetailStyles)`
	.beside-sum {
		${kit.grid("minmax(0, 1fr) 320px", "x5")};
		align-items: start;
	}
	.parts {
		${kit.grid(1, "x4")};
	}
	/* Inside its frame, not on it. */
	fieldset.part > legend {
		float: inline-start;
		width: 100%;
		padding: 0;
		${kit.heading("reading")};
		font-weight: 700;
	}
	.choices {
		clear: both;
		${kit.stack("x3")};
	}
	.choice {
		padding: ${theme.space.x3};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.control};
	}
	.choice[data-chosen] {
		border-color: ${theme.colour.accent};
	}
	.choice label {
		${kit.row("x3")};
		min-width: 0;
		cursor: pointer;
	}
	.choice label > span {
		display: grid;
		min-width: 0;
		overflow-wrap: anywhere;
	}
	.choice label > input {
		${kit.tick(22)};
		margin: 0;
	}
	.choice img {
		flex: none;
		${kit.square(56)};
		${kit.picture};
	}
	.pieces {
		${kit.spreadWrap("x3")};
		margin-top: ${theme.space.x3};
		padding-inline-start: 34px;
	}
	.pieces .limit {
		font-size: ${theme.type.small};
	}
	.labelled {
		${kit.stack("x1")};
	}
	.labelled > span:first-of-type {
		font-weight: 600;
	}
	.labelled select,
	.labelled textarea {
		width: 100%;
		min-height: 48px;
		padding: ${theme.space.x2} ${theme.space.x3};
		border: 1px solid ${theme.colour.inkSoft};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.card};
		font-size: ${theme.type.reading};
		line-height: ${theme.line.body};
	}
	.labelled textarea {
		min-height: 88px;
		resize: vertical;
	}
	.select {
		position: relative;
	}
	.select select {
		appearance: none;
		padding-inline-end: ${theme.space.x8};
		text-overflow: ellipsis;
	}
	.select svg {
		position: absolute;
		inset: calc(50% - 9px) ${theme.space.x3} auto auto;
		pointer-events: none;
	}
	.labelled .count {
		${kit.note};
		font-weight: 400;
		text-align: end;
	}
	.sum-part {
		position: sticky;
		top: calc(${theme.height.header} + ${theme.space.x4});
	}
	.total {
		${kit.wrap(0, "x3")};
		align-items: baseline;
		justify-content: space-between;
		font-weight: 700;
	}
	.total .price {
		font-size: ${theme.type.heading};
	}
	.fault {
		${kit.flow("x1")};
		${kit.bad};
	}
	.fault svg {
		margin-top: 2px;
	}
	p:empty {
		display: none;
	}
	@media (max-width: 1199px) {
		.beside-sum {
			grid-template-columns: minmax(0, 1fr);
		}
		.sum-part {
			position: static;
		}
	}
	${screen.phone} {
		.choice label > input {
			${kit.square(24)};
		}
	}
`;
