import { drawLabel } from "./label";
import { across, down, glow, type PackDrawer } from "./pack";

const body =
	"M64 18h572q12 0 12 12c-2 150 2 240 18 420c14 160 18 300 6 400c-4 40-40 58-96 66c-150 20-302 20-452 0c-56-8-92-26-96-66c-12-100-8-240 6-400c16-180 20-270 18-420q0-12 12-12Z";

export const drawPouch: PackDrawer = (look) => ({
	width: 700,
	height: 950,
	art: { x: 190, y: 316, width: 320, height: 230 },
	words: {
		brand: { x: 90, y: 158, width: 520, height: 126 },
		name: { x: 56, y: 566, width: 588, height: 252 },
	},
	under: `<defs>${across("body", [
		[0, look.dark],
		[0.16, look.base],
		[0.34, look.light],
		[0.62, look.base],
		[1, look.dark],
	])}<clipPath id="shape"><path d="${body}"/></clipPath></defs>
<path d="${body}" fill="url(#body)"/><g clip-path="url(#shape)">${drawLabel({ x: 0, y: 322, width: 700, height: 468 }, look, 10)}</g>`,
	over: `<defs>${glow(
		"puff",
		[
			[0, "#FFFFFF", 0.3],
			[0.5, "#FFFFFF", 0.03],
			[0.75, "#1B0E12", 0.04],
			[1, "#1B0E12", 0.34],
		],
		'cx=".42" cy=".46" r=".64"',
	)}${down("seam", [
		[0, "#FFFFFF", 0.5],
		[1, "#FFFFFF", 0.14],
	])}${down("foot", [
		[0, look.deep, 0],
		[1, look.deep, 0.5],
	])}</defs>
<path d="${body}" fill="url(#puff)"/><g clip-path="url(#shape)">
<rect x="40" y="0" width="620" height="84" fill="url(#seam)"/><path d="M40 86H660" stroke="${look.deep}" stroke-opacity=".35" stroke-width="5"/>
<path d="M40 128H660" stroke="#FFF" stroke-opacity=".5" stroke-width="7"/><path d="M40 138H660" stroke="${look.deep}" stroke-opacity=".3" stroke-width="6"/>
<path d="M20 830C150 770 550 770 680 830V950H20Z" fill="url(#foot)"/><path d="M24 838C160 782 540 782 676 838" fill="none" stroke="#FFF" stroke-opacity=".4" stroke-width="5"/>
<path d="M78 180c-10 190-34 330-34 560" fill="none" stroke="#FFF" stroke-width="22" stroke-linecap="round" opacity=".34"/>
<path d="M612 170c8 120 18 200 26 300" fill="none" stroke="${look.deep}" stroke-width="12" stroke-linecap="round" opacity=".2"/></g>
<circle cx="350" cy="50" r="22" fill="#FFF" opacity=".85"/><circle cx="350" cy="50" r="22" fill="none" stroke="${look.deep}" stroke-opacity=".3" stroke-width="4"/>`,
});
