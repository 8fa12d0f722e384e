"use client";

import { useOffline } from "next/offline";
import styled from "styled-components";
import { theme } from "@/lib/theme/theme";

/**
 * Says that there is no line as long as there is none; pages asked for meanwhile are waited for by the framework. It
 * comes with every page: without a line nothing can be fetched any more, be it a word or a script.
 */
export function ConnectionNotice({ words }: { words: string }) {
	const isOffline = useOffline();
	return (
		<div role="status">
			{isOffline && <Strip data-connection="">{words}</Strip>}
		</div>
	);
}

const Strip = styled.p`
	position: fixed;
	z-index: ${theme.layer.toast};
	inset: 0 0 auto;
	padding: calc(${theme.space.x1} + env(safe-area-inset-top)) ${theme.space.x4} ${theme.space.x1};
	border-bottom: 1px solid ${theme.colour.amber};
	background: ${theme.colour.amberWash};
	color: ${theme.colour.ink};
	text-align: center;
	pointer-events: none;

	@media print {
		display: none;
	}
`;
