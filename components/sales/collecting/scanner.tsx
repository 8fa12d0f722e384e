"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef } from "react";
import styled from "styled-components";
import { theme } from "@/lib/theme/theme";

/** As browsers that have it say; TypeScript does not know it yet. */
interface Detector {
	detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
type DetectorClass = new (wanted: { formats: string[] }) => Detector;

const detectorOf = () =>
	(globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether this browser reads codes from a camera; where it does not, codes are typed. */
export function canScan(): boolean {
	return detectorOf() !== undefined && "mediaDevices" in navigator;
}

interface ScannerProps {
	/** The first code in sight. */
	onCode: (code: string) => void;
	/** Why nothing can be seen. */
	onFault: (words: string) => void;
}

const lookEveryMs = 250;

/** What the camera at the back sees, until a code is in sight. */
export function Scanner({ onCode, onFault }: ScannerProps) {
	const t = useTranslations("console.collecting");
	const video = useRef<HTMLVideoElement>(null);
	const found = useEffectEvent(onCode);
	const failed = useEffectEvent(() => onFault(t("noCamera")));
	useEffect(() => {
		const ending = new AbortController();
		if (video.current)
			look(video.current, ending.signal).then(found, () => {
				if (!ending.signal.aborted) failed();
			});
		return () => ending.abort();
	}, []);
	return <Sight ref={video} muted playsInline aria-label={t("sight")} />;
}

async function look(video: HTMLVideoElement, ending: AbortSignal) {
	const Detector = detectorOf();
	if (!Detector) throw new Error("This browser reads no codes");
	const stream = await navigator.mediaDevices.getUserMedia({
		video: { facingMode: "environment" },
	});
	const stop = () => {
		for (const track of stream.getTracks()) track.stop();
	};
	try {
		video.srcObject = stream;
		await video.play();
		const detector = new Detector({ formats: ["qr_code", "code_128"] });
		while (!ending.aborted) {
			const [seen] = await detector.detect(video);
			if (seen) return seen.rawValue;
			await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
		}
		throw new Error("Nobody looks any more");
	} finally {
		stop();
	}
}

const Sight = styled.video`
	width: 100%;
	aspect-ratio: 4 / 3;
	border-radius: ${theme.radius.control};
	background: ${theme.colour.ink};
	object-fit: cover;
`;
