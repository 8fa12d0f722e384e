import { drawLabel } from "./label";
import { across, glow, type PackDrawer } from "./pack";

const teeth = (count: number, step: number, depth: number) =>
	Array.from(
		{ length: count },
		() => `l${step / 2} ${depth}l${step / 2} ${-depth}`,
	).join("");
const body = `M50 34${teeth(20, 31, -16)}C672 120 692 160 700 300c8 130 6 240-2 370c-6 120-22 160-34 236${teeth(20, -31, 16)}C40 830 26 790 20 670c-8-130-10-240-2-370c8-140 30-180 32-266Z`;

export const drawBag: PackDrawer = (look) => ({
	width: 720,
	height: 940,
	art: { x: 190, y: 306, width: 340, height: 236 },
	words: {
		brand: { x: 96, y: 150, width: 528, height: 130 },
		name: { x: 72, y: 566, width: 576, height: 262 },
	},
	under: `<defs>${across("body", [
		[0, look.dark],
		[0.16, look.base],
		[0.36, look.light],
		[0.62, look.base],
		[1, look.dark],
	])}<clipPath id="shape"><path d="${body}"/></clipPath></defs>
<path d="${body}" fill="url(#body)"/><g clip-path="url(#shape)">${drawLabel({ x: 0, y: 316, width: 720, height: 470 }, look, 14)}</g>`,
	over: `<defs>${glow(
		"puff",
		[
			[0, "#FFFFFF", 0.34],
			[0.45, "#FFFFFF", 0.04],
			[0.72, "#1B0E12", 0.05],
			[1, "#1B0E12", 0.4],
		],
		'cx=".42" cy=".46" r=".62"',
	)}</defs>
<path d="${body}" fill="url(#puff)"/><g clip-path="url(#shape)" fill="none" stroke-linecap="round">
<rect x="0" y="0" width="720" height="92" fill="#FFF" opacity=".24"/><rect x="0" y="850" width="720" height="90" fill="#1B0E12" opacity=".12"/>
<g stroke="#1B0E12" stroke-opacity=".14" stroke-width="5">${[46, 60, 74, 868, 882, 896].map((y) => `<path d="M30 ${y}H690"/>`).join("")}</g>
<path d="M120 104c14 60 10 110-16 170M600 104c-14 60-8 120 22 180M250 102c6 30 4 50-4 80M470 102c-4 30 0 56 10 84M110 838c10-60 4-100-14-150M610 838c-12-70-6-110 12-160" stroke="#1B0E12" stroke-opacity=".2" stroke-width="11"/>
<path d="M134 104c14 60 10 110-12 166M586 104c-14 60-8 120 18 176M124 838c8-60 2-100-12-146M596 838c-12-70-8-110 8-156" stroke="#FFF" stroke-opacity=".42" stroke-width="8"/>
<path d="M62 300c-10 130-8 260 4 400" stroke="#FFF" stroke-opacity=".4" stroke-width="20"/></g>`,
});
