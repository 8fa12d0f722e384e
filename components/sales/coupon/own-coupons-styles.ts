"use client";

import styled from "styled-components";
import { offersCss } from "@/components/catalog/goods/offers-css";
import { tabsCss } from "@/components/identity/user/tabs-css";
import { skeletonCss } from "@/components/ui/skeleton";
import { screen, theme } from "@/lib/theme/theme";

/** The look of the account's coupons. */
export const OwnCouponsStyles = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: ${theme.space.x4};

	.own-coupons {
		display: grid;
		grid-template-columns: repeat(auto-fill, minmax(min(420px, 100%), 1fr));
		gap: ${theme.space.x4};
	}
	.own-coupons[aria-busy="true"] {
		opacity: 0.5;
	}
	.skeleton {
		border-radius: ${theme.radius.card};
	}
	.coupon h2 {
		font-size: ${theme.type.reading};
		line-height: ${theme.line.tight};
		overflow-wrap: anywhere;
	}
	.coupon .time {
		display: flex;
		align-items: center;
		gap: ${theme.space.x1};
		margin-top: ${theme.space.x1};
	}
	.coupon .time svg {
		flex: none;
	}
	.coupon .time.soon {
		color: ${theme.colour.brandDeep};
		font-weight: 600;
	}
	.coupon[data-over] {
		background: ${theme.colour.sunken};
	}
	.coupon[data-over] .takes-off {
		color: ${theme.colour.inkSoft};
	}
	.coupon .by {
		display: inline-flex;
		align-items: center;
		min-height: 44px;
		color: ${theme.colour.link};
		text-decoration: underline;
	}
	${offersCss}
	${tabsCss}
	${skeletonCss}
	${screen.phone} {
		.coupon > .button {
			justify-self: start;
			margin-block-end: ${theme.space.x3};
		}
	}
`;
