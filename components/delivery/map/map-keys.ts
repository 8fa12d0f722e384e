import type { Pixel } from "@/lib/map/projection";

const stepPixels = 12;
const strideFactor = 5;

const directions = new Map<string, Pixel>([
	["ArrowLeft", { x: -1, y: 0 }],
	["ArrowRight", { x: 1, y: 0 }],
	["ArrowUp", { x: 0, y: -1 }],
	["ArrowDown", { x: 0, y: 1 }],
]);

const zooms = new Map<string, 1 | -1>([
	["+", 1],
	["=", 1],
	["-", -1],
	["_", -1],
]);

type KeyEvent = Record<"shiftKey" | "ctrlKey" | "metaKey" | "altKey", boolean> &
	Record<"key", string>;

interface MapKey {
	/** How far to go, in pixels. */
	by?: Pixel;
	zoom?: 1 | -1;
}

/** What a key wants of the map; undefined where it is none of the map's. */
export function readMapKey(event: KeyEvent): MapKey | undefined {
	// The browser's own shortcuts, such as its zoom.
	if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
	const zoom = zooms.get(event.key);
	if (zoom) return { zoom };
	const direction = directions.get(event.key);
	if (!direction) return undefined;
	const step = stepPixels * (event.shiftKey ? strideFactor : 1);
	return { by: { x: direction.x * step, y: direction.y * step } };
}
