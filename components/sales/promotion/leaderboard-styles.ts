import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** Ranked lists: one column on a phone, three on a desktop. */
export const LeaderboardStyles = styled.div`
	${kit.grid({ all: 1, tablet: 2, desktop: 3 }, "x4")};
	margin-top: ${theme.space.x5};

	h2 a {
		${kit.targetRow()};
	}
	li {
		position: relative;
		${kit.grid("24px 64px minmax(0, 1fr)", "x1", "x3")};
		align-items: center;
		padding-block: ${theme.space.x3};
	}
	.rank {
		font-weight: 800;
	}
	img {
		${kit.square(64)};
	}
	h3 {
		${kit.clamp(2)};
		font-weight: 500;
	}
	h3 a::after {
		${kit.veil};
	}
	${screen.hover} {
		a:hover {
			color: ${theme.colour.accentDeep};
		}
	}
`;
