"use client";

import styled from "styled-components";
import { screen, theme } from "@/lib/theme/theme";

/** The one region of the page of all categories; a client component for its style alone, like the goods page's. */
export const CategoryStyles = styled.main`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: ${theme.space.x3};
	max-width: ${theme.width.page};
	margin-inline: auto;
	padding: ${theme.space.x2} ${theme.space.x4} ${theme.space.x12};

	h1 {
		font-size: ${theme.type.heading};
		line-height: ${theme.line.tight};
	}
	section {
		margin-top: ${theme.space.x6};
	}
	h2 {
		margin-bottom: ${theme.space.x4};
		padding-inline-start: ${theme.space.x3};
		border-inline-start: 4px solid ${theme.colour.accent};
		font-size: ${theme.type.title};
		line-height: ${theme.line.tight};
	}
	.groups {
		display: grid;
		grid-template-columns: repeat(3, minmax(0, 1fr));
		gap: ${theme.space.x4};
	}
	.group {
		padding: ${theme.space.x4};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
	}
	.top {
		display: flex;
		align-items: center;
		gap: ${theme.space.x4};
		min-height: 64px;
		font-size: ${theme.type.reading};
		font-weight: 700;
		line-height: ${theme.line.tight};
	}
	.top img {
		flex: none;
		border-radius: ${theme.radius.card};
		background: ${theme.colour.sunken};
	}
	.children {
		display: grid;
		grid-template-columns: repeat(2, minmax(0, 1fr));
		column-gap: ${theme.space.x3};
		margin-top: ${theme.space.x3};
	}
	.children a {
		display: flex;
		align-items: center;
		gap: ${theme.space.x2};
		min-height: 48px;
		line-height: ${theme.line.tight};
	}
	.children img {
		flex: none;
		width: 40px;
		height: 40px;
		border-radius: ${theme.radius.control};
		background: ${theme.colour.sunken};
	}
	${screen.hover} {
		.group a:hover {
			color: ${theme.colour.accent};
		}
	}
	${screen.between} {
		.groups {
			grid-template-columns: repeat(2, minmax(0, 1fr));
		}
	}
	${screen.phone} {
		.groups {
			grid-template-columns: minmax(0, 1fr);
			gap: ${theme.space.x3};
		}
	}
`;
