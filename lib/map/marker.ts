import type { Point } from "@/gateway/contract/distance";

/** Something that stands on a map, such as a store. */
export interface MapMarker extends Point {
	id: number;
	name: string;
	/** Drawn as a circle around it. */
	reachMetres?: number;
	/** Stands out among the others. */
	isChosen?: boolean;
}

/** What every map of the shop takes, drawn or live. */
export interface MapProps {
	/** The place; null while there is none. */
	pin: Point | null;
	/** Hears where the pin was dragged, tapped or moved to by keys. Without it the pin stays where it is. */
	onPinMoved?: (point: Point) => void;
	markers: readonly MapMarker[];
	/** Where to look while there is nothing else to show. */
	around?: Point;
	/** What the map shows, for those who hear it. */
	label: string;
}
