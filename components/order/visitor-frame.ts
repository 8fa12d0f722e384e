"use client";

import styled from "styled-components";
import { CheckoutFrame } from "@/components/checkout/checkout-frame";
import { fieldStyle } from "@/components/login/fields/field-style";
import { theme } from "@/lib/theme/theme";

/** The page on which an order is found: the form, then the order. */
export const VisitorFrame = styled(CheckoutFrame)`
	h1 {
		text-align: center;
	}
	form {
		display: grid;
		gap: ${theme.space.x3};
	}
	${fieldStyle}
`;
