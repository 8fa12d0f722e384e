import { brand } from "../palette";
import { down, type PackDrawer, slanted } from "./pack";

const rim =
	"M120 150Q128 96 186 96H814Q872 96 880 150L962 470Q974 540 900 540H100Q26 540 38 470Z";
const well =
	"M162 168Q168 134 204 134H796Q832 134 838 168L900 446Q908 494 862 494H138Q92 494 100 446Z";

/** A closed tray in a printed sleeve, for a dish or where the vector is the living animal. */
export const drawSleevedTray: PackDrawer = (look) => {
	const open = drawTray(look);
	return {
		...open,
		art: { x: 390, y: 108, width: 220, height: 158 },
		words: {
			brand: { x: 300, y: 286, width: 400, height: 62 },
			name: { x: 206, y: 278, width: 588, height: 252 },
			isOnPaper: true,
			brandHeight: 66,
		},
		under: `${open.under}<defs>${slanted("sleeve", [
			[0, look.light],
			[0.5, look.base],
			[1, look.base],
		])}${slanted("film", [
			[0, "#FFFFFF", 0.5],
			[0.2, "#FFFFFF", 0.1],
			[0.5, "#FFFFFF", 0],
			[1, "#FFFFFF", 0.14],
		])}</defs>
<path d="${rim}" fill="url(#film)"/><path d="M216 92H784L836 544H164Z" fill="url(#sleeve)"/><path d="M164 544H836L818 626H182Z" fill="${look.dark}"/>
<path d="M216 92h22L188 544h-24ZM784 92h-22L812 544h24Z" fill="${look.accent}"/><ellipse cx="500" cy="306" rx="206" ry="190" fill="${brand.label}"/><ellipse cx="500" cy="306" rx="192" ry="176" fill="${look.light}" opacity=".4"/>`,
		over: `<path d="M216 92H784L790 140H210Z" fill="#FFF" opacity=".22"/>`,
	};
};

/** The only pack that shows the thing itself: two or three pieces under film. */
export const drawTray: PackDrawer = (look) => ({
	width: 1000,
	height: 640,
	art: { x: 150, y: 96, width: 700, height: 300, count: 3 },
	words: {
		brand: { x: 260, y: 342, width: 420, height: 62 },
		name: { x: 230, y: 334, width: 480, height: 256 },
		isOnPaper: true,
		brandHeight: 66,
	},
	under: `<defs>${down("rim", [
		[0, "#FFFFFF"],
		[1, "#E9E6E1"],
	])}${down("wall", [
		[0, "#DAD6D0"],
		[1, "#B9B3AB"],
	])}${down("well", [
		[0, "#C9C4BC"],
		[0.25, "#E4E0DA"],
		[1, "#F6F4F0"],
	])}</defs>
<path d="M36 486L78 590Q90 622 130 622H870Q910 622 922 590L964 486Z" fill="url(#wall)"/>
<path d="${rim}" fill="url(#rim)"/><path d="${rim}" fill="none" stroke="#FFF" stroke-width="6"/><path d="${well}" fill="url(#well)"/>`,
	over: `<defs>${slanted("film", [
		[0, "#FFFFFF", 0.5],
		[0.2, "#FFFFFF", 0.1],
		[0.5, "#FFFFFF", 0],
		[1, "#FFFFFF", 0.14],
	])}<clipPath id="inside"><path d="${rim}"/></clipPath></defs>
<g clip-path="url(#inside)"><path d="${rim}" fill="url(#film)"/><path d="M250 80L120 560H190L330 80ZM360 80L236 560H262L388 80Z" fill="#FFF" opacity=".3"/>
<path d="M690 70H850L990 560H800Z" fill="${look.base}"/><path d="M690 70H706L820 560H800ZM834 70H850L990 560H970Z" fill="${look.accent}"/></g>`,
});
