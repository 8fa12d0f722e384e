"use client";

import { Children, type ReactNode, useRef, useState } from "react";
import styled from "styled-components";
import { Icon } from "@/components/ui/icon";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";
import { useSlides } from "./use-slides";

interface BannerStageProps {
	words: {
		label: string;
		pause: string;
		play: string;
		/** One per slide. */
		show: string[];
	};
	/** One list item per slide, rendered by the server. */
	children: ReactNode;
}

/** What moves the banners. Without scripts the strip can still be swiped, and each banner is still a link. */
export function BannerStage(props: BannerStageProps) {
	const { words, children } = props;
	const strip = useRef<HTMLUListElement>(null);
	const [isHeld, setIsHeld] = useState(false);
	const count = Children.count(children);
	const slides = useSlides({ strip, count, isHeld });
	const hold = () => setIsHeld(true);
	const release = () => setIsHeld(false);

	return (
		<BannerStageStyles
			aria-label={words.label}
			onPointerEnter={hold}
			onPointerLeave={release}
			onFocus={hold}
			onBlur={release}
		>
			<ul className="slides flow swipe" ref={strip} onScroll={slides.follow}>
				{children}
			</ul>
			{count > 1 && (
				<div className="controls flow">
					{words.show.map((label, at) => (
						<button
							key={label}
							type="button"
							className="dot centre"
							aria-label={label}
							aria-current={at === slides.shown || undefined}
							onClick={() => slides.show(at)}
						/>
					))}
					<button
						type="button"
						className="centre"
						aria-label={slides.isPlaying ? words.pause : words.play}
						onClick={slides.toggle}
					>
						<Icon name={slides.isPlaying ? "pause" : "play"} size={16} />
					</button>
				</div>
			)}
		</BannerStageStyles>
	);
}

/** A strip to swipe; the words of a banner lie on its picture. */
const BannerStageStyles = styled.section`
	position: relative;
	min-width: 0;

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
		max-height: 280px;
		aspect-ratio: 3;
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
	${screen.phone} {
		.banner img {
			aspect-ratio: 3 / 2;
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
			margin-top: ${theme.space.x1};
			padding: ${theme.space.x1} ${theme.space.x4};
		}
	}
	/* Words that are large make the banner taller. */
	${screen.slim} {
		.banner img {
			position: absolute;
			height: 100%;
			max-height: none;
		}
		.words {
			position: relative;
			min-height: 240px;
			justify-content: start;
			padding-bottom: ${theme.space.x12};
		}
	}
	/* What stands beside them may be taller than a third of their width: the picture loses its left side. */
	${screen.desktop} {
		.words {
			width: 38%;
			padding-inline: ${theme.space.x8} 0;
		}
		.banner img {
			max-height: none;
			height: 100%;
		}
		.slides {
			max-height: 268px;
		}
	}
`;
