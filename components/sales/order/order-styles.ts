"use client";

import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";
import { orderCss } from "./order-css";

/** The look of lists of orders and of refunds. */
export const OrderStyles = styled.div`
	${kit.grid(1, "x4")};

	.tabs ul {
		position: relative;
	}
	.tabs li a {
		gap: ${theme.space.x1};
		padding-inline: ${theme.space.x3};
	}
	.tabs .count {
		min-width: 20px;
		padding: 1px 6px;
		border-radius: ${theme.radius.pill};
		${kit.washed};
	}
	.find {
		min-height: 48px;
		padding-inline-start: ${theme.space.x3};
		${kit.outlined};
		border-color: ${theme.colour.inkSoft};
	}
	.find:focus-within {
		border-color: ${theme.colour.ink};
		box-shadow: 0 0 0 1px ${theme.colour.ink};
	}
	.find input {
		min-height: 44px;
		padding-inline: ${theme.space.x2};
		border: 0;
		background: none;
		outline: none;
	}
	.find button {
		min-width: 44px;
		min-height: 44px;
	}
	.find .go-find {
		padding-inline: ${theme.space.x4};
		color: ${theme.colour.accentDeep};
	}
	.orders .actions {
		justify-content: flex-end;
	}
	.orders {
		outline: none;
	}
	.orders[aria-busy="true"] {
		opacity: 0.5;
		transition: opacity ${theme.motion.quick};
	}
	/* What is paid together stands in one frame. */
	.together {
		border: 1px solid ${theme.colour.brand};
	}
	.together > .head,
	.together > .foot {
		padding: ${theme.space.x3} ${theme.space.x5};
	}
	.together > .head {
		border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
		background: ${theme.colour.brandWash};
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
`;
