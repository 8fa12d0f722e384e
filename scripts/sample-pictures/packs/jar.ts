import { drawLabel } from "./label";
import { across, down, glow, type PackDrawer, roundLight } from "./pack";

const glass =
	"M92 178h456c46 22 66 60 66 110v440c0 62-34 100-96 100H122c-62 0-96-38-96-100V288c0-50 20-88 66-110Z";
const filling =
	"M84 226h472c22 18 32 44 32 74v420c0 50-26 80-76 80H128c-50 0-76-30-76-80V300c0-30 10-56 32-74Z";

export const drawJar: PackDrawer = (look) => ({
	width: 640,
	height: 840,
	art: { x: 190, y: 366, width: 260, height: 156 },
	words: {
		brand: { x: 60, y: 544, width: 520, height: 64 },
		name: { x: 34, y: 530, width: 572, height: 258 },
		isOnPaper: true,
		brandHeight: 68,
	},
	under: `<defs>${glow("filling", [
		[0, look.contents],
		[1, look.contents],
	])}${down("depth", [
		[0, "#FFFFFF", 0.35],
		[0.4, "#FFFFFF", 0],
		[1, "#2A1408", 0.35],
	])}${across("glass", [
		[0, "#DDE7EA"],
		[0.3, "#FFFFFF"],
		[0.7, "#EFF5F6"],
		[1, "#C5D2D6"],
	])}<clipPath id="shape"><path d="${glass}"/></clipPath></defs>
<path d="${glass}" fill="url(#glass)"/><path d="${filling}" fill="url(#filling)"/><path d="${filling}" fill="url(#depth)"/>
<g clip-path="url(#shape)">${drawLabel({ x: 10, y: 322, width: 620, height: 420 }, look, 16)}</g>`,
	over: `<defs>${roundLight("light", 0.85)}${roundLight("caplight", 1.1)}</defs><path d="${glass}" fill="url(#light)"/>
<path d="M112 236c-24 14-36 38-36 68" fill="none" stroke="#FFF" stroke-width="20" stroke-linecap="round" opacity=".75"/>
<path d="M64 44c0-18 12-32 32-32h448c20 0 32 14 32 32v110c0 20-12 34-32 34H96c-20 0-32-14-32-34Z" fill="${look.base}"/>
<path d="M64 44c0-18 12-32 32-32h448c20 0 32 14 32 32v110c0 20-12 34-32 34H96c-20 0-32-14-32-34Z" fill="url(#caplight)"/>
<rect x="64" y="120" width="512" height="16" fill="${look.accent}" opacity=".95"/><path d="M80 36c0-10 8-14 20-14h440c12 0 20 4 20 14" fill="none" stroke="#FFF" stroke-width="7" opacity=".5"/>
<rect x="80" y="186" width="480" height="12" rx="6" fill="#1B0E12" opacity=".22"/>`,
});
