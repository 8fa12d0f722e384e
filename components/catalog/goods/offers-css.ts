import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** Coupons and guarantees beside the price, and the sheets behind them. */
export const offersCss = css`
	.offer-row {
		${kit.targetRow("x2")};
		width: 100%;
		text-align: start;
	}
	.offer-row > svg {
		color: ${theme.colour.inkSoft};
	}
	.coupons .offer-row > svg:first-of-type {
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
	.offer-row .more {
		${kit.aside};
	}
	.kept {
		${kit.wrap("x1", "x4")};
	}
	${screen.hover} {
		.offer-row:hover .more {
			color: ${theme.colour.ink};
		}
	}
	.coupon-list {
		${kit.stack("x3")};
	}
	.coupon {
		${kit.grid({ all: "104px minmax(0, 1fr) auto", phone: "96px minmax(0, 1fr)" }, "x3")};
		align-items: center;
		padding-inline-end: ${theme.space.x3};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.accentWash};
	}
	.coupon h3 {
		${kit.heading("reading")};
	}
	.coupon div {
		padding-block: ${theme.space.x3};
	}
	.coupon div p,
	.coupon-rule {
		color: ${theme.colour.inkSoft};
	}
	.collect {
		${kit.stack("x1")};
		justify-items: end;
	}
	.collect small {
		color: ${theme.colour.brandDeep};
	}
	.collect small:empty {
		display: none;
	}
	.takes-off {
		display: grid;
		align-content: center;
		justify-items: center;
		align-self: stretch;
		padding: ${theme.space.x3} ${theme.space.x2};
		border-inline-end: 2px dashed ${theme.colour.card};
		color: ${theme.colour.accentDeep};
		text-align: center;
	}
	.takes-off strong {
		${kit.heading("title")};
	}
	${screen.phone} {
		.takes-off {
			grid-row: span 2;
		}
		.collect {
			margin-block-end: ${theme.space.x3};
			justify-items: start;
		}
		.coupon div {
			padding-block-end: 0;
		}
	}
`;
