import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** One part of what is to be known of an order or a refund, in a frame of its own. */
export const Part = styled.section.attrs({ className: "part" })`
	&.part {
		${kit.grid(1, "x3")};
		align-content: start;
		padding: ${theme.space.x4} ${theme.space.x5};
		${kit.card};
		overflow-wrap: anywhere;
	}
	&.part > h2 {
		${kit.heading("reading")};
	}
	${screen.phone} {
		&.part {
			padding: ${theme.space.x4};
		}
	}
	@media print {
		&.part {
			break-inside: avoid;
			padding: 0 0 12px;
			border: 0;
		}
	}
`;

/** How it stands, marked by a bar in the colour of what that means. */
export const State = styled(Part).attrs({ className: "state" })`
	&.state {
		border-inline-start: 6px solid ${theme.colour.accent};
		outline: none;
	}
	&.state:is([data-state="received"], [data-state="completed"], [data-state="refunded"], [data-state="merchantRefunded"], [data-state="toReceive"], [data-state="toCollect"]) {
		border-inline-start-color: ${theme.colour.jade};
	}
	&.state:is([data-state="cancelled"], [data-state="revoked"], [data-state="expired"], [data-state="dismissed"]) {
		border-inline-start-color: ${theme.colour.inkSoft};
	}
	&.state h2 {
		margin-bottom: ${theme.space.x1};
		${kit.heading("heading")};
	}
	blockquote {
		margin: ${theme.space.x3} 0 0;
		padding: ${theme.space.x3} ${theme.space.x4};
	}
	@media print {
		&.state {
			border: 0;
		}
	}
`;

/** One order or one refund: parts below each other, the next step first. On paper it is a receipt, with nothing to press. */
export const DetailStyles = styled.div`
	${kit.grid(1, "x4")};

	.two {
		${kit.grid({ all: "minmax(0, 1fr) minmax(0, 1fr)", phone: 1 }, "x4")};
	}
	.by a {
		font-weight: 600;
	}
	.paper-only {
		display: none;
	}
	@media print {
		body:has(&) > :not(#content),
		main:has(&) nav,
		main:has(& .paper-only) h1,
		&:has(.paper-only) :is(.state, .status),
		.screen-only,
		.actions,
		.copy {
			display: none;
		}
		.paper-only {
			${kit.row("x3")};
			order: -2;
			padding-bottom: 12px;
			border-bottom: 2px solid ${theme.colour.accent};
		}
		[aria-labelledby="facts"] {
			order: -1;
		}
		main:has(&) .beside {
			display: block;
		}
		body:has(&) {
			background: none;
		}
	}
`;

/** A row of a card from end to end: whose it is and how it stands, or when it was and what it came to. */
export const CardRow = styled.div`
	${kit.spreadWrap("x1", "x3")};

	&.foot {
		padding-top: ${theme.space.x3};
	}
	.sum {
		margin-inline-start: auto;
	}
	${screen.hover} {
		h2 a:hover {
			color: ${theme.colour.accent};
			text-decoration: underline;
		}
	}
`;

/** What can be done, as buttons; on a phone they fill their row. */
export const Actions = styled.div.attrs({
	className: "actions flow wraps gap-x2",
})`
	${screen.phone} {
		&.actions .button {
			flex: 1 1 auto;
			padding-inline: ${theme.space.x4};
		}
	}
`;

/** Orders, or refunds, as cards: whose, how it stands, what is in it, what can be done. */
export const OrderCards = styled.section.attrs({
	className: "orders stack cols-1 gap-x4",
})`
	&.orders {
		outline: none;
	}
	&.orders[aria-busy="true"] {
		opacity: 0.5;
		transition: opacity ${theme.motion.quick};
	}
	.order {
		${kit.grid(1, "x3")};
		padding: ${theme.space.x4} ${theme.space.x5};
		${kit.card};
	}
	.actions {
		justify-content: flex-end;
	}
	/* What is paid together stands in one frame. */
	.together {
		border: 1px solid ${theme.colour.accent};
	}
	.together > .head,
	.together > .foot {
		padding: ${theme.space.x3} ${theme.space.x5};
	}
	.together > .head {
		border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
		background: ${theme.colour.accentWash};
	}
	.together .order {
		border: 0;
	}
	.together .order + .order {
		border-top: 8px solid ${theme.colour.sunken};
		border-radius: 0;
	}
	${screen.phone} {
		.order {
			padding: ${theme.space.x3} ${theme.space.x4} ${theme.space.x4};
		}
		.together > .head,
		.together > .foot {
			padding-inline: ${theme.space.x4};
		}
		.together > .foot .actions {
			flex-basis: 100%;
		}
	}
	${screen.hover} {
		a.lines:hover .name {
			color: ${theme.colour.accent};
			text-decoration: underline;
		}
	}
`;

/** Goods in rows: a picture, what it is, and what it comes to. */
export const LineRows = styled.ul`
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
	.line .name {
		${kit.clamp(2)};
	}
	.line .name a {
		display: inline-block;
		padding-block: 2px;
	}
	.line-state {
		${kit.rowWrap(0, "x4")};
	}
	${screen.hover} {
		.line .name a:hover {
			color: ${theme.colour.accent};
			text-decoration: underline;
		}
	}
`;

/** How something stands, in a word on the colour of what it asks for. */
export const StatusStyles = styled.span.attrs({
	className: "status rigid soft bold",
})`
	&.status {
		padding: 2px ${theme.space.x3};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.sunken};
	}
	&.status:is([data-status="unpaid"], [data-status="confirming"], [data-status="refused"], [data-status="returning"]) {
		background: ${theme.colour.accentWash};
		color: ${theme.colour.accentDeep};
	}
	&.status:is([data-status="toFill"], [data-status="toAccept"], [data-status="toShip"], [data-status="reviewing"], [data-status="refunding"], [data-status="sentBack"], [data-status="arrived"], [data-status="disputed"]) {
		background: ${theme.colour.amberWash};
		color: ${theme.colour.ink};
	}
	&.status:is([data-status="toReceive"], [data-status="toCollect"], [data-status="received"], [data-status="refunded"], [data-status="merchantRefunded"]) {
		background: ${theme.colour.jadeWash};
		color: ${theme.colour.jadeDeep};
	}
`;
