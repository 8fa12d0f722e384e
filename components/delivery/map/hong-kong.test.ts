import type { Point } from "@/gateway/contract/distance";
import { regions } from "@/gateway/contract/identity/district";
import { isOnMap } from "@/lib/map/view";
import hongKong from "./hong-kong.json";

function pairs(ring: number[]): Point[] {
	const points = [];
	for (let at = 0; at < ring.length; at += 2)
		points.push({ longitude: ring[at] ?? 0, latitude: ring[at + 1] ?? 0 });
	return points;
}

/** By how often a line to the west crosses the shore. */
function lies(point: Point, ring: number[]): boolean {
	const points = pairs(ring);
	const crossings = points.filter((from, at) => {
		const to = points[(at + 1) % points.length] ?? from;
		if (from.latitude > point.latitude === to.latitude > point.latitude)
			return false;
		const share =
			(point.latitude - from.latitude) / (to.latitude - from.latitude);
		const crossing = from.longitude + share * (to.longitude - from.longitude);
		return crossing < point.longitude;
	});
	return crossings.length % 2 === 1;
}

function isOnLand(point: Point): boolean {
	return Object.values(hongKong.land).some((ring) => lies(point, ring));
}

test.each(regions.flatMap(({ districts }) => districts))(
	"the drawn map has land where people of $key live",
	(district) => expect(isOnLand(district)).toBe(true),
);

test("every neighbourhood stands on land, no two have one name", () => {
	expect(
		hongKong.areas.filter((area) => !isOnLand(area)).map(({ en }) => en),
	).toEqual([]);
	expect(new Set(hongKong.areas.map(({ zh }) => zh)).size).toBe(
		hongKong.areas.length,
	);
});

test.each([
	["Victoria Harbour", 22.29, 114.165],
	["the East Lamma Channel", 22.21, 114.16],
	["Deep Bay", 22.47, 113.93],
	["Port Shelter", 22.33, 114.3],
])("%s is sea", (_, latitude, longitude) => {
	expect(isOnLand({ latitude, longitude })).toBe(false);
});

test("every ring is whole, and lies within the map", () => {
	for (const ring of Object.values(hongKong.land)) {
		expect(ring.length % 2).toBe(0);
		expect(pairs(ring).filter((point) => !isOnMap(point))).toEqual([]);
	}
});
