"use client";

import styled from "styled-components";
import { DetailStyles } from "@/components/sales/order/detail-styles";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** The look of the form that applies for a refund; on a phone its button stays in reach. */
export const ConfirmStyles = styled(DetailStyles)`
	.beside-sum {
		${kit.grid("minmax(0, 1fr) 320px", "x5")};
	}
	/* Inside its frame, not on it. */
	fieldset.part > legend {
		float: inline-start;
		padding: 0;
	}
	.choices {
		clear: both;
	}
	.choice {
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.control};
	}
	.choice[data-chosen] {
		border-color: ${theme.colour.accent};
	}
	.choice label {
		cursor: pointer;
	}
	.choice label > span {
		min-width: 0;
	}
	.choice label > input {
		${kit.tick(22)};
		margin: 0;
	}
	.choice img {
		${kit.square(56)};
	}
	.pieces {
		margin-top: ${theme.space.x3};
		padding-inline-start: 34px;
	}
	.pieces .limit {
		font-size: ${theme.type.small};
	}
	.labelled select,
	.labelled textarea {
		${kit.input};
		min-height: 48px;
		padding: ${theme.space.x2} ${theme.space.x3};
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
	.sum-part {
		position: sticky;
		top: calc(${theme.height.header} + ${theme.space.x4});
	}
	.total {
		gap: 0 ${theme.space.x3};
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
