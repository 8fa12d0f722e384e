import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** A row of links, each to a page of its own, with the current one marked. */
export const Tabs = styled.nav.attrs({ className: "tabs" })`
	&.tabs ul {
		display: flex;
		${kit.swipe};
		border-bottom: 1px solid ${theme.colour.hairline};
		white-space: nowrap;
	}
	&.tabs a {
		${kit.inline()};
		min-height: 48px;
		padding-inline: ${theme.space.x4};
		border-bottom: 3px solid transparent;
	}
	&.tabs a:focus-visible {
		outline-offset: -3px;
	}
	&.tabs [aria-current] {
		border-color: ${theme.colour.accent};
		color: ${theme.colour.accentDeep};
		font-weight: 700;
	}
`;
