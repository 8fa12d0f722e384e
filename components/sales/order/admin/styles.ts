"use client";

import styled from "styled-components";
import { detailCss } from "@/components/sales/order/detail-css";
import { orderCss } from "@/components/sales/order/order-css";
import { parcelCss } from "@/components/sales/order/parcel-css";
import { starsCss } from "@/components/sales/review/stars-css";
import { priceCss } from "@/components/ui/price-css";
import { screen, theme } from "@/lib/theme/theme";

/** A page of the back room about orders: what narrows the list, the list, and cards with what can be done. */
export const OrderAdminStyles = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: ${theme.space.x4};

	.tools {
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		gap: ${theme.space.x2};
	}
	.tools .button,
	.table .button {
		font-size: ${theme.type.body};
	}
	.tools label {
		display: inline-flex;
		align-items: center;
		gap: ${theme.space.x2};
		color: ${theme.colour.inkSoft};
	}
	.find {
		flex: 1 1 260px;
	}
	.merchant-choice {
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x2};
		max-width: 100%;
	}
	.merchant-choice input[type="search"] {
		width: 160px;
	}
	input:is([type="text"], [type="search"], [type="date"], [type="tel"], [type="number"]),
	textarea,
	select {
		min-width: 0;
		min-height: 44px;
		padding: ${theme.space.x2} ${theme.space.x3};
		border: 1px solid ${theme.colour.inkSoft};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.card};
		font-family: inherit;
		font-size: ${theme.type.reading};
		line-height: ${theme.line.body};
	}
	input[type="search"] {
		width: 100%;
	}
	select {
		max-width: 100%;
	}
	input[type="checkbox"],
	input[type="radio"] {
		flex: none;
		width: 24px;
		height: 24px;
		accent-color: ${theme.colour.accent};
	}
	textarea {
		width: 100%;
		resize: vertical;
	}
	.tabs b {
		margin-inline-start: ${theme.space.x1};
		padding: 0 ${theme.space.x2};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.accentWash};
		color: ${theme.colour.accentDeep};
		font-size: ${theme.type.small};
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
	.back {
		display: inline-flex;
		align-items: center;
		gap: ${theme.space.x1};
		min-height: 44px;
	}
	.goods-names {
		display: -webkit-box;
		overflow: hidden;
		-webkit-box-orient: vertical;
		-webkit-line-clamp: 2;
	}
	.list[aria-busy="true"] {
		opacity: 0.6;
	}
	.cards {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x3};
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
		display: grid;
		grid-template-columns: minmax(0, 3fr) minmax(280px, 2fr);
		align-items: start;
		gap: ${theme.space.x4};
	}
	fieldset {
		min-width: 0;
		margin: 0;
		padding: 0;
		border: 0;
	}
	.column {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x4};
	}
	.fields {
		display: grid;
		grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
		gap: ${theme.space.x3};
	}
	.fields label {
		display: grid;
		gap: ${theme.space.x1};
		font-weight: 600;
	}
	.fields .whole {
		grid-column: 1 / -1;
	}
	.choices {
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x2} ${theme.space.x5};
	}
	.choices label,
	.pick label {
		display: inline-flex;
		align-items: center;
		gap: ${theme.space.x2};
		min-height: 44px;
		font-weight: 400;
	}
	.actions {
		justify-content: flex-start;
	}
	.pick {
		display: grid;
		gap: ${theme.space.x2};
		padding-block: ${theme.space.x3};
		border-top: 1px solid ${theme.colour.hairline};
	}
	.pick input[type="number"] {
		width: 84px;
	}
	.pick select {
		width: 100%;
	}
	.wish {
		color: ${theme.colour.jadeDeep};
		font-weight: 600;
	}
	.wish[data-wish="none"] {
		color: ${theme.colour.brandDeep};
	}
	.photos {
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x2};
	}
	.photos img {
		display: block;
		border-radius: ${theme.radius.control};
		background: ${theme.colour.sunken};
		object-fit: cover;
	}
	.quote {
		padding: ${theme.space.x3} ${theme.space.x4};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.sunken};
		white-space: pre-line;
	}
	.fault {
		color: ${theme.colour.brand};
	}
	.done {
		color: ${theme.colour.jadeDeep};
		font-weight: 600;
	}
	@media (max-width: 1023px) {
		.two {
			grid-template-columns: minmax(0, 1fr);
		}
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
	${priceCss}
`;
