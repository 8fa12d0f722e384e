import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** A page of the back room about orders: what narrows the list, the list, and cards with what can be done. */
export const OrderAdminStyles = styled.div`
	${kit.grid(1, "x4")};

	.tools {
		${kit.rowWrap("x2")};
	}
	.tools .button {
		font-size: ${theme.type.body};
	}
	.tools .field,
	.tools .field ~ .button {
		align-self: start;
	}
	.tools .field ~ .button {
		margin-top: ${theme.space.x6};
	}
	.find {
		flex: 1 1 260px;
	}
	.merchant-choice {
		max-width: 100%;
	}
	.merchant-choice input[type="search"] {
		width: 160px;
	}
	input:is([type="search"], [type="date"], [type="number"]),
	select {
		min-width: 0;
		${kit.input};
		padding: ${theme.space.x2} ${theme.space.x3};
	}
	input[type="search"] {
		width: 100%;
	}
	select {
		max-width: 100%;
	}
	.tabs b {
		margin-inline-start: ${theme.space.x1};
		padding: 0 ${theme.space.x2};
		border-radius: ${theme.radius.pill};
		${kit.washed};
	}
	.table td.tick {
		padding-inline-end: 0;
	}
	.table td a,
	.link {
		color: ${theme.colour.link};
		font-weight: 600;
	}
	.table td p + p {
		margin-top: 2px;
	}
	.list[aria-busy="true"] {
		opacity: 0.6;
	}
	.card {
		overflow-wrap: anywhere;
	}
	.two {
		${kit.grid({ all: "minmax(0, 3fr) minmax(280px, 2fr)", narrow: 1 }, "x4")};
		align-items: start;
	}
	.card form {
		gap: ${theme.space.x3};
		max-width: none;
	}
	.choices {
		${kit.wrap("x2", "x5")};
	}
	.pick {
		padding-block: ${theme.space.x3};
	}
	.pick input[type="number"] {
		width: 84px;
	}
	.pick select {
		width: 100%;
	}
	.photos img {
		height: auto;
		${kit.picture};
	}
	.quote {
		padding: ${theme.space.x3} ${theme.space.x4};
		white-space: pre-line;
	}
	.fault {
		color: ${theme.colour.accent};
	}
	.goods-names {
		${kit.clamp(2)};
	}
	.sum {
		margin-inline-start: auto;
	}
	${screen.phone} {
		.actions .button {
			flex: 1 1 auto;
			padding-inline: ${theme.space.x4};
		}
	}
`;
