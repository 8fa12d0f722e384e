"use client";

import styled from "styled-components";
import { offersStyle } from "@/components/goods/offers-style";
import { screen, theme } from "@/lib/theme/theme";

/** A merchant's coupons; a client component for its style alone. */
export const MerchantCouponsFrame = styled.main`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: ${theme.space.x4};
	width: 100%;
	max-width: ${theme.width.page};
	margin-inline: auto;
	padding: ${theme.space.x2} ${theme.space.x4} ${theme.space.x12};

	h1 {
		font-size: ${theme.type.heading};
		line-height: ${theme.line.tight};
		overflow-wrap: anywhere;
	}
	${screen.desktop} {
		.coupon-list {
			grid-template-columns: repeat(2, minmax(0, 1fr));
		}
	}
	${offersStyle}
`;
