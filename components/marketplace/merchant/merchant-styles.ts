"use client";

import styled from "styled-components";
import { categoryTilesCss } from "@/components/catalog/category/category-tiles-css";
import { offersCss } from "@/components/catalog/goods/offers-css";
import { screen, theme } from "@/lib/theme/theme";
import { merchantPageCss } from "./merchant-page-css";

/** A merchant's front and its coupons; a client component for its style alone, like the goods page's. */
export const MerchantStyles = styled.main`
	${merchantPageCss}
	.news {
		display: grid;
		grid-template-columns: 20px minmax(0, 1fr);
		gap: ${theme.space.x3};
		padding: ${theme.space.x3} ${theme.space.x4};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.amberWash};
	}
	${offersCss}
	${categoryTilesCss}
	${screen.desktop} {
		.coupon-list {
			grid-template-columns: repeat(2, minmax(0, 1fr));
		}
	}
`;
