"use client";

import { Combobox } from "@base-ui/react/combobox";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** The open list of countries. */
export const CountryPopup = styled(Combobox.Positioner)`
	z-index: ${theme.layer.dialog};

	.popup {
		display: flex;
		flex-direction: column;
		width: min(340px, 100vw - 32px);
		max-height: min(400px, var(--available-height));
		${kit.popover};
		overflow: hidden;
	}
	.search {
		${kit.row("x2")};
		${kit.aside};
		padding-inline: ${theme.space.x4};
		border-bottom: 1px solid ${theme.colour.hairline};
	}
	.search input {
		${kit.grow};
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
		${kit.targetRow("x3")};
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
