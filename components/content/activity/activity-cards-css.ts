import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** For a region with `ActivityCards`. */
export const activityCardsCss = css`
	.activities {
		${kit.grid({ all: 1, tablet: 2, desktop: 3 }, "x4")};
	}
	.activities li {
		position: relative;
		overflow: hidden;
		padding-bottom: ${theme.space.x4};
		transition: box-shadow ${theme.motion.quick}, translate ${theme.motion.quick};
	}
	.activity-picture {
		width: 100%;
		aspect-ratio: 2;
		background: ${theme.colour.sunken};
		object-fit: cover;
	}
	.activities :is(h2, h3) {
		margin-top: ${theme.space.x3};
		padding-inline: ${theme.space.x4};
	}
	.activities .period {
		margin-top: ${theme.space.x1};
		padding-inline: ${theme.space.x4};
	}
	.activities a::after {
		${kit.veil};
		border-radius: ${theme.radius.card};
	}
	.activities a:focus-visible {
		outline: none;
	}
	.activities li:has(a:focus-visible) {
		${kit.ring};
	}
	${screen.hover} {
		.activities li:hover {
			box-shadow: ${theme.shadow.lift};
			translate: 0 -2px;
		}
	}
`;
