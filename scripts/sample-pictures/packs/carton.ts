import { drawLabel } from "./label";
import { down, type PackDrawer, slanted } from "./pack";

export const drawCarton: PackDrawer = (look) => ({
	width: 560,
	height: 1000,
	art: { x: 76, y: 452, width: 268, height: 214 },
	words: {
		brand: { x: 40, y: 312, width: 340, height: 104 },
		name: { x: 24, y: 696, width: 372, height: 246 },
	},
	under: `<defs>${slanted("front", [
		[0, look.light],
		[0.4, look.base],
		[1, look.base],
	])}${down("side", [
		[0, look.dark],
		[1, look.deep],
	])}${down("roof", [
		[0, look.light],
		[1, look.base],
	])}<clipPath id="shape"><path d="M24 300h372v672q0 14-14 14H38q-14 0-14-14Z"/></clipPath></defs>
<path d="M396 300L536 250V926q0 8-8 12L396 986Z" fill="url(#side)"/>
<path d="M396 300L478 112l58 138Z" fill="${look.deep}"/><path d="M396 300L478 112l14 34-34 140Z" fill="${look.dark}"/>
<path d="M24 300L104 112H478L396 300Z" fill="url(#roof)"/>
<path d="M104 36q0-10 10-10H470q10 0 10 10v82H104Z" fill="${look.light}"/><path d="M104 36q0-10 10-10H470q10 0 10 10v30H104Z" fill="#FFF" opacity=".38"/><path d="M104 112H480" stroke="${look.deep}" stroke-opacity=".45" stroke-width="6"/>
<path d="M24 300h372v672q0 14-14 14H38q-14 0-14-14Z" fill="url(#front)"/>
<g clip-path="url(#shape)">${drawLabel({ x: 10, y: 424, width: 400, height: 420 }, look, 0)}</g>`,
	over: `<defs>${slanted("sheen", [
		[0, "#FFFFFF", 0.34],
		[0.3, "#FFFFFF", 0.05],
		[0.5, "#FFFFFF", 0],
		[1, "#1B0E12", 0.16],
	])}</defs>
<rect x="24" y="300" width="372" height="686" rx="12" fill="url(#sheen)"/>
<path d="M396 424L536 372V790L396 844Z" fill="#FFFAF1" opacity=".2"/><path d="M396 776L536 722V790L396 844Z" fill="${look.accent}" opacity=".55"/>
<path d="M396 300V986M24 300H396L478 112" fill="none" stroke="#FFF" stroke-opacity=".45" stroke-width="5"/>
<ellipse cx="236" cy="206" rx="66" ry="44" fill="${look.deep}" opacity=".35"/><path d="M174 168q0-24 60-24t60 24v34q0 26-60 26t-60-26Z" fill="${look.accent}"/><ellipse cx="234" cy="166" rx="60" ry="23" fill="#FFF" opacity=".5"/><path d="M192 190v26M214 196v28M236 198v28M258 196v28M278 190v26" stroke="#1B0E12" stroke-opacity=".16" stroke-width="5"/>`,
});
