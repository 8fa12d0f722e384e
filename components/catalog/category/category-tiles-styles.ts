import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** Four abreast on a phone, as many as there are or as have room elsewhere. */
export const CategoryTilesStyles = styled.nav`
	&.tiles ul {
		${kit.grid(4, "x3", "x2")};
	}
	&.tiles a {
		${kit.stack("x2")};
		justify-items: center;
		${kit.heading("small")};
		font-weight: 500;
		text-align: center;
		text-wrap: balance;
		${kit.hover({ color: "accentDeep" })};
	}
	&.tiles img {
		${kit.square(68)};
		${kit.picture};
		border-radius: ${theme.radius.card};
		transition: scale ${theme.motion.quick};
	}
	:lang(th) &.tiles a,
	:lang(lo) &.tiles a {
		line-height: ${theme.line.body};
	}
	${screen.tablet} {
		&.tiles ul {
			grid-template-columns: repeat(
				auto-fill,
				minmax(max(100px, calc(100% / var(--tiles) - ${theme.space.x2})), 1fr)
			);
		}
		&.tiles a {
			font-size: ${theme.type.body};
		}
		&.tiles img {
			${kit.square(84)};
		}
	}
	${screen.desktop} {
		&.column ul {
			height: 100%;
			${kit.columns(2)};
			gap: ${theme.space.x2};
		}
		&.column a {
			height: 100%;
			grid-template-columns: 60px minmax(0, 1fr);
			place-items: center start;
			${kit.panel};
			text-align: start;
		}
		&.column img {
			${kit.square(60)};
		}
	}
	${screen.hover} {
		&.tiles a:hover img {
			scale: 1.04;
		}
	}
`;
