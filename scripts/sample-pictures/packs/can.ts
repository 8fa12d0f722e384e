import { drawLabel } from "./label";
import { across, down, type PackDrawer, roundLight } from "./pack";

const body =
	"M62 96c-14 20-22 38-22 62v660c0 26 10 46 26 62c40 34 348 34 388 0c16-16 26-36 26-62V158c0-24-8-42-22-62Z";
const steel = (id: string) =>
	across(id, [
		[0, "#8B929B"],
		[0.14, "#E9ECEF"],
		[0.3, "#FFFFFF"],
		[0.52, "#C3C9D0"],
		[0.8, "#8E959E"],
		[1, "#B8BEC6"],
	]);

export const drawCan: PackDrawer = (look) => ({
	width: 520,
	height: 920,
	art: { x: 120, y: 300, width: 280, height: 244 },
	words: {
		brand: { x: 62, y: 150, width: 396, height: 116 },
		name: { x: 40, y: 566, width: 440, height: 236 },
	},
	under: `<defs>${steel("steel")}${down("lid", [
		[0, "#AEB5BD"],
		[1, "#EEF0F2"],
	])}${across("body", [
		[0, look.base],
		[0.3, look.light],
		[0.6, look.base],
		[1, look.dark],
	])}<clipPath id="shape"><path d="${body}"/></clipPath></defs>
<path d="M66 860c0 54 388 54 388 0v-24H66Z" fill="url(#steel)"/>
<path d="${body}" fill="url(#body)"/><g clip-path="url(#shape)">${drawLabel({ x: 20, y: 268, width: 480, height: 470 }, look, 24)}</g>`,
	over: `<defs>${roundLight("light", 1.05)}</defs><path d="${body}" fill="url(#light)"/>
<path d="M62 96c0-52 396-52 396 0c6 10 4 18-4 24c-60 34-328 34-388 0c-8-6-10-14-4-24Z" fill="url(#steel)"/>
<ellipse cx="260" cy="86" rx="186" ry="30" fill="url(#lid)"/><ellipse cx="260" cy="92" rx="168" ry="23" fill="#C9CFD6"/>
<path d="M226 88c0-12 68-14 74 0c4 12-14 18-38 18s-36-8-36-18Z" fill="#F4F6F8" stroke="#8E959E" stroke-width="4"/><ellipse cx="262" cy="88" rx="17" ry="6" fill="#9BA2AB"/>`,
});
