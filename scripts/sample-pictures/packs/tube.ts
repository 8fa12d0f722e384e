import { drawLabel } from "./label";
import { across, down, type PackDrawer, roundLight } from "./pack";

const body =
	"M22 30q0-12 12-12h352q12 0 12 12v44c-6 250-22 480-46 706q-4 30-34 30H102q-30 0-34-30C44 554 28 324 22 74Z";

export const drawTube: PackDrawer = (look) => ({
	width: 496,
	height: 1000,
	art: { x: 128, y: 292, width: 240, height: 190 },
	words: {
		brand: { x: 70, y: 118, width: 356, height: 118 },
		name: { x: 84, y: 512, width: 328, height: 248 },
	},
	under: `<g transform="scale(1.18 1)"><defs>${across("body", [
		[0, look.base],
		[0.3, look.light],
		[0.65, look.base],
		[1, look.dark],
	])}<clipPath id="shape"><path d="${body}"/></clipPath></defs>
<path d="${body}" fill="url(#body)"/><g clip-path="url(#shape)">${drawLabel({ x: 10, y: 286, width: 400, height: 380 }, look, 10)}</g></g>`,
	over: `<g transform="scale(1.18 1)"><defs>${roundLight("light", 0.9)}${roundLight("caplight", 1.1)}${down(
		"crimp",
		[
			[0, "#FFFFFF", 0.55],
			[1, "#FFFFFF", 0.2],
		],
	)}</defs>
<path d="${body}" fill="url(#light)"/><g clip-path="url(#shape)"><rect x="0" y="0" width="420" height="78" fill="url(#crimp)"/><path d="M20 80H400" stroke="${look.deep}" stroke-opacity=".4" stroke-width="5"/>
<g stroke="#1B0E12" stroke-opacity=".13" stroke-width="4">${Array.from({ length: 17 }, (_, at) => `<path d="M${40 + at * 21} 22v50"/>`).join("")}</g></g>
<path d="M86 800h248l-8 26H94Z" fill="${look.deep}" opacity=".6"/>
<path d="M78 826q0-12 12-12h240q12 0 12 12l-10 136q-2 24-26 24H114q-24 0-26-24Z" fill="${look.accent}"/><path d="M78 826q0-12 12-12h240q12 0 12 12l-10 136q-2 24-26 24H114q-24 0-26-24Z" fill="url(#caplight)"/>
<g stroke="#1B0E12" stroke-opacity=".12" stroke-width="5">${[122, 150, 178, 206, 234, 262, 290].map((x) => `<path d="M${x} 842v118"/>`).join("")}</g></g>`,
});
