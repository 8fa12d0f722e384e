"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";
import styled, { keyframes } from "styled-components";
import { usePathname } from "@/lib/i18n/use-pathname";
import {
	arrive,
	navigationProgress,
} from "@/lib/page-state/navigation-progress";
import { screen, theme } from "@/lib/theme/theme";
import { useOnDevice } from "./use-on-device";

const throttleMilliseconds = 200;
const durationMilliseconds = 5000;

/** Says that the next page is on its way. It begins by `instrumentation-client.ts`, which hears of every navigation. */
export function ProgressBar() {
	const isOnDevice = useOnDevice();
	return (
		<>
			<Waiting />
			{isOnDevice && <Arrival />}
		</>
	);
}

function Waiting() {
	const isUnderWay = useSyncExternalStore(
		navigationProgress.subscribe,
		navigationProgress.isUnderWay,
		navigationProgress.isUnderWayOnServer,
	);
	if (!isUnderWay) return null;
	return <Line aria-hidden="true" data-progress="" onAnimationEnd={arrive} />;
}

/** Renders nothing, and once for each page that is shown: apart from what renders when one is left. */
function Arrival() {
	usePathname();
	useSearchParams();
	useEffect(arrive);
	return null;
}

const grow = keyframes`
	from { opacity: 1; scale: 0 1; }
	40% { scale: 0.7 1; }
	to { opacity: 1; scale: 1 1; }
`;

const Line = styled.div`
	position: fixed;
	z-index: ${theme.layer.toast};
	inset: 0 0 auto;
	height: 3px;
	background: ${theme.colour.accent};
	opacity: 0;
	transform-origin: left;
	pointer-events: none;
	animation: ${grow} ${durationMilliseconds}ms ease-out ${throttleMilliseconds}ms;

	${screen.calm} {
		display: none;
	}
`;
