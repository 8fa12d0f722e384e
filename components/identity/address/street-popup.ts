"use client";

import { Autocomplete } from "@base-ui/react/autocomplete";
import styled from "styled-components";
import { theme } from "@/lib/theme/theme";

/** The places that a street being typed may mean. */
export const StreetPopup = styled(Autocomplete.Positioner)`
	z-index: ${theme.layer.dialog};
	width: var(--anchor-width);

	.popup {
		max-height: min(320px, var(--available-height));
		padding: ${theme.space.x1};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
		box-shadow: ${theme.shadow.float};
		overflow: auto;
		overscroll-behavior: contain;
	}
	.item {
		display: flex;
		align-items: center;
		gap: ${theme.space.x3};
		min-height: 44px;
		padding: ${theme.space.x1} ${theme.space.x3};
		border-radius: ${theme.radius.small};
		line-height: ${theme.line.tight};
		cursor: pointer;
	}
	.item[data-highlighted] {
		background: ${theme.colour.sunken};
	}
	.item svg {
		flex: none;
		color: ${theme.colour.inkSoft};
	}
`;
