import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** What it comes to; for the root of the cart's page. */
export const cartSummaryCss = css`
	.summary {
		position: sticky;
		top: calc(${theme.height.header} + ${theme.space.x4});
	}
	.summary .choose {
		margin-inline-start: -11px;
	}
	.summary dl > div {
		column-gap: ${theme.space.x3};
	}
	.summary .total .price {
		font-size: ${theme.type.heading};
	}
	${screen.desktop} {
		.summary .total {
			padding-top: ${theme.space.x3};
			border-top: 1px solid ${theme.colour.hairline};
		}
	}
	${screen.narrow} {
		.summary {
			top: auto;
			bottom: ${theme.space.x4};
			align-items: center;
			box-shadow: ${theme.shadow.lift};
		}
		.summary .part {
			display: none;
		}
		.summary .reason {
			grid-column: 1 / -1;
		}
	}
	${screen.between} {
		.summary {
			grid-template-columns: auto 1fr auto;
		}
		.summary dl {
			justify-content: end;
		}
	}
	${screen.phone} {
		.summary {
			grid-template-columns: auto minmax(0, 1fr) auto;
			gap: 0 ${theme.space.x2};
			padding: ${theme.space.x2} ${theme.space.x3} ${theme.space.x1} ${theme.space.x1};
			border-width: 1px 0 0;
			border-radius: 0;
			box-shadow: none;
		}
		.summary .choose {
			gap: 0;
			margin: 0;
		}
		.summary .choose input {
			margin-inline: 7px 5px;
		}
		.summary dl > div {
			justify-content: end;
			column-gap: ${theme.space.x1};
		}
		.summary :is(.choose, dl, .reason) {
			font-size: ${theme.type.small};
		}
		.summary .total .price {
			font-size: ${theme.type.title};
		}
		.summary .button {
			grid-column: 3;
			padding-inline: ${theme.space.x4};
			white-space: nowrap;
		}
		.summary .reason {
			padding-inline-start: ${theme.space.x2};
			text-align: end;
		}
		/* What coupons take off stands above the buttons; where there is a way on, the note makes room for it. */
		.summary dl:has(.less) {
			${kit.wrap(0, "x3")};
			grid-area: 1 / 1 / auto / -1;
			align-items: baseline;
			justify-content: end;
		}
		.summary dl:has(.less) ~ a ~ .reason {
			display: none;
		}
	}
	${screen.slim} {
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
