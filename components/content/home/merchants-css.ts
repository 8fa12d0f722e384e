import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** The mall's merchants: each card is one link. */
export const merchantsCss = css`
	.merchants {
		${kit.grid(1, "x3")};
	}
	.merchants li {
		position: relative;
		${kit.grid("56px minmax(0, 1fr)")};
		align-content: center;
		column-gap: ${theme.space.x3};
		padding: ${theme.space.x3};
		${kit.panel};
	}
	.merchants img {
		grid-row: span 2;
		${kit.square(56)};
		border-radius: ${theme.radius.control};
		object-fit: cover;
	}
	.merchants h3 {
		${kit.ellipsis};
		align-self: end;
		font-size: ${theme.type.body};
	}
	.merchants a::after {
		${kit.veil};
		border-radius: ${theme.radius.card};
	}
	.merchants p {
		${kit.note};
	}
	${screen.tablet} {
		.merchants {
			grid-template-columns: repeat(2, minmax(0, 1fr));
		}
	}
	${screen.desktop} {
		.merchants {
			grid-template-columns: repeat(4, minmax(0, 1fr));
		}
	}
	${screen.hover} {
		.merchants li:hover {
			box-shadow: ${theme.shadow.lift};
		}
	}
`;
