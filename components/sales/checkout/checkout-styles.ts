"use client";

import styled from "styled-components";
import { slotCss } from "@/components/delivery/store/slot-css";
import { paymentCss } from "@/components/sales/payment/payment-css";
import { buttonCss } from "@/components/ui/button";
import { priceCss } from "@/components/ui/price-css";
import { skeletonCss } from "@/components/ui/skeleton";
import { screen, theme } from "@/lib/theme/theme";
import { choiceCss } from "./choice-css";
import { confirmCss } from "./confirm-css";
import { sumCss } from "./sum-css";

/** The pages between cart and order: what is to be decided at the left, what it comes to beside it. */
export const CheckoutStyles = styled.main`
	width: 100%;
	max-width: ${theme.width.page};
	min-height: 60vh;
	margin-inline: auto;
	padding: ${theme.space.x6} ${theme.space.x4} ${theme.space.x12};

	h1 {
		margin-bottom: ${theme.space.x4};
		font-size: ${theme.type.heading};
		line-height: ${theme.line.tight};
	}
	h1:focus,
	h2:focus {
		outline: none;
	}
	h2 {
		font-size: ${theme.type.reading};
		line-height: ${theme.line.tight};
	}
	.beside {
		display: grid;
		grid-template-columns: minmax(0, 1fr) 340px;
		align-items: start;
		gap: ${theme.space.x6};
	}
	.parts {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x4};
	}
	.part {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x3};
		padding: ${theme.space.x4} ${theme.space.x5};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
		overflow-wrap: anywhere;
	}
	.head {
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		justify-content: space-between;
		gap: 0 ${theme.space.x3};
	}
	.soft {
		color: ${theme.colour.inkSoft};
	}
	.text {
		display: inline-flex;
		align-items: center;
		gap: ${theme.space.x1};
		min-height: 44px;
		color: ${theme.colour.accentDeep};
		font-weight: 600;
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
	.narrow,
	&:has(.narrow) > h1 {
		width: 100%;
		max-width: 640px;
		margin-inline: auto;
	}
	@media (max-width: 1023px) {
		.beside {
			grid-template-columns: minmax(0, 1fr);
		}
	}
	${screen.phone} {
		padding-top: ${theme.space.x4};
		.part {
			padding: ${theme.space.x4};
		}
	}
	${buttonCss}
	${priceCss}
	${skeletonCss}
	${slotCss}
	${choiceCss}
	${confirmCss}
	${sumCss}
	${paymentCss}
`;
