import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

const lineCss = css`
	ul.lines {
		${kit.stack("x3")};
	}
	.line {
		${kit.grid("64px minmax(0, 1fr) auto", "x3")};
	}
	.line img {
		${kit.square(64)};
		${kit.picture};
	}
	.line .what {
		min-width: 0;
		overflow-wrap: anywhere;
	}
	.line .name,
	.goods-names {
		${kit.clamp(2)};
	}
	.line .amount {
		font-weight: 600;
		white-space: nowrap;
	}
`;

const statusCss = css`
	.status {
		${kit.aside};
		padding: 2px ${theme.space.x3};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.sunken};
		font-weight: 700;
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
	.head h2 {
		${kit.row("x2")};
		${kit.grow};
		${kit.heading("reading")};
		overflow-wrap: anywhere;
	}
	.head svg {
		color: ${theme.colour.inkSoft};
	}
	.foot {
		padding-top: ${theme.space.x3};
		border-top: 1px solid ${theme.colour.hairline};
	}
	.foot > .soft {
		font-size: ${theme.type.small};
		overflow-wrap: anywhere;
	}
	.sum {
		${kit.inline("x2")};
		align-items: baseline;
		margin-inline-start: auto;
		font-weight: 700;
	}
	.sum .soft {
		font-weight: 400;
	}
	.sum .price {
		font-size: ${theme.type.title};
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
