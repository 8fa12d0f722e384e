"use client";

import styled from "styled-components";
import { offersCss } from "@/components/catalog/goods/offers-css";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** Inside the sheet of coupons. */
export const CouponStyles = styled.div`
	${kit.stack("x3")};

	.state {
		color: ${theme.colour.inkSoft};
	}
	.state:empty {
		display: none;
	}
	[role="alert"] {
		${kit.stack("x3")};
		justify-items: start;
	}
	${offersCss}
`;
