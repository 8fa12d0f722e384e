import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** Until when an activity runs; also beside its heading. */
export const activityPeriodCss = css`
	.period {
		${kit.inline("x2")};
		color: ${theme.colour.inkSoft};
		line-height: ${theme.line.tight};
	}
	.period.coming {
		color: ${theme.colour.jade};
		font-weight: 600;
	}
`;

/** For a region with `ActivityCards`. */
export const activityCardsCss = css`
	${activityPeriodCss}
	.activities {
		${kit.grid({ all: 1, tablet: 2, desktop: 3 }, "x4")};
	}
	.activities li {
		position: relative;
		overflow: hidden;
		display: grid;
		align-content: start;
		padding-bottom: ${theme.space.x4};
		${kit.panel};
		transition: box-shadow ${theme.motion.quick}, translate ${theme.motion.quick};
	}
	.activities img {
		width: 100%;
		height: auto;
		aspect-ratio: 2;
		background: ${theme.colour.sunken};
		object-fit: cover;
	}
	.activities :is(h2, h3) {
		margin-top: ${theme.space.x3};
		padding-inline: ${theme.space.x4};
		${kit.heading("reading")};
		text-wrap: balance;
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
