"use client";

import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { starsCss } from "@/components/ui/stars-css";
import { screen, theme } from "@/lib/theme/theme";
import { reviewItemCss } from "../review-styles";

/** The look of what was reviewed, and of what waits for it. */
export const OwnReviewsStyles = styled.div`
	${kit.grid(1, "x4")};

	.lines {
		${kit.stack("x3")};
	}
	.lines[aria-busy="true"] {
		opacity: 0.5;
	}
	.bought {
		display: grid;
		padding: ${theme.space.x4} ${theme.space.x5};
		${kit.card};
	}
	.bought .head {
		${kit.rowWrap("x3", "x4")};
	}
	.bought .head > img {
		flex: none;
		${kit.square(64)};
		${kit.picture};
	}
	.bought .what {
		flex: 1 1 160px;
		display: grid;
		min-width: 0;
	}
	.bought h2 {
		${kit.heading("reading")};
		font-weight: 600;
		overflow-wrap: anywhere;
	}
	.bought .soft {
		color: ${theme.colour.inkSoft};
	}
	.bought .review {
		padding-block: ${theme.space.x4} 0;
	}
	${reviewItemCss}
	${starsCss}
	${screen.phone} {
		.bought {
			padding: ${theme.space.x4};
		}
		.bought .head > .button {
			flex-basis: 100%;
		}
	}
`;
