"use client";

import { Combobox } from "@base-ui/react/combobox";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";
import { popupCss } from "./popup-css";

/** The open list of countries. */
export const CountryPopup = styled(Combobox.Positioner)`
	${popupCss}
	.popup {
		display: flex;
		flex-direction: column;
		width: min(340px, 100vw - 32px);
		max-height: min(400px, var(--available-height));
		${kit.popover};
		overflow: hidden;
	}
	.search {
		padding-inline: ${theme.space.x4};
	}
	.search input {
		min-height: 48px;
		border: 0;
		background: none;
		color: ${theme.colour.ink};
		font-size: ${theme.type.reading};
		outline: none;
	}
	.search:focus-within {
		border-bottom-color: ${theme.colour.accent};
	}
	.list {
		padding: ${theme.space.x1};
		overflow: auto;
		overscroll-behavior: contain;
	}
	.item[data-selected] {
		font-weight: 700;
	}
	.flag {
		border-radius: 2px;
		box-shadow: 0 0 0 1px ${theme.colour.hairline};
	}
	.none:not(:empty) {
		padding: ${theme.space.x5};
	}
`;
