"use client";

import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** How the parts of a home page stand; a client component for its style alone, like the goods page's. */
export const HomeStyles = styled.main`
	${kit.grid(1, "x6")};
	${kit.page};
	padding: ${theme.space.x3} ${theme.space.x4} ${theme.space.x12};
	${screen.desktop} {
		gap: ${theme.space.x8};
		padding-top: ${theme.space.x4};

		.front.with-menu {
			position: relative;
			grid-template-columns: 216px minmax(0, 1fr);
		}
		.front.with-menu ~ .tiles {
			display: none;
		}
	}
`;
