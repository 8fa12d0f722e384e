"use client";

import styled from "styled-components";
import { closedBannerAttribute } from "@/lib/storage/top-banner";
import { theme } from "@/lib/theme/theme";

/** On the client for its style alone, as `HeaderStyles` is. */
export const BannerStyles = styled.aside`
	display: flex;
	align-items: center;
	justify-content: center;
	padding-inline-start: 44px;
	background: ${theme.colour.accentDeep};
	color: ${theme.colour.onAccent};

	:root[${closedBannerAttribute}] & {
		display: none;
	}
	p {
		display: flex;
		flex: 1;
		flex-wrap: wrap;
		align-items: center;
		justify-content: center;
		column-gap: ${theme.space.x3};
		min-width: 0;
		padding-block: ${theme.space.x1};
		line-height: ${theme.line.tight};
		text-align: center;
	}
	a {
		display: inline-flex;
		align-items: center;
		min-height: 32px;
		font-weight: 600;
		text-decoration: underline;
		text-underline-offset: 3px;
	}
	button {
		display: grid;
		flex: none;
		place-items: center;
		width: 44px;
		min-height: 44px;
	}
	:focus-visible {
		outline-color: ${theme.colour.onAccent};
		outline-offset: -4px;
	}
`;
