import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** Of what stays at the foot of a phone, above the shop's bar. */
const bar = "76px";

/** What it comes to, with the one next step. */
export const sumCss = css`
	.sum {
		${kit.stack("x3")};
	}
	.sum dl {
		${kit.stack("x2")};
	}
	.sum dl > div {
		${kit.wrap(0, "x3")};
		align-items: baseline;
		justify-content: space-between;
	}
	.sum dt {
		color: ${theme.colour.inkSoft};
	}
	.sum dd {
		font-variant-numeric: tabular-nums;
	}
	.sum .less dd {
		${kit.good};
	}
	.sum[aria-busy="true"] dl {
		opacity: 0.45;
		transition: opacity ${theme.motion.quick};
	}
	.total {
		${kit.wrap(0, "x3")};
		align-items: baseline;
		justify-content: space-between;
		padding-top: ${theme.space.x3};
		border-top: 1px solid ${theme.colour.hairline};
		font-weight: 700;
	}
	.total .price {
		font-size: ${theme.type.heading};
	}
	.side {
		position: sticky;
		top: calc(${theme.height.header} + ${theme.space.x4});
	}
	.go {
		${kit.stack("x3")};
	}
	${screen.narrow} {
		.side {
			position: static;
		}
	}
	${screen.phone} {
		.go {
			position: fixed;
			z-index: ${theme.layer.header};
			inset: auto 0 calc(${theme.height.bar} + env(safe-area-inset-bottom));
			grid-template-columns: minmax(0, 1fr) auto;
			align-items: center;
			gap: 0 ${theme.space.x3};
			min-height: ${bar};
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
		/* The page ends above both bars. */
		body:has(& .go) {
			padding-bottom: calc(${theme.height.bar} + ${bar} + env(safe-area-inset-bottom));
		}
	}
`;
