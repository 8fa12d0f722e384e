import { css } from "styled-components";
import { buttonCss } from "@/components/ui/button";
import { infoSheetCss } from "@/components/ui/info-sheet-css";
import { screen, theme } from "@/lib/theme/theme";

const row = css`
	.offer-row {
		display: flex;
		align-items: center;
		gap: ${theme.space.x2};
		width: 100%;
		min-height: 44px;
		text-align: start;
	}
	.offer-row > svg {
		flex: none;
		color: ${theme.colour.inkSoft};
	}
	.coupons .offer-row > svg:first-of-type {
		color: ${theme.colour.accent};
	}
	.chips {
		display: flex;
		flex: 1;
		flex-wrap: wrap;
		gap: ${theme.space.x2};
		min-width: 0;
		/* Long words of a chip are cut: they make no page wider than its screen. */
		contain: inline-size;
		/* One line: a chip that does not fit is counted, not shown. */
		max-height: calc(1lh + 6px);
		overflow: hidden;
	}
	.chip {
		max-width: 100%;
		overflow: hidden;
		text-overflow: ellipsis;
		white-space: nowrap;
		padding: 2px ${theme.space.x2};
		border: 1px dashed ${theme.colour.accent};
		border-radius: ${theme.radius.small};
		background: ${theme.colour.accentWash};
		color: ${theme.colour.accentDeep};
		font-weight: 600;
	}
	.offer-row .more {
		flex: none;
		color: ${theme.colour.inkSoft};
	}
	.kept {
		display: flex;
		flex: 1;
		flex-wrap: wrap;
		gap: ${theme.space.x1} ${theme.space.x4};
		min-width: 0;
	}
	.kept > span {
		display: inline-flex;
		align-items: center;
		gap: ${theme.space.x1};
	}
	.kept svg,
	.guarantee-list svg {
		flex: none;
		color: ${theme.colour.jade};
	}
	${screen.hover} {
		.offer-row:hover .more {
			color: ${theme.colour.ink};
		}
	}
`;

const lists = css`
	.coupon-list,
	.guarantee-list {
		display: grid;
		gap: ${theme.space.x3};
	}
	.coupon {
		display: grid;
		grid-template-columns: 104px minmax(0, 1fr) auto;
		align-items: center;
		gap: ${theme.space.x3};
		padding-inline-end: ${theme.space.x3};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.accentWash};
	}
	.coupon h3,
	.guarantee-list h3 {
		font-size: ${theme.type.reading};
		line-height: ${theme.line.tight};
	}
	.coupon div {
		padding-block: ${theme.space.x3};
	}
	.coupon div p,
	.coupon-rule {
		color: ${theme.colour.inkSoft};
	}
	.collect {
		display: grid;
		justify-items: end;
		gap: ${theme.space.x1};
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
		font-size: ${theme.type.title};
		line-height: ${theme.line.tight};
	}
	.guarantee-list li {
		display: flex;
		gap: ${theme.space.x3};
	}
	.guarantee-list p {
		color: ${theme.colour.inkSoft};
	}
	${screen.phone} {
		.coupon {
			grid-template-columns: 96px minmax(0, 1fr);
			padding-inline-end: ${theme.space.x3};
		}
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

/** Coupons and guarantees beside the price, and the sheets behind them. */
export const offersCss = css`
	${row}
	${lists}
	${infoSheetCss}
	${buttonCss}
`;
