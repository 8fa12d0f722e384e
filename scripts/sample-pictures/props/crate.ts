import { sailMark } from "../packs/family";
import { down, softBlur } from "../packs/pack";
import { brand } from "../palette";
import type { PropDrawing } from "./prop";

const slat = (y: number, height: number) =>
	`<rect x="20" y="${y}" width="960" height="${height}" rx="14" fill="url(#slat)"/><path d="M40 ${y + 6}H960" stroke="#FFF" stroke-opacity=".45" stroke-width="6" stroke-linecap="round"/><path d="M60 ${y + height * 0.4}q180 -14 360 0t480 4M90 ${y + height * 0.68}q220 12 420 -2t380 6" fill="none" stroke="#8A5420" stroke-opacity=".22" stroke-width="5"/>`;

const nail = (x: number, y: number) =>
	`<circle cx="${x}" cy="${y}" r="8" fill="#7A4A1C" opacity=".55"/>`;

/** A market crate, for what is sold loose. */
export const crate = (): PropDrawing => ({
	width: 1000,
	height: 860,
	under: `<defs>${down("back", [
		[0, "#B47A3C"],
		[1, "#7E4F20"],
	])}${softBlur("inner", 14)}</defs><rect x="60" y="330" width="880" height="420" rx="12" fill="url(#back)"/><rect x="60" y="330" width="880" height="34" rx="12" fill="${brand.wood}"/>`,
	slots: [
		{ x: 250, bottom: 470, size: 330, tilt: -9 },
		{ x: 500, bottom: 420, size: 340, tilt: 4 },
		{ x: 750, bottom: 470, size: 330, tilt: 10 },
		{ x: 200, bottom: 610, size: 330, tilt: 8 },
		{ x: 400, bottom: 600, size: 340, tilt: -6 },
		{ x: 612, bottom: 604, size: 340, tilt: 7 },
		{ x: 806, bottom: 610, size: 330, tilt: -8 },
	],
	over: `<defs>${down("slat", [
		[0, "#EDC38A"],
		[0.5, brand.wood],
		[1, "#BE8642"],
	])}${down("post", [
		[0, "#E2B273"],
		[1, "#A87132"],
	])}${down("gap", [
		[0, "#5A3512", 0.55],
		[1, "#5A3512", 0.2],
	])}</defs>
<rect x="40" y="600" width="920" height="210" fill="#6B4218"/>${slat(540, 128)}<rect x="30" y="668" width="940" height="18" fill="url(#gap)"/>${slat(694, 128)}
<rect x="16" y="520" width="82" height="326" rx="12" fill="url(#post)"/><rect x="902" y="520" width="82" height="326" rx="12" fill="url(#post)"/><path d="M26 528v300M912 528v300" stroke="#FFF" stroke-opacity=".35" stroke-width="6"/>
${nail(57, 575)}${nail(57, 635)}${nail(57, 730)}${nail(57, 790)}${nail(943, 575)}${nail(943, 635)}${nail(943, 730)}${nail(943, 790)}
<g transform="translate(420 566) scale(5)">${""}</g><g opacity=".85" transform="translate(444 612) scale(3.5)">${sailMark("#9C0A22", "#9C0A22")}</g>`,
});
