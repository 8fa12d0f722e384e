"use client";

import styled, { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";
import { merchantPageCss } from "./merchant-page-css";

const facts = css`
	.facts dl > div {
		${kit.grid("minmax(96px, 30%) minmax(0, 1fr)", "x3")};
		align-items: baseline;
		padding-block: ${theme.space.x2};
		border-top: 1px solid ${theme.colour.hairline};
	}
	.facts dt {
		color: ${theme.colour.inkSoft};
	}
	.facts dd {
		overflow-wrap: anywhere;
	}
	.facts dd a {
		${kit.target()};
		margin-block: calc(-1 * ${theme.space.x3});
		${kit.underlined};
	}
	.facts .hours {
		${kit.wrap(0, "x4")};
		justify-content: space-between;
		max-width: 260px;
	}
`;

const licences = css`
	.locked {
		${kit.stack("x3")};
		justify-items: start;
	}
	.locked [role="status"] {
		${kit.stack("x1")};
		width: 100%;
		max-width: 320px;
		min-height: 28px;
	}
	.locked progress {
		width: 100%;
		height: 4px;
		accent-color: ${theme.colour.accent};
	}
	.licences {
		${kit.grid(2, "x4")};
	}
	.licences figure {
		${kit.stack("x2")};
		margin: 0;
	}
	.licences img {
		width: 100%;
		height: auto;
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.control};
	}
	.licences figcaption {
		font-weight: 600;
		overflow-wrap: anywhere;
	}
	@media (scripting: none) {
		.locked .button {
			display: none;
		}
	}
`;

/** Who a merchant is; a client component for its style alone, like the goods page's. */
export const AboutStyles = styled.main`
	${merchantPageCss}
	.card {
		align-content: start;
		padding: ${theme.space.x4};
		${kit.panel};
	}
	.introduction {
		max-width: 62ch;
		font-size: ${theme.type.reading};
	}
	.soft {
		color: ${theme.colour.inkSoft};
	}
	.beside {
		${kit.grid({ all: 1, desktop: 2 }, "x5")};
	}
	${facts}
	${licences}
	${screen.desktop} {
		.card {
			padding: ${theme.space.x5};
		}
	}
`;
