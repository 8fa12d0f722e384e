import { drawLabel } from "./label";
import { down, type PackDrawer, slanted } from "./pack";

export const drawBox: PackDrawer = (look) => ({
	width: 740,
	height: 900,
	art: { x: 118, y: 292, width: 344, height: 266 },
	words: {
		brand: { x: 54, y: 124, width: 472, height: 128 },
		name: { x: 30, y: 590, width: 520, height: 262 },
	},
	under: `<defs>${slanted("front", [
		[0, look.light],
		[0.35, look.base],
		[1, look.base],
	])}${down("side", [
		[0, look.dark],
		[1, look.deep],
	])}${slanted("top", [
		[0, "#FFFFFF", 0.75],
		[1, "#FFFFFF", 0.35],
	])}<clipPath id="shape"><path d="M30 112q0-10 10-10h500q10 0 10 10v760q0 14-14 14H44q-14 0-14-14Z"/></clipPath></defs>
<path d="M544 102L706 34q6-2 6 6v744q0 8-6 12L544 886Z" fill="url(#side)"/>
<path d="M36 102L196 36q6-4 14-4h490q8 0 8 4L546 104Z" fill="${look.base}"/><path d="M36 102L196 36q6-4 14-4h490q8 0 8 4L546 104Z" fill="url(#top)"/>
<path d="M116 69h504" stroke="${look.dark}" stroke-opacity=".35" stroke-width="5"/>
<path d="M30 112q0-10 10-10h500q10 0 10 10v760q0 14-14 14H44q-14 0-14-14Z" fill="url(#front)"/>
<g clip-path="url(#shape)">${drawLabel({ x: 20, y: 262, width: 540, height: 510 }, look, 0)}</g>`,
	over: `<defs>${slanted("sheen", [
		[0, "#FFFFFF", 0.34],
		[0.28, "#FFFFFF", 0.06],
		[0.5, "#FFFFFF", 0],
		[1, "#1B0E12", 0.16],
	])}${down("sideband", [
		[0, "#FFFFFF", 0.18],
		[1, "#FFFFFF", 0],
	])}</defs>
<rect x="30" y="102" width="520" height="784" rx="12" fill="url(#sheen)"/>
<path d="M550 262L710 190V700L550 772Z" fill="#FFFAF1" opacity=".2"/><path d="M550 690L710 620V700L550 772Z" fill="${look.accent}" opacity=".55"/>
<path d="M549 104V884" stroke="#FFF" stroke-opacity=".45" stroke-width="5"/><path d="M38 105H546" stroke="#FFF" stroke-opacity=".5" stroke-width="5"/>
<path d="M544 102L706 34V400L544 480Z" fill="url(#sideband)"/>`,
});
