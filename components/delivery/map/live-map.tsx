"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { Button } from "@/components/ui/button";
import type { Point } from "@/gateway/contract/distance";
import { logFault } from "@/lib/faults/log-fault";
import type { MapProps } from "@/lib/map/marker";
import { theme } from "@/lib/theme/theme";
import { LivePicture } from "./live-picture";
import { loadGoogle } from "./load-google";

interface LiveMapProps extends MapProps {
	mapKey: string;
	/** Google's map does not come. */
	onFail: () => void;
}

/** Google's map, with the operator's key. */
export function LiveMap({ mapKey, onFail, ...props }: LiveMapProps) {
	const t = useTranslations("map");
	const locale = useLocale();
	const frame = useRef<HTMLDivElement>(null);
	const [picture, setPicture] = useState<LivePicture>();
	const latest = useRef(props);
	useEffect(() => {
		latest.current = props;
		picture?.show(props);
	});

	useEffect(() => {
		let isHere = true;
		loadGoogle(mapKey, locale).then(
			(google) => {
				if (!isHere || !frame.current) return;
				const hear = (point: Point) => latest.current.onPinMoved?.(point);
				setPicture(new LivePicture(google, frame.current, hear));
			},
			(fault) => {
				logFault("Google's map", fault);
				if (isHere) onFail();
			},
		);
		return () => {
			isHere = false;
		};
	}, [mapKey, locale, onFail]);

	return (
		<Frame>
			<section ref={frame} className="live" aria-label={props.label} />
			{picture && props.onPinMoved && (
				<Button
					kind="quiet"
					onClick={() => props.onPinMoved?.(picture.middle())}
				>
					{t("putHere")}
				</Button>
			)}
		</Frame>
	);
}

/** Keys move Google's map, and the button then puts the pin into its middle: nothing needs dragging. */
const Frame = styled.div`
	position: relative;
	overflow: hidden;
	border-radius: ${theme.radius.control};

	.live {
		height: 100%;
	}
	.button {
		position: absolute;
		inset: ${theme.space.x2} auto auto ${theme.space.x2};
		box-shadow: ${theme.shadow.lift};
	}
`;
