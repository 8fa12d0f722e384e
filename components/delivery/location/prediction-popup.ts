"use client";

import { Autocomplete } from "@base-ui/react/autocomplete";
import styled from "styled-components";
import { theme } from "@/lib/theme/theme";

/** The list below the address field, as wide as the field. */
export const PredictionPopup = styled(Autocomplete.Positioner)`
	z-index: ${theme.layer.dialog};

	.popup {
		width: var(--anchor-width);
		max-height: min(360px, var(--available-height));
		overflow: auto;
		overscroll-behavior: contain;
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
		box-shadow: ${theme.shadow.float};
	}
	.list {
		padding: ${theme.space.x1};
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
		color: ${theme.colour.jade};
	}
	.name {
		flex: 1;
		min-width: 0;
	}
	.distance {
		flex: none;
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
	}
`;
