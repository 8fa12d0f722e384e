"use client";

import styled from "styled-components";
import { offersStyle } from "@/components/goods/offers-style";
import { theme } from "@/lib/theme/theme";

/** Inside the sheet of coupons. */
export const CouponBoard = styled.div`
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
	${offersStyle}
`;
