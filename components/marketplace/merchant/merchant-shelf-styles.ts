"use client";

import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { merchantPageCss } from "./merchant-page-css";

/** What a merchant sells; a client component for its style alone, like the goods page's. */
export const MerchantShelfStyles = styled.main`
	${merchantPageCss}
	.tools {
		justify-content: end;
	}
	.categories {
		${kit.grid({ all: 1, tablet: 2, desktop: 3 }, "x4")};
	}
	.categories a {
		${kit.hover({ color: "accentDeep" })};
	}
	.categories h2 a {
		min-height: 48px;
	}
	.categories h2 img {
		${kit.square(48)};
	}
	.categories h2 small,
	.categories .count {
		margin-inline-start: auto;
	}
	.categories li a {
		${kit.targetRow("x3")};
	}
`;
