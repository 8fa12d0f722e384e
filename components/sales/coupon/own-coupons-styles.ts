"use client";

import styled from "styled-components";
import { offersCss } from "@/components/catalog/goods/offers-css";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** The look of the account's coupons. */
export const OwnCouponsStyles = styled.div`
	${kit.grid(1, "x4")};

	.own-coupons {
		${kit.grid("repeat(auto-fill, minmax(min(420px, 100%), 1fr))", "x4")};
	}
	.own-coupons[aria-busy="true"] {
		opacity: 0.5;
	}
	.coupon .time {
		margin-top: ${theme.space.x1};
	}
	.coupon .time.soon {
		${kit.bad};
	}
	.coupon[data-over] {
		background: ${theme.colour.sunken};
	}
	.coupon[data-over] .takes-off {
		color: ${theme.colour.inkSoft};
	}
	.coupon .by {
		color: ${theme.colour.link};
		text-decoration: underline;
	}
	${offersCss}
	${screen.phone} {
		.coupon > .button {
			justify-self: start;
			margin-block-end: ${theme.space.x3};
		}
	}
`;
