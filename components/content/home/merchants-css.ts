import { css } from "styled-components";
import { screen, theme } from "@/lib/theme/theme";

/** The mall's merchants: each card is one link. */
export const merchantsCss = css`
	.merchants {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x3};
	}
	.merchants li {
		position: relative;
		display: grid;
		grid-template-columns: 56px minmax(0, 1fr);
		align-content: center;
		column-gap: ${theme.space.x3};
		padding: ${theme.space.x3};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
	}
	.merchants img {
		grid-row: span 2;
		width: 56px;
		height: 56px;
		border-radius: ${theme.radius.control};
		object-fit: cover;
	}
	.merchants h3 {
		overflow: hidden;
		align-self: end;
		font-size: ${theme.type.body};
		text-overflow: ellipsis;
		white-space: nowrap;
	}
	.merchants a::after {
		content: "";
		position: absolute;
		inset: 0;
		border-radius: ${theme.radius.card};
	}
	.merchants p {
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
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
