import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** Aisles below each other, and the row of ways to them. */
export const BuyAgainStyles = styled.div`
	.ways a {
		padding-inline: ${theme.space.x4};
		${kit.pill};
		background: ${theme.colour.card};
		${kit.hover({ borderColor: "accent", color: "accentDeep" })};
	}
	h2 {
		scroll-margin-top: ${theme.space.x12};
	}
	.bought {
		${kit.grid("repeat(auto-fill, minmax(min(380px, 100%), 1fr))", "x3")};
	}
	.bought img {
		${kit.square(72)};
	}
	.gone img {
		opacity: 0.45;
		filter: grayscale(1);
	}
	h3 {
		${kit.clamp(2)};
	}
`;
