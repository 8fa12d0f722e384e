import styled from "styled-components";
import { screen, theme } from "@/lib/theme/theme";
import { kit } from "./kit-css";

/** A row that opens more to read: what it is about in a word or two, and the way there at its end. */
export const OfferRow = styled.button.attrs({
	type: "button",
	className: "offer-row",
})`
	${kit.targetRow("x2")};
	width: 100%;
	text-align: start;

	> svg {
		color: ${theme.colour.inkSoft};
	}
	.words {
		${kit.wrap("x1", "x4")};
		${kit.grow};
	}
	.more {
		${kit.aside};
	}
	${screen.hover} {
		&:hover .more {
			color: ${theme.colour.ink};
		}
	}
`;
