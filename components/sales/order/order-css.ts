import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

const lineCss = css`
	.line {
		${kit.grid("64px minmax(0, 1fr) auto", "x3")};
	}
	.line img {
		${kit.square(64)};
		${kit.picture};
	}
	.line .what {
		min-width: 0;
	}
	.line .name,
	.goods-names {
		${kit.clamp(2)};
	}
`;

const statusCss = css`
	.status {
		padding: 2px ${theme.space.x3};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.sunken};
	}
	.status:is([data-status="unpaid"], [data-status="confirming"], [data-status="refused"]) {
		background: ${theme.colour.brandWash};
		color: ${theme.colour.brandDeep};
	}
	.status:is([data-status="toFill"], [data-status="toAccept"], [data-status="toShip"], [data-status="reviewing"], [data-status="refunding"]) {
		background: ${theme.colour.amberWash};
		color: ${theme.colour.ink};
	}
	.status:is([data-status="toReceive"], [data-status="received"], [data-status="refunded"], [data-status="merchantRefunded"]) {
		background: ${theme.colour.jadeWash};
		color: ${theme.colour.jadeDeep};
	}
`;

/** An order, or a refund, as a card: whose, how it stands, what is in it, what can be done. */
export const orderCss = css`
	.order {
		${kit.grid(1, "x3")};
		padding: ${theme.space.x4} ${theme.space.x5};
		${kit.card};
	}
	.head,
	.foot {
		${kit.spreadWrap("x1", "x3")};
	}
	.foot {
		padding-top: ${theme.space.x3};
	}
	.sum {
		margin-inline-start: auto;
	}
	.actions {
		${kit.wrap("x2")};
		justify-content: flex-start;
	}
	${screen.phone} {
		.order {
			padding: ${theme.space.x3} ${theme.space.x4} ${theme.space.x4};
		}
		.actions .button {
			flex: 1 1 auto;
			padding-inline: ${theme.space.x4};
		}
	}
	${screen.hover} {
		.head h2 a:hover,
		a.lines:hover .name,
		.line .name a:hover {
			color: ${theme.colour.accent};
			text-decoration: underline;
		}
	}
	${lineCss}
	${statusCss}
`;
