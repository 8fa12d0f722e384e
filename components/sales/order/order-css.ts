import { css } from "styled-components";
import { screen, theme } from "@/lib/theme/theme";

const lineCss = css`
	.lines ul,
	ul.lines {
		display: grid;
		gap: ${theme.space.x3};
	}
	.line {
		display: grid;
		grid-template-columns: 64px minmax(0, 1fr) auto;
		gap: ${theme.space.x3};
	}
	.line img {
		width: 64px;
		height: 64px;
		border-radius: ${theme.radius.control};
		background: ${theme.colour.sunken};
		object-fit: cover;
	}
	.line .what {
		min-width: 0;
		overflow-wrap: anywhere;
	}
	.line .name {
		display: -webkit-box;
		overflow: hidden;
		-webkit-box-orient: vertical;
		-webkit-line-clamp: 2;
	}
	.line .amount {
		font-weight: 600;
		font-variant-numeric: tabular-nums;
		white-space: nowrap;
	}
`;

const statusCss = css`
	.status {
		flex: none;
		padding: 2px ${theme.space.x3};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.sunken};
		color: ${theme.colour.inkSoft};
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
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x3};
		padding: ${theme.space.x4} ${theme.space.x5};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
	}
	.head,
	.foot {
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		justify-content: space-between;
		gap: ${theme.space.x1} ${theme.space.x3};
	}
	.head h2 {
		display: flex;
		flex: 1;
		align-items: center;
		gap: ${theme.space.x2};
		min-width: 0;
		font-size: ${theme.type.reading};
		line-height: ${theme.line.tight};
		overflow-wrap: anywhere;
	}
	.head svg {
		flex: none;
		color: ${theme.colour.inkSoft};
	}
	.head h2 a {
		display: inline-flex;
		align-items: center;
		min-height: 44px;
	}
	.soft {
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
		display: inline-flex;
		align-items: baseline;
		gap: ${theme.space.x2};
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
		display: flex;
		flex-wrap: wrap;
		justify-content: flex-end;
		gap: ${theme.space.x2};
	}
	.slot-words {
		color: ${theme.colour.jadeDeep};
		font-weight: 600;
	}
	.went-back {
		color: ${theme.colour.jadeDeep};
		font-weight: 600;
		text-align: end;
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
