"use client";

import { useLocale } from "next-intl";
import type { Point } from "@/gateway/contract/distance";
import { chooseLabels } from "@/lib/map/choose-labels";
import type { MapMarker } from "@/lib/map/marker";
import { metresPerPixel, type Pixel } from "@/lib/map/projection";
import { type Size, toScreen, type View } from "@/lib/map/view";
import { theme } from "@/lib/theme/theme";
import { namesAt } from "./map-names";

interface MapSignsProps {
	view: View;
	size: Size;
	markers: readonly MapMarker[];
	pin: Point | null;
}

const nameBelowMarker = 14;
/** What the pin covers, from its tip upwards; a name that would touch the tip moves below it. */
const pinRoom = [
	{ words: "旺旺", y: -27 },
	{ words: "旺", y: -9 },
];
const belowTip = 12;
const markerRoom = { words: "旺", y: -16 };

function roomAt({ x, y }: Pixel, room: { words: string; y: number }) {
	return { words: room.words, x, y: y + room.y };
}

function clearOf(pin: Pixel | undefined, at: Pixel): Pixel {
	const isAtTip =
		pin && Math.abs(at.x - pin.x) < 40 && Math.abs(at.y - pin.y) < belowTip;
	return isAtTip ? { x: at.x, y: pin.y + belowTip } : at;
}

/** What stands on the land: reach and seat of the markers, and the names that find room. */
export function MapSigns({ view, size, markers, pin }: MapSignsProps) {
	const locale = useLocale();
	const seats = markers.map((marker) => ({
		...marker,
		...toScreen(marker, view, size),
	}));
	const tip = pin ? toScreen(pin, view, size) : undefined;
	const wanted = [
		...seats.map(({ name, x, y }) => ({
			words: name,
			x,
			y: y + nameBelowMarker,
			className: "name marker",
		})),
		...namesAt(view.zoom, locale).map(({ words, ...point }) => ({
			words,
			...clearOf(tip, toScreen(point, view, size)),
			className: "name",
		})),
	];
	const taken = [
		...seats.map(({ x, y }) => roomAt({ x, y }, markerRoom)),
		...(tip ? pinRoom.map((room) => roomAt(tip, room)) : []),
	];
	return (
		<>
			{seats.map(({ id, x, y, latitude, reachMetres, isChosen }) => (
				<circle
					key={id}
					cx={x}
					cy={y}
					fill={theme.colour.jade}
					fillOpacity={isChosen ? 0.14 : 0.07}
					stroke={theme.colour.jade}
					strokeOpacity={isChosen ? 0.7 : 0.35}
					r={(reachMetres ?? 0) / metresPerPixel(latitude, view.zoom)}
				/>
			))}
			{chooseLabels(wanted, size, taken).map(({ words, x, y, className }) => (
				<text key={`${className} ${words}`} className={className} x={x} y={y}>
					{words}
				</text>
			))}
			{seats.map(({ id, x, y, isChosen }) => (
				<g
					key={id}
					fill={isChosen ? theme.colour.jade : theme.colour.card}
					stroke={theme.colour.jade}
					strokeWidth={1.6}
					transform={`translate(${x} ${y})`}
				>
					<path d="M0 0C-4-6-11-10-11-18a11 11 0 0 1 22 0C11-10 4-6 0 0Z" />
					<path
						d="M-5-20h10l1 3h-12zM-4-16v4h8v-4"
						fill="none"
						stroke={isChosen ? theme.colour.onAccent : undefined}
						strokeLinejoin="round"
					/>
				</g>
			))}
		</>
	);
}
