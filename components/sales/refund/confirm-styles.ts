"use client";

import styled from "styled-components";
import { picturesCss } from "@/components/platform/upload/pictures-css";
import { DetailStyles } from "@/components/sales/order/detail-styles";
import { screen, theme } from "@/lib/theme/theme";

/** The look of the form that applies for a refund; on a phone its button stays in reach. */
export const ConfirmStyles = styled(DetailStyles)`
	.beside-sum {
		display: grid;
		grid-template-columns: minmax(0, 1fr) 320px;
		align-items: start;
		gap: ${theme.space.x5};
	}
	.parts {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x4};
	}
	fieldset.part {
		min-width: 0;
		margin: 0;
	}
	/* Inside its frame, not on it. */
	fieldset.part > legend {
		float: inline-start;
		width: 100%;
		padding: 0;
		font-size: ${theme.type.reading};
		font-weight: 700;
		line-height: ${theme.line.tight};
	}
	.choices {
		clear: both;
		display: grid;
		gap: ${theme.space.x3};
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
		display: flex;
		align-items: center;
		gap: ${theme.space.x3};
		min-width: 0;
		cursor: pointer;
	}
	.choice label > span {
		display: grid;
		min-width: 0;
		overflow-wrap: anywhere;
	}
	.choice label > input {
		flex: none;
		width: 22px;
		height: 22px;
		margin: 0;
		accent-color: ${theme.colour.accent};
	}
	.choice img {
		flex: none;
		width: 56px;
		height: 56px;
		border-radius: ${theme.radius.control};
		background: ${theme.colour.sunken};
		object-fit: cover;
	}
	.pieces {
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		justify-content: space-between;
		gap: ${theme.space.x3};
		margin-top: ${theme.space.x3};
		padding-inline-start: 34px;
	}
	.pieces .limit {
		font-size: ${theme.type.small};
	}
	.labelled {
		display: grid;
		gap: ${theme.space.x1};
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
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
		font-weight: 400;
		text-align: end;
	}
	.sum-part {
		position: sticky;
		top: calc(${theme.height.header} + ${theme.space.x4});
	}
	.total {
		display: flex;
		flex-wrap: wrap;
		align-items: baseline;
		justify-content: space-between;
		gap: 0 ${theme.space.x3};
		font-weight: 700;
	}
	.total .price {
		font-size: ${theme.type.heading};
	}
	.fault {
		display: flex;
		gap: ${theme.space.x1};
		color: ${theme.colour.brandDeep};
		font-weight: 600;
	}
	.fault svg {
		flex: none;
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
			width: 24px;
			height: 24px;
		}
	}
	${picturesCss}
`;
