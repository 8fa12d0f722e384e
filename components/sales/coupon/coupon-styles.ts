import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { OfferRow } from "@/components/ui/offer-row-styles";
import { screen, theme } from "@/lib/theme/theme";

/** Coupons, one below another. */
export const CouponList = styled.ul.attrs({ className: "coupon-list" })`
	${kit.stack("x3")};
`;

/** One coupon: what it takes off, what it is good for, and the button. */
export const CouponStyles = styled.li.attrs({ className: "coupon" })`
	${kit.grid({ all: "104px minmax(0, 1fr) auto", phone: "96px minmax(0, 1fr)" }, "x3")};
	align-items: center;
	padding-inline-end: ${theme.space.x3};
	border-radius: ${theme.radius.card};
	background: ${theme.colour.accentWash};

	div {
		padding-block: ${theme.space.x3};
	}
	div p {
		color: ${theme.colour.inkSoft};
	}
	${screen.phone} {
		div {
			padding-block-end: 0;
		}
	}
`;

export const CollectStyles = styled.span`
	${kit.stack("x1")};
	justify-items: end;

	small {
		color: ${theme.colour.accentDeep};
	}
	small:empty {
		display: none;
	}
	${screen.phone} {
		margin-block-end: ${theme.space.x3};
		justify-items: start;
	}
`;

export const TakesOff = styled.p`
	display: grid;
	align-content: center;
	justify-items: center;
	align-self: stretch;
	padding: ${theme.space.x3} ${theme.space.x2};
	border-inline-end: 2px dashed ${theme.colour.card};
	color: ${theme.colour.accentDeep};
	text-align: center;

	strong {
		${kit.heading("title")};
	}
	${screen.phone} {
		grid-row: span 2;
	}
`;

/** A coupon of an account, usable or over. */
export const OwnCouponStyles = styled(CouponStyles)`
	.time {
		margin-top: ${theme.space.x1};
	}
	.time.soon {
		${kit.bad};
	}
	&[data-over] {
		background: ${theme.colour.sunken};
	}
	&[data-over] ${TakesOff} {
		color: ${theme.colour.inkSoft};
	}
	.by {
		color: ${theme.colour.link};
		text-decoration: underline;
	}
	${screen.phone} {
		> .button {
			justify-self: start;
			margin-block-end: ${theme.space.x3};
		}
	}
`;

/** The coupons of a goods, in the row that opens them. */
export const CouponRow = styled(OfferRow)`
	> svg:first-of-type {
		color: ${theme.colour.accent};
	}
	.chips {
		${kit.wrap("x2")};
		${kit.grow};
		/* Long words of a chip are cut: they make no page wider than its screen. */
		contain: inline-size;
		/* One line: a chip that does not fit is counted, not shown. */
		max-height: calc(1lh + 6px);
		overflow: hidden;
	}
	.chip {
		max-width: 100%;
		${kit.ellipsis};
		padding: 2px ${theme.space.x2};
		border: 1px dashed ${theme.colour.accent};
		border-radius: ${theme.radius.small};
		${kit.marked};
	}
`;
