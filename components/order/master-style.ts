import { css } from "styled-components";
import { theme } from "@/lib/theme/theme";

/** What an order has beside the style of checkout's pages. */
export const masterStyle = css`
	.state {
		padding: 2px ${theme.space.x3};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.sunken};
		font-size: ${theme.type.small};
		font-weight: 600;
	}
	.state[data-state="paid"] {
		background: ${theme.colour.jadeWash};
		color: ${theme.colour.jadeDeep};
	}
	.state[data-state="unpaid"],
	.state[data-state="confirming"] {
		background: ${theme.colour.amberWash};
	}
	.facts {
		display: grid;
		grid-template-columns: auto minmax(0, 1fr);
		gap: ${theme.space.x1} ${theme.space.x4};
	}
	.facts dt {
		color: ${theme.colour.inkSoft};
	}
	.facts dd {
		font-variant-numeric: tabular-nums;
	}
	.other {
		margin-top: ${theme.space.x5};
		text-align: center;
	}
`;
