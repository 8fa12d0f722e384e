import { project } from "@/lib/map/projection";
import hongKong from "./hong-kong.json";

// Shapes of the drawn map, ready for SVG: in pixels of one zoom, from a corner near by, so that numbers stay short.
// The map itself only shifts and scales them.

export const drawnZoom = 10;
const corner = project({ latitude: 22.6, longitude: 113.8 }, drawnZoom);
/** From the corner of the world map. */
export const drawnCorner = corner;

/** Longitudes and latitudes by turns. */
function toPath(line: number[]): string {
	const pairs = [];
	for (let at = 0; at + 1 < line.length; at += 2) {
		const [longitude = 0, latitude = 0] = line.slice(at, at + 2);
		const { x, y } = project({ latitude, longitude }, drawnZoom);
		pairs.push(`${(x - corner.x).toFixed(2)},${(y - corner.y).toFixed(2)}`);
	}
	return `M${pairs.join("L")}`;
}

function toShape(rings: Record<string, number[]>): string {
	return Object.values(rings)
		.map((ring) => `${toPath(ring)}Z`)
		.join("");
}

export const landShape = toShape(hongKong.land);
export const lakeShape = toShape(hongKong.lakes);
export const beyondShape = toShape(hongKong.beyond);
export const boundaryLine = toPath(hongKong.boundary);
export const railLines = Object.values(hongKong.rails).map(toPath).join("");
/** Neighbourhoods by the names that stand on signs. */
export const { areas } = hongKong;
