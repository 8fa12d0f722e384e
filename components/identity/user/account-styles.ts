"use client";

import styled from "styled-components";
import { buttonCss } from "@/components/ui/button";
import { skeletonCss } from "@/components/ui/skeleton";
import { screen, theme } from "@/lib/theme/theme";

/** The look of the account's panel. */
export const AccountStyles = styled.div`
	display: grid;
	gap: ${theme.space.x4};

	.head {
		display: flex;
		align-items: center;
		gap: ${theme.space.x4};
		min-height: 72px;
		color: ${theme.colour.inkSoft};
		overflow-wrap: anywhere;
	}
	.head > div {
		flex: 1;
		min-width: 0;
	}
	.name {
		color: ${theme.colour.ink};
		font-size: ${theme.type.title};
		font-weight: 700;
		line-height: ${theme.line.tight};
	}
	.avatar {
		display: grid;
		flex: none;
		place-items: center;
		overflow: hidden;
		width: 64px;
		height: 64px;
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.accentWash};
		color: ${theme.colour.accentDeep};
		font-size: ${theme.type.heading};
		font-weight: 700;
	}
	.avatar img {
		width: 100%;
		height: 100%;
		object-fit: cover;
	}
	.failed {
		display: flex;
		align-items: center;
		justify-content: space-between;
		gap: ${theme.space.x3};
	}
	nav {
		display: grid;
		min-height: 48px;
		border-block: 1px solid ${theme.colour.hairline};
	}
	nav a,
	.logout {
		display: flex;
		align-items: center;
		gap: ${theme.space.x3};
		min-height: 48px;
		padding-inline: ${theme.space.x2};
		border-radius: ${theme.radius.small};
		font-size: ${theme.type.reading};
	}
	nav a {
		justify-content: space-between;
	}
	nav svg {
		color: ${theme.colour.inkSoft};
	}
	nav .skeleton {
		height: 20px;
		margin: 14px ${theme.space.x2};
	}
	.head .skeleton {
		width: 60%;
		margin-top: ${theme.space.x1};
	}
	.logout {
		color: ${theme.colour.inkSoft};
		font-weight: 600;
	}
	.sure {
		display: grid;
		grid-template-columns: repeat(2, minmax(0, 1fr));
		gap: ${theme.space.x3};
		margin: 0;
		padding: 0;
		border: 0;
	}
	.sure legend {
		margin-bottom: ${theme.space.x3};
		font-size: ${theme.type.reading};
		font-weight: 600;
	}
	.sure [role="alert"] {
		grid-column: 1 / -1;
		color: ${theme.colour.brand};
	}
	${screen.hover} {
		nav a:hover,
		.logout:hover {
			background: ${theme.colour.sunken};
		}
	}
	${skeletonCss}
	${buttonCss}
`;
