"use client";

import styled from "styled-components";
import { offersCss } from "@/components/catalog/goods/offers-css";
import { theme } from "@/lib/theme/theme";

/** Inside the sheet of coupons. */
export const CouponStyles = styled.div`
	display: grid;
	gap: ${theme.space.x3};

	.state {
		color: ${theme.colour.inkSoft};
	}
	.state:empty {
		display: none;
	}
	[role="alert"] {
		display: grid;
		justify-items: start;
		gap: ${theme.space.x3};
	}
	${offersCss}
`;
