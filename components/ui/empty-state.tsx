"use client";

import type { ReactNode } from "react";
import styled from "styled-components";
import { screen, theme } from "@/lib/theme/theme";
import { kit } from "./kit-css";

interface EmptyStateProps {
	/** One of /pictures/*.webp, 480 by 360; a decoration. */
	picture: string;
	/** One sentence. */
	title: string;
	detail?: string;
	/** One way forward: an element with class "button primary". */
	children?: ReactNode;
	/** The page's own heading where nothing else is on it. */
	headingLevel?: 1 | 2;
}

/** On the client for its weight alone: every page carries its own 404, which would bring this along. */
export function EmptyState(props: EmptyStateProps) {
	const { picture, title, detail, children, headingLevel = 2 } = props;
	const Heading = headingLevel === 1 ? "h1" : "h2";
	return (
		<Frame className="stack gap-x3 text-centre">
			{/* Lazy, since every page carries its own 404 and React would have each of them fetch this picture at once. */}
			{/* biome-ignore lint/performance/noImgElement: one small picture that exists in one size. */}
			<img src={picture} alt="" width={240} height={180} loading="lazy" />
			<Heading className="title head-title anywhere text-balance">
				{title}
			</Heading>
			{detail && (
				<p className="detail soft size-reading text-pretty">{detail}</p>
			)}
			{children && <div className="ways">{children}</div>}
		</Frame>
	);
}

const Frame = styled.div`
	justify-items: center;
	padding: ${theme.space.x12} ${theme.space.x4};

	/* In the dark its ground is seen. */
	img {
		border-radius: ${theme.radius.card};
	}
	.title {
		max-width: 28em;
	}
	.detail {
		max-width: 40em;
	}
	.ways {
		${kit.wrap("x3")};
		justify-content: center;
		margin-top: ${theme.space.x3};
	}
	${screen.phone} {
		padding-block: ${theme.space.x8};
	}
`;
