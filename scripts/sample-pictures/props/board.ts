import { glow, slanted, softBlur } from "../packs/pack";
import { brand } from "../palette";
import type { PropDrawing } from "./prop";

/** A round wooden board with a heap of the thing on it. */
export const board = (heapAt: number): PropDrawing => ({
	width: 1000,
	height: 620,
	under: `<defs>${slanted("top", [
		[0, "#F3D3A2"],
		[0.5, brand.wood],
		[1, "#C48C4A"],
	])}${slanted("edge", [
		[0, "#C08A4A"],
		[1, "#8A5724"],
	])}${glow("sheen", [
		[0, "#FFFFFF", 0.35],
		[1, "#FFFFFF", 0],
	])}${softBlur("inner", 13)}</defs>
<path d="M30 440V480C30 600 970 600 970 480V440Z" fill="url(#edge)"/><ellipse cx="500" cy="440" rx="470" ry="122" fill="url(#top)"/>
<g fill="none" stroke="#8A5420" stroke-opacity=".2" stroke-width="5"><ellipse cx="480" cy="436" rx="396" ry="92"/><ellipse cx="470" cy="434" rx="300" ry="64"/><ellipse cx="462" cy="432" rx="196" ry="38"/></g>
<ellipse cx="420" cy="410" rx="380" ry="80" fill="url(#sheen)"/><path d="M40 452C90 580 910 580 960 452" fill="none" stroke="#FFF" stroke-opacity=".3" stroke-width="5"/>`,
	slots: [
		{ x: heapAt - 110, bottom: 420, size: 290, tilt: 5 },
		{ x: heapAt + 110, bottom: 446, size: 270, tilt: 12 },
		{ x: heapAt, bottom: 510, size: 310, tilt: -8 },
	],
	over: "",
});
