import { shade } from "../oklch";
import { brand, type Ground } from "../palette";

/** A junk sail in outline: three battens, a curved leech. Drawn in a 100-unit square. */
const sail = (
	x: number,
	y: number,
	size: number,
	colour: string,
	opacity: number,
) =>
	`<g transform="translate(${x} ${y}) scale(${size / 100})" opacity="${opacity}"><path fill="${colour}" d="M26 0C66 12 94 46 98 96C74 90 48 90 26 96Z"/><path d="M26 30Q58 32 76 36M26 62Q60 60 92 64" fill="none" stroke="#FFF" stroke-opacity=".35" stroke-width="1.600"/><path fill="${colour}" d="M18 24V97C10 98 4 100 -6 103C-4 74 4 44 18 24Z"/></g>`;

function swell(
	width: number,
	height: number,
	at: number,
	long: number,
	high: number,
	shift: number,
): string {
	let path = `M${-long + shift} ${at}`;
	for (let x = -long + shift; x < width + long; x += long)
		path += `q${long / 4} ${-high} ${long / 2} 0t${long / 2} 0`;
	return `${path}V${height}H${-long}Z`;
}

/** The shop's own landscape: a low sun, junk sails far off, the harbour in long swells. */
export function harbour(
	ground: Ground,
	width: number,
	height: number,
	focus: { x: number; y: number },
): string {
	const water = height * (width > height * 2 ? 0.7 : 0.76);
	const light = shade(ground.rich, 0.1);
	return `<defs><linearGradient id="sky" x1="0" y1="0" x2="1" y2=".6"><stop offset="0" stop-color="${ground.wall}"/><stop offset=".45" stop-color="${ground.floor}"/><stop offset="1" stop-color="${ground.rich}"/></linearGradient>
<radialGradient id="sun"><stop offset="0" stop-color="${ground.glow}"/><stop offset=".7" stop-color="${ground.glow}" stop-opacity=".85"/><stop offset="1" stop-color="${ground.wall}" stop-opacity=".35"/></radialGradient>
<linearGradient id="far" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${ground.floor}" stop-opacity=".3"/><stop offset=".5" stop-color="${ground.rich}"/><stop offset="1" stop-color="${shade(ground.rich, -0.05)}"/></linearGradient>
<linearGradient id="near" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${ground.floor}" stop-opacity=".55"/><stop offset=".5" stop-color="${light}"/><stop offset="1" stop-color="${ground.rich}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
<circle cx="${focus.x}" cy="${focus.y}" r="${height * 0.46}" fill="${ground.glow}" opacity=".28"/><circle cx="${focus.x}" cy="${focus.y}" r="${height * 0.36}" fill="url(#sun)"/>
${sail(width * 0.86, water - height * 0.5, height * 0.5, brand.label, 0.34)}${sail(focus.x - height * 0.72, water - height * 0.3, height * 0.3, brand.label, 0.3)}
<path d="${swell(width, height, water, width * 0.3, height * 0.07, 0)}" fill="url(#far)"/><path d="${swell(width, height, water + height * 0.11, width * 0.24, height * 0.06, -width * 0.1)}" fill="url(#near)"/><path d="${swell(width, height, water + height * 0.2, width * 0.34, height * 0.05, -width * 0.04)}" fill="${ground.glow}" opacity=".35"/>`;
}
