import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** One line: in a row on a desktop, the number below the words on a phone. For the root of the cart's page. */
export const cartLineCss = css`
	.item {
		${kit.grid("44px 96px minmax(0, 1fr) auto minmax(104px, auto) 44px", "x1", "x3")};
		align-items: center;
		padding: ${theme.space.x4} ${theme.space.x2};
	}
	.item .picture {
		${kit.square(96)};
		${kit.picture};
	}
	.item .what {
		align-self: start;
		min-width: 0;
	}
	.item :is(h2, h3, h4) {
		${kit.clamp(2)};
		font-size: ${theme.type.reading};
		font-weight: 500;
	}
	.item .options {
		max-width: 100%;
		text-align: start;
	}
	.item button.options {
		min-height: 44px;
		margin-block: -6px;
		padding-inline: ${theme.space.x3};
		background-clip: padding-box;
		border-block: 6px solid transparent;
	}
	.item .price {
		font-size: ${theme.type.reading};
	}
	.line-note {
		color: ${theme.colour.accentDeep};
	}
	.line-note.cheaper {
		color: ${theme.colour.jadeDeep};
	}
	.line-note:empty,
	.quantity .limit:empty {
		display: none;
	}
	.quantity {
		justify-items: end;
		max-width: 200px;
	}
	.quantity .limit {
		font-size: ${theme.type.small};
	}
	.item .ways button {
		${kit.round};
		color: ${theme.colour.inkSoft};
		${kit.hover({ background: "sunken", color: "ink" })};
	}
	:is(.invalid, .handed) .item {
		grid-template-columns: 96px minmax(0, 1fr) auto;
		padding-inline-start: ${theme.space.x4};
	}
	.handed .item {
		padding-inline-end: ${theme.space.x4};
	}
	.invalid .item .ways {
		display: flex;
	}
	${screen.hover} {
		.item :is(h2, h3, h4) a:hover {
			color: ${theme.colour.accentDeep};
		}
	}
	${screen.phone} {
		.item {
			grid-template-columns: 36px 80px minmax(0, 1fr) auto;
			column-gap: ${theme.space.x2};
			padding-inline: ${theme.space.x1} ${theme.space.x2};
		}
		.item .choose input {
			margin-inline: 7px;
		}
		.item .picture {
			align-self: start;
			${kit.square(80)};
		}
		.item > .choose {
			align-self: start;
			min-width: 36px;
			min-height: 80px;
		}
		.item > .what {
			grid-row: 1;
			grid-column: 3 / -1;
		}
		.item > .quantity {
			grid-row: 2;
			grid-column: 2 / 4;
			justify-items: start;
			text-align: start;
		}
		.item > .subtotal {
			display: none;
		}
		.item > .ways {
			grid-row: 2;
			grid-column: 4;
			display: flex;
			align-self: start;
		}
		.item :is(h2, h3, h4) {
			font-size: ${theme.type.body};
		}
		:is(.invalid, .handed) .item {
			grid-template-columns: 80px minmax(0, 1fr);
			padding-inline-start: ${theme.space.x3};
		}
		:is(.invalid, .handed) .item > .what {
			grid-column: 2;
		}
		:is(.invalid, .handed) .item > .ways {
			grid-column: 2;
			justify-self: end;
		}
	}
	${screen.slim} {
		.item {
			grid-template-columns: 36px 64px minmax(0, 1fr) auto;
		}
		.item .picture {
			${kit.square(64)};
		}
	}
`;
