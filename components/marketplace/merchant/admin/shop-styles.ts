"use client";

import styled from "styled-components";
import { controlCss } from "@/components/layout/console/control-css";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** The look of a shop's settings, beside what `ConsoleStyles` has. */
export const ShopStyles = styled.div`
	${kit.grid(1, "x4")};
	max-width: 880px;

	${controlCss}
	form {
		${kit.stack("x4")};
	}
	.two {
		${kit.grid({ all: 2, phone: 1 }, "x4")};
		align-items: start;
	}
	.languages {
		${kit.wrap("x2")};
	}
	.languages legend {
		margin-bottom: ${theme.space.x2};
		padding: 0;
		font-weight: 600;
	}
	.languages label {
		${kit.target()};
		padding-inline: ${theme.space.x4};
		${kit.pill};
		cursor: pointer;
	}
	.languages label:has(:checked) {
		${kit.chosen};
	}
	.languages label:has(:focus-visible) {
		${kit.ring};
	}
	.languages input {
		position: absolute;
		opacity: 0;
		pointer-events: none;
	}
	.end {
		position: sticky;
		bottom: 0;
		${kit.rowWrap("x3")};
		padding-block: ${theme.space.x3};
		background: ${theme.colour.paper};
	}
`;
