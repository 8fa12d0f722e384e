"use client";

import styled from "styled-components";
import { offersCss } from "@/components/catalog/goods/offers-css";
import { kit } from "@/components/ui/kit-css";

/** Inside the sheet of coupons. */
export const CouponStyles = styled.div`
	${kit.stack("x3")};

	.state:empty {
		display: none;
	}
	${offersCss}
`;
