import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** A visitor's basket, in the dialog in which one signs in. */
export const BasketStyles = styled.section`
	min-width: 0;

	& > div {
		outline: none;
	}
	.lines {
		overflow: auto;
		max-height: min(420px, 50dvh);
		margin: -${theme.space.x3} 0;
	}
	.item {
		${kit.grid("72px minmax(0, 1fr) 44px", "x2", "x3")};
		padding-block: ${theme.space.x3};
	}
	.item + .item {
		border-top: 1px solid ${theme.colour.hairline};
	}
	.picture {
		${kit.square(72)};
		${kit.picture};
	}
	h3 {
		${kit.clamp(2)};
		font-size: ${theme.type.body};
		font-weight: 500;
	}
	.remove {
		${kit.round};
		align-self: start;
		color: ${theme.colour.inkSoft};
		${kit.hover({ background: "sunken", color: "ink" })};
	}
	.amount {
		grid-column: 2 / -1;
	}
	.quantity .limit,
	.line-note {
		font-size: ${theme.type.small};
	}
	.line-note {
		color: ${theme.colour.accentDeep};
	}
	:is(.line-note, .limit):empty {
		display: none;
	}
	.text {
		${kit.target("x1")};
		padding-inline: ${theme.space.x2};
		${kit.link};
	}
	[data-is-gone] :is(img, h3) {
		opacity: 0.55;
	}
	[aria-busy="true"] {
		opacity: 0.45;
	}
	.sum {
		padding-top: ${theme.space.x3};
		border-top: 1px solid ${theme.colour.hairline};
	}
	dl {
		gap: ${theme.space.x2};
	}
	.total .price {
		font-size: ${theme.type.title};
	}
	${screen.phone} {
		.lines {
			max-height: 38dvh;
		}
	}
`;
