import { sailMark } from "../packs/family";
import { down, slanted, softBlur } from "../packs/pack";
import { brand } from "../palette";
import type { PropDrawing, Slot } from "./prop";

const places: Record<1 | 3, Slot[]> = {
	1: [{ x: 500, bottom: 600, size: 580 }],
	3: [
		{ x: 284, bottom: 590, size: 540, tilt: -4 },
		{ x: 716, bottom: 590, size: 540, tilt: 4 },
		{ x: 500, bottom: 610, size: 590 },
	],
};

/** The parcel the shop sends, open, with its flaps out. */
export const shippingCarton = (count: 1 | 3): PropDrawing => ({
	width: 1000,
	height: 840,
	under: `<defs>${down("inside", [
		[0, "#A97A45"],
		[1, "#7A5228"],
	])}${softBlur("inner", 16)}</defs><path d="M130 400H870V700H130Z" fill="url(#inside)"/><path d="M130 400L200 330H800L870 400Z" fill="#C4935A"/><path d="M130 400L200 330H800L870 400" fill="none" stroke="#FFF" stroke-opacity=".25" stroke-width="5"/>`,
	slots: places[count],
	over: `<defs>${slanted("front", [
		[0, "#E3BB8A"],
		[0.5, brand.kraft],
		[1, "#BC8A52"],
	])}${slanted("flap", [
		[0, "#EBC99C"],
		[1, "#CFA068"],
	])}${down("lip", [
		[0, "#5A3512", 0.3],
		[1, "#5A3512", 0],
	])}</defs>
<path d="M110 520H890V796q0 24 -24 24H134q-24 0 -24 -24Z" fill="url(#front)"/><rect x="110" y="520" width="780" height="70" fill="url(#lip)"/>
<path d="M130 400L110 520L14 446q-8 -8 2 -16L98 366Z" fill="url(#flap)"/><path d="M870 400L890 520L986 446q8 -8 -2 -16L902 366Z" fill="#C3925A"/>
<path d="M110 520H890" stroke="#FFF" stroke-opacity=".5" stroke-width="6"/>
<path d="M110 634H890V708H110Z" fill="${brand.red}"/><path d="M110 671q30 -22 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0" fill="none" stroke="#FFF" stroke-opacity=".4" stroke-width="7"/>
<circle cx="500" cy="671" r="86" fill="${brand.label}"/><g transform="translate(444 610) scale(3.500)">${sailMark(brand.red, brand.jade)}</g>`,
});
