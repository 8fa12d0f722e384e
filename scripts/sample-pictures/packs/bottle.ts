import { drawLabel } from "./label";
import { across, down, type PackDrawer, roundLight } from "./pack";

const body =
	"M148 170h104c0 62 26 84 66 122c36 34 52 66 52 118v500c0 46-30 74-78 74H108c-48 0-78-28-78-74V410c0-52 16-84 52-118c40-38 66-60 66-122Z";

export const drawBottle: PackDrawer = (look) => ({
	width: 488,
	height: 1000,
	art: { x: 104, y: 524, width: 280, height: 176 },
	words: {
		brand: { x: 70, y: 372, width: 348, height: 88 },
		name: { x: 40, y: 712, width: 408, height: 236 },
	},
	under: `<g transform="scale(1.22 1)"><defs>${across("body", [
		[0, look.base],
		[0.3, look.light],
		[0.65, look.base],
		[1, look.dark],
	])}${across("cap", [
		[0, look.dark],
		[0.3, look.light],
		[0.7, look.accent],
		[1, look.dark],
	])}${across("neck", [
		[0, look.dark],
		[0.35, look.light],
		[1, look.deep],
	])}<clipPath id="shape"><path d="${body}"/></clipPath></defs>
<rect x="140" y="138" width="120" height="60" rx="10" fill="url(#neck)"/>
<path d="${body}" fill="url(#body)"/>
<g clip-path="url(#shape)">${drawLabel({ x: 20, y: 486, width: 360, height: 354 }, look, 16)}</g></g>`,
	over: `<g transform="scale(1.22 1)"><defs>${roundLight("light")}${roundLight("caplight", 1.1)}${down(
		"foot",
		[
			[0, look.deep, 0],
			[1, look.deep, 0.55],
		],
	)}</defs>
<path d="${body}" fill="url(#light)"/><g clip-path="url(#shape)"><rect x="0" y="900" width="400" height="100" fill="url(#foot)"/></g>
<path d="M106 318c-26 26-40 52-42 92" fill="none" stroke="#FFF" stroke-width="15" stroke-linecap="round" opacity=".55"/>
<rect x="122" y="16" width="156" height="134" rx="24" fill="${look.accent}"/><rect x="122" y="16" width="156" height="134" rx="24" fill="url(#caplight)"/>
<rect x="116" y="132" width="168" height="26" rx="13" fill="${look.accent}"/><rect x="116" y="132" width="168" height="26" rx="13" fill="url(#caplight)"/>
<g stroke="#1B0E12" stroke-opacity=".12" stroke-width="4">${[146, 168, 190, 212, 234, 256].map((x) => `<path d="M${x} 44v78"/>`).join("")}</g></g>`,
});
