"use client";

import styled from "styled-components";
import { detailCss } from "@/components/sales/order/detail-css";
import { orderCss } from "@/components/sales/order/order-css";
import { parcelCss } from "@/components/sales/order/parcel-css";
import { kit } from "@/components/ui/kit-css";
import { starsCss } from "@/components/ui/stars-css";
import { screen, theme } from "@/lib/theme/theme";

/** A page of the back room about orders: what narrows the list, the list, and cards with what can be done. */
export const OrderAdminStyles = styled.div`
	${kit.grid(1, "x4")};

	.tools {
		${kit.rowWrap("x2")};
	}
	.tools .button {
		font-size: ${theme.type.body};
	}
	.find {
		flex: 1 1 260px;
	}
	.merchant-choice {
		max-width: 100%;
	}
	.merchant-choice input[type="search"] {
		width: 160px;
	}
	input:is([type="search"], [type="date"], [type="number"]),
	select {
		min-width: 0;
		${kit.input};
		padding: ${theme.space.x2} ${theme.space.x3};
	}
	input[type="search"] {
		width: 100%;
	}
	select {
		max-width: 100%;
	}
	input[type="checkbox"],
	input[type="radio"] {
		${kit.tick(24)};
	}
	.tabs b {
		margin-inline-start: ${theme.space.x1};
		padding: 0 ${theme.space.x2};
		border-radius: ${theme.radius.pill};
		${kit.washed};
	}
	.table td.tick {
		padding-inline-end: 0;
	}
	.table td a,
	.link {
		color: ${theme.colour.link};
		font-weight: 600;
	}
	.table td p + p {
		margin-top: 2px;
	}
	.list[aria-busy="true"] {
		opacity: 0.6;
	}
	.card {
		gap: ${theme.space.x3};
		padding: ${theme.space.x4} ${theme.space.x5};
		overflow-wrap: anywhere;
	}
	.card h2 {
		font-size: ${theme.type.reading};
	}
	.two {
		${kit.grid({ all: "minmax(0, 3fr) minmax(280px, 2fr)", narrow: 1 }, "x4")};
		align-items: start;
	}
	.card form {
		gap: ${theme.space.x3};
		max-width: none;
	}
	.choices {
		${kit.wrap("x2", "x5")};
	}
	.pick {
		padding-block: ${theme.space.x3};
	}
	.pick input[type="number"] {
		width: 84px;
	}
	.pick select {
		width: 100%;
	}
	.wish[data-wish="none"] {
		color: ${theme.colour.brandDeep};
	}
	.photos img {
		${kit.picture};
	}
	.quote {
		padding: ${theme.space.x3} ${theme.space.x4};
		white-space: pre-line;
	}
	.fault {
		color: ${theme.colour.brand};
	}
	${screen.phone} {
		.card {
			padding: ${theme.space.x4};
		}
	}
	${orderCss}
	${parcelCss}
	${detailCss}
	${starsCss}
`;
