import { shade } from "../oklch";
import { down, slanted, softBlur } from "../packs/pack";
import type { PropDrawing } from "./prop";

/** A closed gift box with a ribbon, to stand behind small precious things. */
export const giftBox = (colour: string, ribbon: string): PropDrawing => ({
	width: 860,
	height: 800,
	slots: [],
	under: `<defs>${slanted("front", [
		[0, shade(colour, 0.1)],
		[0.5, colour],
		[1, shade(colour, -0.07)],
	])}${slanted("lid", [
		[0, shade(colour, 0.16)],
		[1, shade(colour, 0.02)],
	])}${down("ribbon", [
		[0, shade(ribbon, 0.1)],
		[1, shade(ribbon, -0.08)],
	])}${softBlur("inner", 12)}</defs>
<path d="M60 330H800V766q0 20 -20 20H80q-20 0 -20 -20Z" fill="url(#front)"/><rect x="60" y="330" width="740" height="66" fill="#000" opacity=".16"/>
<rect x="374" y="230" width="112" height="556" fill="url(#ribbon)"/><rect x="374" y="330" width="112" height="66" fill="#000" opacity=".16"/>
<rect x="30" y="224" width="800" height="124" rx="18" fill="url(#lid)"/><path d="M44 230H816" stroke="#FFF" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/><rect x="374" y="224" width="112" height="124" fill="url(#ribbon)"/>`,
	over: `<path d="M430 214C330 30 160 40 172 130c8 68 150 96 258 84Z" fill="${ribbon}"/><path d="M430 214C530 30 700 40 688 130c-8 68 -150 96 -258 84Z" fill="${shade(ribbon, -0.05)}"/>
<path d="M412 196C350 96 236 76 232 128c-2 44 96 70 180 68ZM448 196C510 96 624 76 628 128c2 44 -96 70 -180 68Z" fill="${shade(ribbon, -0.2)}"/>
<path d="M404 208L300 318l64 6 76 -100ZM456 208L560 318l-64 6 -76 -100Z" fill="${shade(ribbon, -0.1)}"/>
<rect x="386" y="164" width="88" height="78" rx="26" fill="${shade(ribbon, 0.06)}"/><path d="M200 108c14 -30 60 -30 110 6M402 180q28 -10 56 0" fill="none" stroke="#FFF" stroke-opacity=".5" stroke-width="9" stroke-linecap="round"/>`,
});
