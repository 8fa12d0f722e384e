import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** For the region with `Banners`. */
export const bannerCss = css`
	.banners {
		position: relative;
		min-width: 0;
	}
	.slides {
		position: relative;
		height: 100%;
		overscroll-behavior-x: contain;
		scroll-snap-type: x mandatory;
		scroll-behavior: smooth;
		border-radius: ${theme.radius.card};
	}
	.slides li {
		flex: 0 0 100%;
		scroll-snap-align: start;
	}
	.banner {
		position: relative;
		height: 100%;
	}
	.banner img {
		min-height: 240px;
		object-position: right;
	}
	.banner:focus-visible {
		outline-offset: -4px;
	}
	.controls {
		position: absolute;
		inset-block-end: ${theme.space.x2};
		inset-inline-end: ${theme.space.x2};
		padding-inline-start: ${theme.space.x2};
		border-radius: ${theme.radius.pill};
		background: color-mix(in srgb, ${theme.colour.card} 64%, transparent);
	}
	.controls button {
		width: 24px;
		height: 36px;
	}
	.controls button:last-of-type {
		width: 36px;
	}
	.dot::before {
		content: "";
		${kit.square(8)};
		border: 1px solid ${theme.colour.ink};
		border-radius: ${theme.radius.pill};
		transition: width ${theme.motion.calm}, background-color ${theme.motion.calm};
	}
	.dot[aria-current]::before {
		width: 20px;
		background: ${theme.colour.ink};
	}
	${screen.calm} {
		.slides {
			scroll-behavior: auto;
		}
	}
	.words {
		position: absolute;
		inset: 0 auto 0 0;
		flex-direction: column;
		justify-content: center;
		width: 46%;
		padding: ${theme.space.x3} ${theme.space.x2} ${theme.space.x3} ${theme.space.x6};
	}
	.words strong {
		font-weight: 800;
	}
	.words .go {
		margin-top: ${theme.space.x3};
		padding: ${theme.space.x3} ${theme.space.x6};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.ink};
		color: ${theme.colour.onAccent};
	}
	${screen.desktop} {
		.words {
			padding: ${theme.space.x6} ${theme.space.x4} ${theme.space.x6} ${theme.space.x12};
			font-size: ${theme.type.reading};
		}
		.words strong {
			font-size: ${theme.type.display};
		}
	}
	${screen.phone} {
		.banner img {
			min-height: 0;
			aspect-ratio: 5 / 4;
			object-position: bottom;
		}
		.words {
			inset: 0 0 auto;
			width: auto;
			gap: ${theme.space.x1};
			padding: ${theme.space.x4};
		}
		.words strong {
			font-size: ${theme.type.title};
		}
		.words .go {
			display: none;
		}
	}
`;
