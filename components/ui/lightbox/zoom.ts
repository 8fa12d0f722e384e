export interface Point {
	x: number;
	y: number;
}

/** How large a picture stands and where its centre is, from the centre of its stage, in pixels. */
export interface Zoom extends Point {
	scale: number;
}

/** The space a picture is seen through, and the side of the square that it fills when it is whole. */
export interface Stage {
	width: number;
	height: number;
	picture: number;
}

/** The largest pictures have 800 px: beyond this a shopper would see nothing more. */
const scaleMax = 3;

export const wholePicture: Zoom = { scale: 1, x: 0, y: 0 };

export function isZoomed({ scale }: Zoom): boolean {
	return scale > 1;
}

export function canZoomIn({ scale }: Zoom): boolean {
	return scale < scaleMax;
}

/** No edge of the picture comes further in than the edge of the stage. */
function keepInView({ scale, x, y }: Zoom, stage: Stage): Zoom {
	const within = (offset: number, side: number) => {
		const most = Math.max((stage.picture * scale - side) / 2, 0);
		return Math.min(Math.max(offset, 0 - most), most);
	};
	return { scale, x: within(x, stage.width), y: within(y, stage.height) };
}

/** Larger or smaller by a factor, while what lies under the point stays there. */
export function zoomAt(
	zoom: Zoom,
	factor: number,
	{ point, stage }: { point: Point; stage: Stage },
): Zoom {
	const scale = Math.min(Math.max(zoom.scale * factor, 1), scaleMax);
	const grown = scale / zoom.scale;
	const x = point.x - (point.x - zoom.x) * grown;
	const y = point.y - (point.y - zoom.y) * grown;
	return keepInView({ scale, x, y }, stage);
}

export function pan(zoom: Zoom, by: Point, stage: Stage): Zoom {
	const { scale, x, y } = zoom;
	return keepInView({ scale, x: x + by.x, y: y + by.y }, stage);
}
