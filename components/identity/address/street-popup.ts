"use client";

import { Autocomplete } from "@base-ui/react/autocomplete";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** The places that a street being typed may mean. */
export const StreetPopup = styled(Autocomplete.Positioner)`
	z-index: ${theme.layer.dialog};
	width: var(--anchor-width);

	.popup {
		max-height: min(320px, var(--available-height));
		padding: ${theme.space.x1};
		${kit.popover};
		overflow: auto;
		overscroll-behavior: contain;
	}
	.item {
		${kit.targetRow("x3")};
		padding: ${theme.space.x1} ${theme.space.x3};
		border-radius: ${theme.radius.small};
		line-height: ${theme.line.tight};
		cursor: pointer;
	}
	.item[data-highlighted] {
		background: ${theme.colour.sunken};
	}
	.item svg {
		color: ${theme.colour.inkSoft};
	}
`;
