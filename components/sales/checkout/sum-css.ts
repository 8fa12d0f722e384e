import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** What it comes to, with the one next step. */
export const sumCss = css`
	.sum dl > div,
	.total {
		${kit.wrap(0, "x3")};
		align-items: baseline;
		justify-content: space-between;
	}
	.sum[aria-busy="true"] dl {
		opacity: 0.45;
		transition: opacity ${theme.motion.quick};
	}
	.total {
		padding-top: ${theme.space.x3};
		border-top: 1px solid ${theme.colour.hairline};
		font-weight: 700;
	}
	.total .price {
		font-size: ${theme.type.heading};
	}
	${screen.desktop} {
		.side {
			position: sticky;
			top: calc(${theme.height.header} + ${theme.space.x4});
		}
	}
	${screen.phone} {
		.go {
			grid-template-columns: minmax(0, 1fr) auto;
			gap: 0 ${theme.space.x3};
			padding: ${theme.space.x2} ${theme.space.x4};
			border-top: 1px solid ${theme.colour.hairline};
			background: ${theme.colour.card};
		}
		.go .total {
			padding: 0;
			border: 0;
		}
		.go .total .price {
			font-size: ${theme.type.title};
		}
		.go .total > span:first-child {
			font-size: ${theme.type.small};
		}
		.go .fault,
		.go .soft {
			grid-column: 1 / -1;
			font-size: ${theme.type.small};
		}
		.go .soft:empty {
			display: none;
		}
	}
`;
