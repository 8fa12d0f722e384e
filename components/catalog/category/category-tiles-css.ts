import { css } from "styled-components";
import { screen, theme } from "@/lib/theme/theme";

/**
 * For a region with `CategoryTiles`: two rows to swipe on a phone, all in sight on a desktop. The columns follow from
 * the number of tiles, not from those that have arrived: a row that comes in pieces must not move.
 */
export const categoryTilesCss = css`
	.tiles ul {
		display: grid;
		grid-auto-flow: column;
		grid-template-rows: repeat(2, auto);
		grid-auto-columns: 80px;
		gap: ${theme.space.x4} ${theme.space.x2};
		overflow-x: auto;
		margin-inline: calc(-1 * ${theme.space.x4});
		padding: ${theme.space.x1} ${theme.space.x4};
		scroll-padding-inline: ${theme.space.x4};
		scrollbar-width: none;
	}
	.tiles a {
		display: grid;
		justify-items: center;
		gap: ${theme.space.x2};
		font-size: ${theme.type.small};
		font-weight: 500;
		line-height: ${theme.line.tight};
		text-align: center;
		text-wrap: balance;
	}
	.tiles img {
		width: 68px;
		height: 68px;
		border-radius: ${theme.radius.card};
		background: ${theme.colour.sunken};
		object-fit: cover;
		transition: scale ${theme.motion.quick};
	}
	:lang(th) .tiles a,
	:lang(lo) .tiles a {
		line-height: ${theme.line.body};
	}
	${screen.tablet} {
		.tiles ul {
			grid-auto-flow: row;
			grid-template-rows: none;
			grid-template-columns: repeat(
				auto-fill,
				minmax(max(100px, calc(100% / var(--tiles) - ${theme.space.x2})), 1fr)
			);
			overflow: visible;
		}
		.tiles a {
			font-size: ${theme.type.body};
		}
		.tiles img {
			width: 84px;
			height: 84px;
		}
	}
	${screen.hover} {
		.tiles a:hover {
			color: ${theme.colour.accentDeep};
		}
		.tiles a:hover img {
			scale: 1.04;
		}
	}
`;
