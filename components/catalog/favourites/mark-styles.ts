import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

export const MarkStyles = styled.button.attrs({
	className: "mark-button target gap-x2 rigid strong",
})`
	${kit.pill};

	&.mark-button:has(span) {
		padding-inline: ${theme.space.x4};
	}
	&.mark-button svg {
		fill: none;
		stroke: currentColor;
		stroke-width: 2;
		stroke-linejoin: round;
	}
	&.mark-button[aria-pressed="true"] {
		border-color: ${theme.colour.accent};
		color: ${theme.colour.accentDeep};
	}
	&.mark-button[aria-pressed="true"] svg {
		fill: ${theme.colour.accent};
		color: ${theme.colour.accent};
	}
	&.mark-button {
		justify-content: center;
		min-width: 44px;
		background: ${theme.colour.card};
		${kit.hover({ borderColor: "inkSoft" })};
		@media (scripting: none) {
			display: none;
		}
	}
`;
