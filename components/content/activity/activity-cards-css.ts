import { css } from "styled-components";
import { screen, theme } from "@/lib/theme/theme";

/** Until when an activity runs; also beside its heading. */
export const activityPeriodCss = css`
	.period {
		display: inline-flex;
		align-items: center;
		gap: ${theme.space.x2};
		color: ${theme.colour.inkSoft};
		line-height: ${theme.line.tight};
	}
	.period svg {
		flex: none;
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
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x4};
	}
	.activities li {
		position: relative;
		overflow: hidden;
		display: grid;
		align-content: start;
		padding-bottom: ${theme.space.x4};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
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
		font-size: ${theme.type.reading};
		line-height: ${theme.line.tight};
		text-wrap: balance;
	}
	.activities .period {
		margin-top: ${theme.space.x1};
		padding-inline: ${theme.space.x4};
	}
	.activities a::after {
		content: "";
		position: absolute;
		inset: 0;
		border-radius: ${theme.radius.card};
	}
	.activities a:focus-visible {
		outline: none;
	}
	.activities li:has(a:focus-visible) {
		outline: 2px solid ${theme.colour.ink};
		outline-offset: 2px;
	}
	${screen.tablet} {
		.activities {
			grid-template-columns: repeat(2, minmax(0, 1fr));
		}
	}
	${screen.desktop} {
		.activities {
			grid-template-columns: repeat(3, minmax(0, 1fr));
		}
	}
	${screen.hover} {
		.activities li:hover {
			box-shadow: ${theme.shadow.lift};
			translate: 0 -2px;
		}
	}
`;
