import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

const strip = css`
	.banners {
		position: relative;
		min-width: 0;
	}
	.slides {
		position: relative;
		display: flex;
		height: 100%;
		${kit.swipe};
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
		display: block;
		height: 100%;
	}
	.banner img {
		${kit.cover};
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
		display: flex;
		padding-inline-start: ${theme.space.x2};
		border-radius: ${theme.radius.pill};
		background: color-mix(in srgb, ${theme.colour.card} 64%, transparent);
	}
	.controls button {
		${kit.centre};
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
`;

const words = css`
	.words {
		position: absolute;
		inset: 0 auto 0 0;
		${kit.flow("x2")};
		flex-direction: column;
		justify-content: center;
		align-items: flex-start;
		width: 46%;
		padding: ${theme.space.x3} ${theme.space.x2} ${theme.space.x3} ${theme.space.x6};
	}
	.words strong {
		${kit.heading("heading")};
		font-weight: 800;
		text-wrap: balance;
	}
	.words .subtitle {
		text-wrap: pretty;
	}
	.words .go {
		margin-top: ${theme.space.x3};
		padding: ${theme.space.x3} ${theme.space.x6};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.ink};
		color: ${theme.colour.onAccent};
		font-weight: 600;
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

/** For the region with `Banners`. */
export const bannerCss = css`
	${strip}
	${words}
`;
