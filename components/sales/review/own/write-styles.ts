import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { starCss } from "@/components/ui/stars-css";
import { screen, theme } from "@/lib/theme/theme";

/** Five stars to choose from. */
export const RateStyles = styled.fieldset`
	legend {
		padding: 0;
	}
	.scale label {
		position: relative;
		${kit.icon};
		border-radius: ${theme.radius.small};
		font-size: 30px;
		cursor: pointer;
	}
	.scale label:has(:focus-visible) {
		outline: 2px solid ${theme.colour.ink};
	}
	.star {
		${starCss}
		background: color-mix(in srgb, ${theme.colour.inkSoft} 65%, ${theme.colour.card});
	}
	.scale [data-on] .star {
		background: ${theme.colour.amber};
	}
	.grade {
		margin-inline-start: ${theme.space.x3};
	}
`;

/** A text box and how much fits. */
export const TextStyles = styled.div`
	textarea {
		${kit.input};
		min-height: 112px;
		resize: vertical;
	}
	[aria-invalid="true"] {
		${kit.invalid};
	}
	.count {
		justify-self: end;
	}
`;

/** What is said of one line. */
export const LineStyles = styled.section`
	padding: ${theme.space.x6};
	${screen.phone} {
		padding: ${theme.space.x4};
	}
`;

/** The button below all lines, and what is wrong. */
export const SendStyles = styled.div`
	p:empty {
		display: none;
	}
	.button {
		min-width: 200px;
	}
	${screen.phone} {
		width: 100%;

		.button {
			width: 100%;
		}
	}
`;
