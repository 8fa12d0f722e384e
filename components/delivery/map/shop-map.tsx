"use client";

import dynamic from "next/dynamic";
import { NextIntlClientProvider, useLocale } from "next-intl";
import { useCallback, useState } from "react";
import styled from "styled-components";
import useSWR from "swr";
import { askWords } from "@/lib/i18n/ask-words";
import { askMapKey } from "@/lib/map/ask-map-key";
import type { MapProps } from "@/lib/map/marker";

const DrawnMap = dynamic(
	() => import("./drawn-map").then((module) => module.DrawnMap),
	{ ssr: false },
);
const LiveMap = dynamic(
	() => import("./live-map").then((module) => module.LiveMap),
	{ ssr: false },
);

const once = { revalidateOnFocus: false, revalidateIfStale: false };

/**
 * The shop's map, as high as what it stands in: Google's where the operator has a key and it arrives, else our own. It
 * comes late, with its words; what it shows must also stand in words.
 */
export function ShopMap(props: MapProps) {
	const locale = useLocale();
	const words = useSWR(
		["words", "map", locale],
		() => askWords("map", locale),
		once,
	);
	const key = useSWR("map-key", askMapKey, once);
	const [hasFailed, setFailed] = useState(false);
	const fail = useCallback(() => setFailed(true), []);
	const isReady = words.data && key.data !== undefined;
	return (
		<Seat>
			<span className="skeleton" />
			{isReady && (
				<NextIntlClientProvider locale={locale} messages={words.data}>
					{key.data && !hasFailed ? (
						<LiveMap {...props} mapKey={key.data} onFail={fail} />
					) : (
						<DrawnMap {...props} />
					)}
				</NextIntlClientProvider>
			)}
		</Seat>
	);
}

/** The skeleton lies below and is covered by what comes. */
const Seat = styled.div`
	display: grid;
	height: 100%;

	> * {
		grid-area: 1 / 1;
		min-width: 0;
		min-height: 0;
	}
`;
