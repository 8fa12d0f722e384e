"use client";

import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** The one region of the page of all categories; a client component for its style alone, like the goods page's. */
export const CategoryStyles = styled.main`
	${kit.grid(1, "x3")};
	${kit.main};

	h1 {
		${kit.heading("heading")};
	}
	section {
		margin-top: ${theme.space.x6};
	}
	h2 {
		margin-bottom: ${theme.space.x4};
		${kit.heading("title")};
	}
	.groups {
		${kit.grid({ all: 3, between: 2, phone: 1 }, "x4")};
	}
	.group {
		padding: ${theme.space.x4};
		${kit.panel};
	}
	.top {
		${kit.row("x4")};
		${kit.heading("reading")};
	}
	.children {
		${kit.grid(2, 0, "x3")};
		margin-top: ${theme.space.x3};
	}
	.children a {
		${kit.row("x2")};
		min-height: 48px;
	}
	.groups img {
		flex: none;
		${kit.well};
	}
	.children img {
		${kit.square(40)};
	}
	${screen.hover} {
		.group a:hover {
			text-decoration: underline;
		}
	}
`;
