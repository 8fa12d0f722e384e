"use client";

import { useOffline } from "next/offline";
import { useEffect } from "react";
import styled, { css } from "styled-components";
import { formatKeptAt, useKeptAt } from "@/lib/offline/kept-at";
import { screen, theme } from "@/lib/theme/theme";

interface ConnectionNoticeProps {
	words: {
		lost: string;
		/** Both with `{time}` where the time stands. */
		kept: string;
		asOf: string;
		again: string;
	};
}

/**
 * Says that there is no line as long as there is none; pages asked for meanwhile are waited for by the framework. A page
 * that this device had kept says since when, and so does each of its prices. It comes with every page: without a line
 * nothing can be fetched any more, be it a word or a script.
 */
export function ConnectionNotice({ words }: ConnectionNoticeProps) {
	const isOffline = useOffline();
	const keptAt = useKeptAt();
	const time = keptAt && formatKeptAt(keptAt);
	useEffect(() => {
		const { style } = document.documentElement;
		const asOf = time ? words.asOf.replace("{time}", time) : "";
		style.setProperty("--as-of", JSON.stringify(asOf));
	}, [time, words.asOf]);
	return (
		<Place role="status" className={time ? "kept" : undefined}>
			{time ? (
				<p className="row wraps gap-x2 pad-x3" data-kept="">
					<span className="grow">{words.kept.replace("{time}", time)}</span>
					<button
						type="button"
						className="target bold underlined"
						onClick={() => window.location.reload()}
					>
						{words.again}
					</button>
				</p>
			) : (
				isOffline && <Strip data-connection="">{words.lost}</Strip>
			)}
		</Place>
	);
}

const ground = css`
	background: ${theme.colour.amberWash};
	color: ${theme.colour.ink};

	@media print {
		display: none;
	}
`;

const Place = styled.div`
	&.kept {
		position: sticky;
		z-index: ${theme.layer.toast};
		bottom: 0;
		border-top: 1px solid ${theme.colour.amber};
		${ground}
		${screen.phone} {
			bottom: calc(${theme.height.bar} + env(safe-area-inset-bottom));
		}
	}
`;

const Strip = styled.p`
	position: fixed;
	z-index: ${theme.layer.toast};
	inset: 0 0 auto;
	padding: calc(${theme.space.x1} + env(safe-area-inset-top)) ${theme.space.x4} ${theme.space.x1};
	border-bottom: 1px solid ${theme.colour.amber};
	text-align: center;
	pointer-events: none;
	${ground}
`;
