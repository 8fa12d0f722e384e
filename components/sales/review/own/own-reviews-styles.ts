"use client";

import styled from "styled-components";
import { tabsCss } from "@/components/identity/user/tabs-css";
import { buttonCss } from "@/components/ui/button";
import { skeletonCss } from "@/components/ui/skeleton";
import { screen, theme } from "@/lib/theme/theme";
import { reviewItemCss } from "../review-styles";
import { starsCss } from "../stars-css";

/** The look of what was reviewed, and of what waits for it. */
export const OwnReviewsStyles = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: ${theme.space.x4};

	.skeleton {
		border-radius: ${theme.radius.card};
	}
	.lines {
		display: grid;
		gap: ${theme.space.x3};
	}
	.lines[aria-busy="true"] {
		opacity: 0.5;
	}
	.bought {
		display: grid;
		padding: ${theme.space.x4} ${theme.space.x5};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
	}
	.bought .head {
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		gap: ${theme.space.x3} ${theme.space.x4};
	}
	.bought .head > img {
		flex: none;
		width: 64px;
		height: 64px;
		border-radius: ${theme.radius.control};
		background: ${theme.colour.sunken};
		object-fit: cover;
	}
	.bought .what {
		flex: 1 1 160px;
		display: grid;
		min-width: 0;
	}
	.bought h2 {
		font-size: ${theme.type.reading};
		font-weight: 600;
		line-height: ${theme.line.tight};
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
	${tabsCss}
	${skeletonCss}
	${buttonCss}
	${screen.phone} {
		.bought {
			padding: ${theme.space.x4};
		}
		.bought .head > .button {
			flex-basis: 100%;
		}
	}
`;
