import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** The mall's merchants: each card is one link. */
export const merchantsCss = css`
	.merchants {
		${kit.grid({ all: 1, tablet: 2, desktop: 4 }, "x3")};
	}
	.merchants li {
		position: relative;
		${kit.grid("56px minmax(0, 1fr)")};
		align-content: center;
		column-gap: ${theme.space.x3};
	}
	.merchants img {
		grid-row: span 2;
		${kit.square(56)};
		border-radius: ${theme.radius.control};
		object-fit: cover;
	}
	.merchants h3 {
		align-self: end;
	}
	.merchants a::after {
		${kit.veil};
		border-radius: ${theme.radius.card};
	}
	${screen.hover} {
		.merchants li:hover {
			box-shadow: ${theme.shadow.lift};
		}
	}
`;
