import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** A row to swipe on a phone, all in sight on a desktop. */
export const ChipsStyles = styled.nav.attrs({ className: "chips" })`
	&.chips ul {
		position: relative;
		margin-inline: calc(-1 * ${theme.space.x4});
		padding: 2px ${theme.space.x4};
	}
	&.chips a {
		padding-inline: ${theme.space.x4};
		${kit.pill};
		background: ${theme.colour.card};
		${kit.hover({ borderColor: "accent", color: "accentDeep" }, ":not([aria-current])")};
	}
	&.chips [aria-current] {
		border-color: ${theme.colour.accent};
		${kit.solid};
		font-weight: 600;
	}
	&.chips [aria-current] .count {
		color: inherit;
	}
	${screen.desktop} {
		&.chips ul {
			flex-wrap: wrap;
		}
	}
`;
