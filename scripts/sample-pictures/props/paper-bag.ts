import { sailMark } from "../packs/family";
import { across, softBlur } from "../packs/pack";
import { brand } from "../palette";
import type { PropDrawing } from "./prop";

const teeth = Array.from({ length: 14 }, () => "l18.570 -16l18.570 16").join(
	"",
);

/** A greengrocer's paper bag with its contents looking out. */
export const paperBag = (): PropDrawing => ({
	width: 680,
	height: 960,
	under: `<defs>${softBlur("inner", 14)}</defs><path d="M96 350l-8 -60H592l-8 60v300H96Z" fill="#8F6334"/>`,
	slots: [
		{ x: 220, bottom: 520, size: 360, tilt: -14 },
		{ x: 460, bottom: 520, size: 360, tilt: 13 },
		{ x: 340, bottom: 560, size: 400, tilt: 2 },
	],
	over: `<defs>${across("paper", [
		[0, "#B98850"],
		[0.1, brand.kraft],
		[0.3, "#E6C091"],
		[0.62, brand.kraft],
		[1, "#A87843"],
	])}</defs>
<path d="M80 400${teeth}L622 930q0 16 -18 16H76q-18 0 -18 -16Z" fill="url(#paper)"/>
<path d="M170 420L140 940M512 420L540 940" stroke="#6E4720" stroke-opacity=".2" stroke-width="7"/><path d="M182 420L152 940M500 420L528 940" stroke="#FFF" stroke-opacity=".22" stroke-width="6"/>
<path d="M62 860q280 -26 556 0" fill="none" stroke="#6E4720" stroke-opacity=".22" stroke-width="6"/>
<circle cx="340" cy="660" r="112" fill="${brand.label}"/><circle cx="340" cy="660" r="98" fill="none" stroke="${brand.red}" stroke-width="6"/><g transform="translate(268 584) scale(4.500)">${sailMark(brand.red, brand.jade)}</g>`,
});
