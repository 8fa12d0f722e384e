import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** Of what stays at the foot of a phone, above the shop's bar. */
const bar = "76px";

/** What it comes to; for the root of the cart's page. */
export const cartSummaryCss = css`
	.summary {
		position: sticky;
		top: calc(${theme.height.header} + ${theme.space.x4});
		${kit.stack("x4")};
		padding: ${theme.space.x4};
		${kit.card};
	}
	.summary .choose {
		margin-inline-start: -11px;
	}
	.summary dl {
		${kit.stack("x3")};
	}
	.summary dl > div {
		${kit.wrap()};
		align-items: baseline;
		justify-content: space-between;
		column-gap: ${theme.space.x3};
	}
	.summary .part {
		color: ${theme.colour.inkSoft};
	}
	.summary .total {
		padding-top: ${theme.space.x3};
		border-top: 1px solid ${theme.colour.hairline};
		font-weight: 700;
	}
	.summary .total .price {
		font-size: ${theme.type.heading};
	}
	.summary .reason {
		color: ${theme.colour.inkSoft};
	}
	${screen.narrow} {
		.summary {
			position: sticky;
			top: auto;
			bottom: ${theme.space.x4};
			box-shadow: ${theme.shadow.lift};
		}
		.summary .part {
			display: none;
		}
		.summary .total {
			padding-top: 0;
			border: 0;
		}
	}
	${screen.between} {
		.summary {
			grid-template-columns: auto 1fr auto;
			align-items: center;
		}
		.summary .reason {
			grid-column: 1 / -1;
		}
		.summary dl {
			justify-content: end;
		}
	}
	${screen.phone} {
		.summary {
			position: fixed;
			z-index: ${theme.layer.header};
			inset: auto 0 calc(${theme.height.bar} + env(safe-area-inset-bottom));
			grid-template-columns: auto minmax(0, 1fr) auto;
			align-items: center;
			gap: 0 ${theme.space.x2};
			min-height: ${bar};
			padding: ${theme.space.x2} ${theme.space.x3} ${theme.space.x1} ${theme.space.x1};
			border-width: 1px 0 0;
			border-radius: 0;
			box-shadow: none;
		}
		.summary .choose {
			gap: 0;
			margin: 0;
			font-size: ${theme.type.small};
		}
		.summary .choose input {
			margin-inline: 7px 5px;
		}
		.summary dl > div {
			justify-content: end;
			column-gap: ${theme.space.x1};
		}
		.summary .total dt {
			font-size: ${theme.type.small};
		}
		.summary .total .price {
			font-size: ${theme.type.title};
		}
		.summary .button {
			padding-inline: ${theme.space.x4};
			white-space: nowrap;
		}
		.summary .reason {
			grid-column: 1 / -1;
			padding-inline-start: ${theme.space.x2};
			font-size: ${theme.type.small};
			text-align: end;
		}
		/* The page ends above both bars, and what is said stands above them. */
		body:has(& .summary) {
			padding-bottom: calc(${theme.height.bar} + ${bar} + env(safe-area-inset-bottom));
		}
		body:has(& .summary) [data-notice] {
			bottom: calc(${theme.height.bar} + ${bar} + ${theme.space.x3} + env(safe-area-inset-bottom));
		}
	}
	@media (max-width: 359px) {
		.summary .choose span {
			display: none;
		}
		.summary .total .price {
			font-size: ${theme.type.reading};
		}
		.summary .button {
			padding-inline: ${theme.space.x3};
			font-size: ${theme.type.body};
		}
	}
`;
