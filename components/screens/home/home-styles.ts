import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** How the parts of a home page stand. */
export const HomeStyles = styled.main`
	${kit.grid(1, "x4")};
	${kit.page};
	padding: ${theme.space.x3} ${theme.space.x4} ${theme.space.x12};
	${screen.desktop} {

		.front {
			position: relative;
			grid-template-columns: minmax(0, 1fr) 304px;
		}
		.front.of-mall {
			grid-template-columns: 232px minmax(0, 1fr);

			.tiles {
				display: none;
			}
		}
	}
`;
