"use client";

import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

export const MarkStyles = styled.button.attrs({ className: "mark-button" })`
	&.mark-button {
		${kit.target("x2")};
		flex: none;
		justify-content: center;
		min-width: 44px;
		${kit.pill};
		background: ${theme.colour.card};
		font-weight: 600;
	}
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
		border-color: ${theme.colour.brand};
		color: ${theme.colour.brandDeep};
	}
	&.mark-button[aria-pressed="true"] svg {
		fill: ${theme.colour.brand};
		color: ${theme.colour.brand};
	}
	@media (scripting: none) {
		&.mark-button {
			display: none;
		}
	}
	${screen.hover} {
		&.mark-button:hover {
			border-color: ${theme.colour.inkSoft};
		}
	}
`;
