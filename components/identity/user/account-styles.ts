"use client";

import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** The look of the account's panel. */
export const AccountStyles = styled.div`
	${kit.stack("x4")};

	.head {
		${kit.row("x4")};
		min-height: 72px;
		color: ${theme.colour.inkSoft};
		overflow-wrap: anywhere;
	}
	.head > div {
		${kit.grow};
	}
	.name {
		color: ${theme.colour.ink};
		${kit.heading("title")};
		font-weight: 700;
	}
	.avatar {
		${kit.centre};
		flex: none;
		overflow: hidden;
		${kit.square(64)};
		border-radius: ${theme.radius.pill};
		${kit.washed};
		font-size: ${theme.type.heading};
		font-weight: 700;
	}
	.avatar img {
		${kit.cover};
	}
	.failed {
		${kit.spread("x3")};
	}
	nav {
		display: grid;
		min-height: 48px;
		border-block: 1px solid ${theme.colour.hairline};
	}
	nav a,
	.logout {
		${kit.row("x3")};
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
		${kit.grid(2, "x3")};
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
`;
