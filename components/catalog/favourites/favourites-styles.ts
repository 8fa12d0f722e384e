import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** The look of what an account keeps and whom it follows. */
export const FavouritesStyles = styled.div`
	.tools {
		${kit.spreadWrap("x2", "x4")};
		min-height: 44px;
	}
	label {
		cursor: pointer;
	}
	.favourite-card .choose {
		justify-content: center;
		min-width: 44px;
		margin-inline-start: calc(-1 * ${theme.space.x3});
	}
	.bookmark {
		${kit.spreadWrap("x2", "x4")};
		padding: ${theme.space.x3} ${theme.space.x5};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.sunken};
	}
	.favourites {
		${kit.grid("repeat(auto-fill, minmax(min(420px, 100%), 1fr))", "x3")};
		outline: none;
	}
	.favourites[aria-busy="true"] {
		opacity: 0.5;
	}
	.favourite-card {
		position: relative;
		padding: ${theme.space.x3} ${theme.space.x4} ${theme.space.x3} ${theme.space.x3};
	}
	.favourite-card > img {
		${kit.square(88)};
	}
	.favourite-card.gone > img {
		opacity: 0.45;
		filter: grayscale(1);
	}
	.favourite-card h2 {
		${kit.clamp(2)};
		font-weight: 500;
	}
	.favourite-card h2 a {
		${kit.hover({ color: "accentDeep", isUnderlined: true })};
	}
	.drop,
	.gone-word {
		justify-self: start;
		padding: 2px ${theme.space.x2};
	}
	.drop {
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.jadeWash};
	}
	.gone-word {
		border-radius: ${theme.radius.small};
		background: ${theme.colour.shade};
		color: ${theme.colour.onAccent};
	}
	.favourite-card .remove {
		${kit.round};
		${kit.hover({ background: "sunken" })};
	}
`;
