"use client";

import styled, { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";
import { merchantPageCss } from "./merchant-page-css";

const facts = css`
	.facts dl > div {
		${kit.grid("minmax(96px, 30%) minmax(0, 1fr)", "x3")};
		padding-block: ${theme.space.x2};
	}
	.facts dd a {
		margin-block: calc(-1 * ${theme.space.x3});
	}
	.facts .hours {
		${kit.wrap(0, "x4")};
		max-width: 260px;
	}
`;

const licences = css`
	.locked [role="status"] {
		max-width: 320px;
		min-height: 28px;
	}
	.locked progress {
		height: 4px;
		accent-color: ${theme.colour.accent};
	}
	.licences img {
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.control};
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
	.introduction {
		max-width: 62ch;
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
