import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** The mall's merchants: each card is one link. */
export const MerchantsStyles = styled.ul`
	${kit.grid({ all: 1, tablet: 2, desktop: 4 }, "x3")};

	li {
		position: relative;
		${kit.grid("56px minmax(0, 1fr)")};
		align-content: center;
		column-gap: ${theme.space.x3};
	}
	img {
		grid-row: span 2;
		${kit.square(56)};
		border-radius: ${theme.radius.control};
		object-fit: cover;
	}
	h3 {
		align-self: end;
	}
	a::after {
		${kit.veil};
		border-radius: ${theme.radius.card};
	}
	${screen.hover} {
		li:hover {
			box-shadow: ${theme.shadow.lift};
		}
	}
`;
