"use client";

import styled from "styled-components";
import { buttonCss } from "@/components/ui/button";
import { priceCss } from "@/components/ui/price-css";
import { skeletonCss } from "@/components/ui/skeleton";
import { screen, theme } from "@/lib/theme/theme";
import { orderCss } from "./order-css";

/** The look of lists of orders and of refunds. */
export const OrderStyles = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: ${theme.space.x4};

	.tabs ul {
		position: relative;
		display: flex;
		overflow-x: auto;
		border-bottom: 1px solid ${theme.colour.hairline};
		scrollbar-width: none;
		white-space: nowrap;
	}
	.tabs a {
		display: inline-flex;
		align-items: center;
		gap: ${theme.space.x1};
		min-height: 48px;
		padding-inline: ${theme.space.x3};
		border-bottom: 3px solid transparent;
	}
	.tabs a:focus-visible {
		outline-offset: -3px;
	}
	.tabs [aria-current] {
		border-color: ${theme.colour.accent};
		color: ${theme.colour.accentDeep};
		font-weight: 700;
	}
	.tabs .count {
		min-width: 20px;
		padding: 1px 6px;
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.accentWash};
		color: ${theme.colour.accentDeep};
		font-size: ${theme.type.small};
		font-weight: 700;
		text-align: center;
	}
	.find {
		display: flex;
		align-items: center;
		min-height: 48px;
		padding-inline-start: ${theme.space.x3};
		border: 1px solid ${theme.colour.inkSoft};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.card};
	}
	.find:focus-within {
		border-color: ${theme.colour.ink};
		box-shadow: 0 0 0 1px ${theme.colour.ink};
	}
	.find svg {
		flex: none;
		color: ${theme.colour.inkSoft};
	}
	.find input {
		flex: 1;
		min-width: 0;
		min-height: 44px;
		padding-inline: ${theme.space.x2};
		border: 0;
		background: none;
		font-size: ${theme.type.reading};
		outline: none;
	}
	.find button {
		display: grid;
		place-items: center;
		min-width: 44px;
		min-height: 44px;
	}
	.find .go-find {
		padding-inline: ${theme.space.x4};
		color: ${theme.colour.accentDeep};
		font-weight: 700;
	}
	.orders {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x4};
		outline: none;
	}
	.orders[aria-busy="true"] {
		opacity: 0.5;
		transition: opacity ${theme.motion.quick};
	}
	/* What is paid together stands in one frame. */
	.together {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		border: 1px solid ${theme.colour.brand};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
	}
	.together > .head,
	.together > .foot {
		padding: ${theme.space.x3} ${theme.space.x5};
	}
	.together > .head {
		border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
		background: ${theme.colour.brandWash};
	}
	.together > .foot {
		border-top: 1px solid ${theme.colour.hairline};
	}
	.together .order {
		border: 0;
	}
	.together .order + .order {
		border-top: 8px solid ${theme.colour.sunken};
		border-radius: 0;
	}
	${screen.phone} {
		.together > .head,
		.together > .foot {
			padding-inline: ${theme.space.x4};
		}
		.together > .foot .actions {
			flex-basis: 100%;
		}
	}
	${orderCss}
	${priceCss}
	${skeletonCss}
	${buttonCss}
`;
