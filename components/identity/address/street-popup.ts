"use client";

import { Autocomplete } from "@base-ui/react/autocomplete";
import styled from "styled-components";
import { popupCss } from "@/components/identity/login/fields/popup-css";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** The places that a street being typed may mean. */
export const StreetPopup = styled(Autocomplete.Positioner)`
	${popupCss}
	width: var(--anchor-width);

	.popup {
		max-height: min(320px, var(--available-height));
		padding: ${theme.space.x1};
		${kit.popover};
		overflow: auto;
		overscroll-behavior: contain;
	}
	.item {
		padding-block: ${theme.space.x1};
	}
`;
