import { shade } from "../oklch";
import { sailMark } from "../packs/family";
import { down, slanted, softBlur } from "../packs/pack";
import { brand } from "../palette";
import type { PropDrawing } from "./prop";

/** A boutique's paper bag in one strong colour, to stand behind the thing. */
export const shoppingBag = (colour: string): PropDrawing => ({
	width: 760,
	height: 960,
	slots: [],
	under: `<defs>${slanted("front", [
		[0, shade(colour, 0.12)],
		[0.45, colour],
		[1, shade(colour, -0.05)],
	])}${down("side", [
		[0, shade(colour, -0.09)],
		[1, shade(colour, -0.18)],
	])}${softBlur("inner", 10)}</defs>
<path d="M250 262C250 20 470 20 470 252" fill="none" stroke="${shade(colour, -0.2)}" stroke-width="17" stroke-linecap="round"/>
<path d="M30 270L120 236H724L590 270Z" fill="${shade(colour, -0.26)}"/>
<path d="M590 270L724 236V888L590 944Z" fill="url(#side)"/><path d="M590 270L660 300V640L724 888L590 944Z" fill="#000" opacity=".1"/>
<path d="M30 270H590V944H44q-14 0 -14 -14Z" fill="url(#front)"/>`,
	over: `<path d="M30 274H590" stroke="#FFF" stroke-opacity=".5" stroke-width="6"/><path d="M590 272V944" stroke="#FFF" stroke-opacity=".3" stroke-width="5"/>
<path d="M190 300C190 50 420 50 420 300" fill="none" stroke="${brand.label}" stroke-width="17" stroke-linecap="round"/><circle cx="190" cy="306" r="14" fill="${shade(colour, -0.2)}"/><circle cx="420" cy="306" r="14" fill="${shade(colour, -0.2)}"/>
<g transform="translate(190 430) scale(7.500)">${sailMark(brand.label, brand.label)}</g>
<path d="M30 840q70 -40 140 0t140 0t140 0t140 0V944H44q-14 0 -14 -14Z" fill="#FFF" opacity=".14"/>`,
});
