import styled from "styled-components";
import { openerCss } from "@/components/catalog/list/tools-styles";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** The pages of all merchants. */
export const StreetStyles = styled.main`
	width: 100%;
	${kit.main};

	.asked {
		${kit.grid({ all: 1, desktop: "minmax(0, 1fr) 360px" }, "x3")};
		${screen.desktop} {
			align-items: center;
		}
	}
`;

/** Links that look like the buttons beside a list, and stay on a desktop. */
export const KindsStyles = styled.nav`
	a.target {
		${openerCss}
	}
	a[aria-current] {
		${kit.chosen};
	}
`;

/** Merchants: one below another on a phone, three abreast on a desktop. */
export const StreetCardsStyles = styled.ul`
	${kit.grid({ all: 1, tablet: 2, desktop: 3 }, "x4")};

	.street-card {
		${kit.stack("x1", "x3")};
		grid-template-columns: 56px minmax(0, 1fr) auto;
		grid-template-rows: auto auto 1fr auto;
		transition: box-shadow ${theme.motion.quick};
	}
	.street-card > img {
		grid-row: span 2;
		${kit.square(56)};
		border-radius: ${theme.radius.control};
		object-fit: cover;
	}
	h2 {
		align-self: center;
	}
	h2 a {
		margin-block: calc(-1 * ${theme.space.x2});
		${kit.hover({ color: "accentDeep", isUnderlined: true })};
	}
	.status {
		grid-row: 2;
		grid-column: 2 / -1;
		font-size: ${theme.type.small};
	}
	.mark-button {
		grid-row: 1;
		grid-column: 3;
		align-self: start;
	}
	.introduction {
		${kit.clamp(2)};
		grid-column: 1 / -1;
		margin-block: ${theme.space.x1} ${theme.space.x2};
	}
	.windows {
		grid-column: 1 / -1;
	}
	.windows img {
		aspect-ratio: 1;
	}
	${screen.hover} {
		.street-card:hover {
			box-shadow: ${theme.shadow.lift};
		}
	}
`;
