"use client";

import type { CSSProperties } from "react";
import styled from "styled-components";
import { starsMax } from "@/gateway/contract/stars";
import { theme } from "@/lib/theme/theme";
import { starsIn } from "./stars-css";

/** Five stars, filled up to a mean such as "4.6". A picture of words that stand beside it. */
export function Stars({ rating }: { rating: string | number }) {
	const share = `${(Number(rating) / starsMax) * 100}%`;
	return (
		<Row
			className="stars"
			aria-hidden="true"
			style={{ "--share": share } as CSSProperties}
		/>
	);
}

const Row = styled.span`
	display: inline-block;
	flex: none;
	width: 5em;
	height: 1em;
	background: linear-gradient(to right, ${theme.colour.amber} var(--share), ${theme.colour.hairline} var(--share));
	clip-path: ${starsIn(starsMax)};
`;
