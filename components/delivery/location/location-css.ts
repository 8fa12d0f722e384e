import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { pageIn } from "@/lib/theme/area";
import { theme } from "@/lib/theme/theme";

/** The delivery place in the header: in the supermarket and wherever no area is named, not in the mall. */
export const locationCss = css`
	.place-choice {
		min-height: 44px;
		width: 140px;
		padding-inline: ${theme.space.x2};
		border-radius: ${theme.radius.control};
		text-align: start;
		${kit.hover({ background: "sunken" })};
	}
	.place-choice .words {
		min-width: 0;
	}
	body:has(${pageIn("E_COMMERCE")}) & .place-choice {
		display: none;
	}
	@media (scripting: none) {
		.place-choice {
			display: none;
		}
	}
`;
