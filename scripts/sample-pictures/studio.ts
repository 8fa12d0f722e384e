import type { Ground } from "./palette";

/** A photographer's sweep: light behind the thing, a floor that meets the wall without an edge. */
export function studio(
	ground: Ground,
	width: number,
	height: number,
	light = { x: 0.46, y: 0.4 },
): string {
	return `<defs>
<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ground.wall}"/><stop offset=".62" stop-color="${ground.wall}"/><stop offset=".8" stop-color="${ground.floor}" stop-opacity=".55"/><stop offset="1" stop-color="${ground.floor}" stop-opacity=".8"/></linearGradient>
<radialGradient id="light" cx="${light.x}" cy="${light.y}" r=".62"><stop offset="0" stop-color="${ground.glow}"/><stop offset=".45" stop-color="${ground.glow}" stop-opacity=".72"/><stop offset="1" stop-color="${ground.glow}" stop-opacity="0"/></radialGradient>
</defs><rect width="${width}" height="${height}" fill="${ground.wall}"/><rect width="${width}" height="${height}" fill="url(#wall)"/><rect width="${width}" height="${height}" fill="url(#light)"/>`;
}

/** Even light from above, for things that lie flat. */
export function tabletop(
	ground: Ground,
	width: number,
	height: number,
): string {
	return `<defs><radialGradient id="light" cx=".4" cy=".34" r=".85"><stop offset="0" stop-color="${ground.glow}"/><stop offset=".5" stop-color="${ground.wall}"/><stop offset="1" stop-color="${ground.floor}"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#light)"/>`;
}

/** A slanted band of light, for close-ups. */
export function slope(ground: Ground, width: number, height: number): string {
	return `<defs><linearGradient id="slope" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${ground.glow}"/><stop offset=".5" stop-color="${ground.wall}"/><stop offset="1" stop-color="${ground.rich}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#slope)"/>`;
}

/** A low round pedestal before a disc, for one thing worth looking at. */
export function pedestal(
	ground: Ground,
	width: number,
	height: number,
): string {
	return `${studio(ground, width, height)}<defs>
<linearGradient id="disc" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${ground.rich}" stop-opacity=".75"/><stop offset="1" stop-color="${ground.floor}" stop-opacity=".5"/></linearGradient>
<linearGradient id="rim" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${ground.floor}"/><stop offset=".25" stop-color="${ground.glow}"/><stop offset=".6" stop-color="${ground.floor}"/><stop offset="1" stop-color="${ground.rich}"/></linearGradient>
<linearGradient id="plate" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFF"/><stop offset="1" stop-color="${ground.wall}"/></linearGradient>
<radialGradient id="below"><stop offset="0" stop-color="${ground.shadow}" stop-opacity=".5"/><stop offset=".7" stop-color="${ground.shadow}" stop-opacity=".2"/><stop offset="1" stop-color="${ground.shadow}" stop-opacity="0"/></radialGradient></defs>
<circle cx="400" cy="356" r="278" fill="url(#disc)"/><ellipse cx="420" cy="704" rx="350" ry="46" fill="url(#below)"/>
<path d="M106 612V668C106 736 694 736 694 668V612Z" fill="url(#rim)"/><ellipse cx="400" cy="612" rx="294" ry="56" fill="url(#plate)"/>`;
}
