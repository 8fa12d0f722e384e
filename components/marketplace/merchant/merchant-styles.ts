"use client";

import styled from "styled-components";
import { offersCss } from "@/components/catalog/goods/offers-css";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";
import { merchantPageCss } from "./merchant-page-css";

/** A merchant's front and its coupons; a client component for its style alone, like the goods page's. */
export const MerchantStyles = styled.main`
	${merchantPageCss}
	.news {
		${kit.grid("20px minmax(0, 1fr)", "x3")};
		padding: ${theme.space.x3} ${theme.space.x4};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.amberWash};
	}
	${offersCss}
	${screen.desktop} {
		.coupon-list {
			grid-template-columns: repeat(2, minmax(0, 1fr));
		}
	}
`;
