"use client";

import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { formatDistance } from "@/lib/location/format-distance";
import { metresPerPixel } from "@/lib/map/projection";
import { scaleBar } from "@/lib/map/scale-bar";
import { type View, zoomMax, zoomMin } from "@/lib/map/view";

interface MapToolsProps {
	view: View;
	onZoom: (step: 1 | -1) => void;
}

const scalePixelsMax = 88;

const zooms = [
	{ word: "nearer", icon: "plus", step: 1, end: zoomMax },
	{ word: "further", icon: "minus", step: -1, end: zoomMin },
] as const;

// messages: map.nearer, map.further
/** Nearer, further, and how long a kilometre is. */
export function MapTools({ view: { centre, zoom }, onZoom }: MapToolsProps) {
	const t = useTranslations("map");
	const locale = useLocale();
	const bar = scaleBar(metresPerPixel(centre.latitude, zoom), scalePixelsMax);
	return (
		<>
			<div
				className="scale note text-centre no-break"
				aria-hidden="true"
				style={{ width: bar.pixels }}
			>
				{formatDistance(bar.metres, locale)}
			</div>
			<div className="zooms stack">
				{zooms.map(({ word, icon, step, end }) => (
					<button
						key={word}
						type="button"
						className={step === -1 ? "rule-above" : undefined}
						aria-label={t(word)}
						aria-disabled={zoom === end}
						onClick={() => onZoom(step)}
					>
						<Icon name={icon} size={20} />
					</button>
				))}
			</div>
		</>
	);
}
