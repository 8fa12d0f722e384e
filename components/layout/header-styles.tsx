import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { visuallyHidden } from "@/components/ui/visually-hidden";
import { screen, theme } from "@/lib/theme/theme";
import { currentArea } from "./current-area";

/**
 * 120 px high, of which the upper 56 scroll away and the rest stays: the row of areas and the air above the main row
 * on a desktop, the row of the name on a phone. The flow keeps its height, so nothing jumps.
 */
export const HeaderStyles = styled.header`
	position: sticky;
	z-index: ${theme.layer.header};
	top: -56px;
	background: ${theme.colour.card};

	.page {
		${kit.page};
		padding-inline: ${theme.space.x4};
	}
	.main .page {
		min-height: 80px;
		padding-top: ${theme.space.x4};
	}
	.own {
		font-weight: 800;
	}
	.categories {
		padding-inline: ${theme.space.x3};
		border-radius: ${theme.radius.control};
		${kit.hover({ background: "sunken" })};
	}
	.search {
		position: relative;
		min-height: 44px;
		border: 2px solid ${theme.colour.accent};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.card};
	}
	.search:has(input:focus-visible) {
		${kit.ring};
	}
	.search input {
		padding: 0 ${theme.space.x3};
		border: 0;
		outline: 0;
		background: none;
	}
	.search input::placeholder {
		color: ${theme.colour.inkSoft};
		opacity: 1;
	}
	.search > button {
		padding-inline: ${theme.space.x4};
		border-radius: 0 ${theme.radius.small} ${theme.radius.small} 0;
		${kit.solid};
		${kit.hover({ background: "accentFillDeep" })};
	}
	.search .warning {
		position: absolute;
		z-index: 1;
		inset: calc(100% + ${theme.space.x2}) auto auto 0;
		padding: ${theme.space.x2} ${theme.space.x3};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.ink};
		color: ${theme.colour.paper};
		box-shadow: ${theme.shadow.float};
	}
	.search .warning:empty {
		display: none;
	}
	.corner > :is(a, button) {
		${kit.targetRow("x2")};
		min-width: 44px;
		padding-inline: ${theme.space.x2};
		border-radius: ${theme.radius.control};
		font-weight: 600;
		white-space: nowrap;
		${kit.hover({ background: "sunken" })};
	}
	.user .word {
		${kit.ellipsis};
		max-width: 6em;
	}
	${screen.desktop} {
		.corner > :is(a, button) {
			flex-direction: column;
			justify-content: center;
			gap: 2px;
			min-width: 56px;
			${kit.heading("small")};
		}
		.corner .hint {
			display: none;
		}
	}
	@media (scripting: none) {
		.user {
			display: none;
		}
	}
	.language [popover] a {
		${kit.targetRow()};
		min-width: 158px;
		padding-inline: ${theme.space.x3};
		border-radius: ${theme.radius.small};
		${kit.hover({ background: "sunken" })};
	}
	.language [aria-current] {
		${kit.marked};
	}
	[popover] {
		inset: 112px max(${theme.space.x4}, calc(50vw - 584px)) auto auto;
		width: max-content;
		max-width: calc(100vw - 32px);
		padding: ${theme.space.x2};
		${kit.popover};
		color: ${theme.colour.ink};
	}
	@supports (position-area: bottom span-left) {
		[popover] {
			inset: auto;
			margin: ${theme.space.x2};
			position-area: bottom span-left;
			position-try-fallbacks: flip-block;
		}
	}
	.above {
		background: ${theme.colour.sunken};
	}
	.area {
		min-height: 40px;
		padding-inline: ${theme.space.x4};
		border-top: 3px solid transparent;
		${kit.hover({ color: "accent" })};
	}
	${currentArea(".area")} {
		border-color: ${theme.colour.accent};
		background: ${theme.colour.card};
		color: ${theme.colour.accent};
	}
	:is(.ways > a, .app > button) {
		${kit.row("x1")};
		min-height: 40px;
		${kit.hover({ color: "accent" })};
	}
	/* A popover that a mouse opened has no button of its own to stand by. */
	.app > button {
		border-radius: ${theme.radius.control};
		anchor-name: --app-corner;
	}
	.app [popover]:popover-open {
		position-anchor: --app-corner;
		margin-block: 0;
		${kit.stack("x3")};
		justify-items: center;
		padding: ${theme.space.x4};
		white-space: normal;
	}
	.app [popover] p {
		max-width: 240px;
	}
	${screen.between} {
		.main .word {
			${visuallyHidden}
		}
		:is(.place-choice, .ways .wide) {
			display: none;
		}
	}
	${screen.snug} {
		:is(.categories .word, .search > button span) {
			${visuallyHidden}
		}
		.main .page {
			gap: ${theme.space.x2};
		}
	}
	${screen.phone} {
		.main .page {
			${kit.stack(0)};
			grid-template: 56px minmax(56px, auto) / auto minmax(0, 1fr) auto;
			padding-top: 0;
		}
		.shop {
			gap: ${theme.space.x2};
		}
		.shop img {
			${kit.square(32)};
		}
		/* A mark, whose letters keep its size. */
		.own {
			font-size: clamp(16px, 4.4vw, 20px);
		}
		.search {
			grid-column: 1 / -1;
			grid-row: 2;
			margin-bottom: ${theme.space.x3};
		}
		.search > button {
			padding-inline: ${theme.space.x3};
		}
		:is(.user .word, .search > button span) {
			${visuallyHidden}
		}
		.user > button {
			justify-content: flex-end;
			padding-inline-end: 0;
		}
		/* Gives way to the name of the shop, which fonts of some devices draw wide. */
		:is(.language, .language > button) {
			justify-self: end;
			max-width: 100%;
		}
		.language .word {
			${kit.ellipsis};
		}
		:is(.above, .categories, .place-choice, .cart, .corner .hint) {
			display: none;
		}
	}
	/* Beside the longest name of the shop the narrowest phones show icons alone. */
	${screen.slim} {
		:is(.language .word, .shop .note) {
			${visuallyHidden}
		}
	}
	&[data-mode="category"] .categories {
		${kit.washed};
	}
`;
