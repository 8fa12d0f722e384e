"use client";

import styled from "styled-components";
import { categoryTilesStyle } from "@/components/category/category-tiles-style";
import { offersStyle } from "@/components/goods/offers-style";
import { screen, theme } from "@/lib/theme/theme";
import { merchantPageStyle } from "./merchant-page-style";

/** A merchant's front and its coupons; a client component for its style alone, like the goods page's. */
export const MerchantFrame = styled.main`
	${merchantPageStyle}
	.news {
		display: grid;
		grid-template-columns: 20px minmax(0, 1fr);
		gap: ${theme.space.x3};
		padding: ${theme.space.x3} ${theme.space.x4};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.amberWash};
	}
	${offersStyle}
	${categoryTilesStyle}
	${screen.desktop} {
		.coupon-list {
			grid-template-columns: repeat(2, minmax(0, 1fr));
		}
	}
`;
