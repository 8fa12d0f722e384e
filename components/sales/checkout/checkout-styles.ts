"use client";

import styled from "styled-components";
import { slotCss } from "@/components/delivery/store/slot-css";
import { paymentCss } from "@/components/sales/payment/payment-css";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";
import { choiceCss } from "./choice-css";
import { confirmCss } from "./confirm-css";
import { sumCss } from "./sum-css";

/** The pages between cart and order: what is to be decided at the left, what it comes to beside it. */
export const CheckoutStyles = styled.main`
	width: 100%;
	${kit.page};
	min-height: 60vh;
	padding: ${theme.space.x6} ${theme.space.x4} ${theme.space.x12};

	h1 {
		margin-bottom: ${theme.space.x4};
		${kit.heading("heading")};
	}
	h1:focus,
	h2:focus {
		outline: none;
	}
	h2 {
		${kit.heading("reading")};
	}
	.beside {
		${kit.grid("minmax(0, 1fr) 340px", "x6")};
		align-items: start;
	}
	.parts {
		${kit.grid(1, "x4")};
	}
	.part {
		${kit.grid(1, "x3")};
		padding: ${theme.space.x4} ${theme.space.x5};
		${kit.card};
		overflow-wrap: anywhere;
	}
	.head {
		${kit.spreadWrap(0, "x3")};
	}
	.soft {
		color: ${theme.colour.inkSoft};
	}
	.text {
		${kit.target("x1")};
		${kit.link};
	}
	.fault {
		${kit.flow("x1")};
		${kit.bad};
	}
	.fault svg {
		margin-top: 2px;
	}
	.narrow,
	&:has(.narrow) > h1 {
		width: 100%;
		max-width: 640px;
		margin-inline: auto;
	}
	${screen.narrow} {
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
	${slotCss}
	${choiceCss}
	${confirmCss}
	${sumCss}
	${paymentCss}
`;
