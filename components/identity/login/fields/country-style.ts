"use client";

import { Combobox } from "@base-ui/react/combobox";
import styled from "styled-components";
import { theme } from "@/lib/theme/theme";

/** The open list of countries. */
export const CountryPopup = styled(Combobox.Positioner)`
	z-index: ${theme.layer.dialog};

	.popup {
		display: flex;
		flex-direction: column;
		width: min(340px, 100vw - 32px);
		max-height: min(400px, var(--available-height));
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
		box-shadow: ${theme.shadow.float};
		overflow: hidden;
	}
	.search {
		display: flex;
		flex: none;
		align-items: center;
		gap: ${theme.space.x2};
		padding-inline: ${theme.space.x4};
		border-bottom: 1px solid ${theme.colour.hairline};
		color: ${theme.colour.inkSoft};
	}
	.search input {
		flex: 1;
		min-width: 0;
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
	.item {
		display: flex;
		align-items: center;
		gap: ${theme.space.x3};
		min-height: 44px;
		padding-inline: ${theme.space.x3};
		border-radius: ${theme.radius.small};
		line-height: ${theme.line.tight};
		cursor: pointer;
	}
	.item[data-highlighted] {
		background: ${theme.colour.sunken};
	}
	.item[data-selected] {
		font-weight: 700;
	}
	.name {
		flex: 1;
	}
	.code {
		color: ${theme.colour.inkSoft};
	}
	.flag {
		flex: none;
		border-radius: 2px;
		box-shadow: 0 0 0 1px ${theme.colour.hairline};
	}
	.none:not(:empty) {
		padding: ${theme.space.x5};
		color: ${theme.colour.inkSoft};
		text-align: center;
	}
`;
