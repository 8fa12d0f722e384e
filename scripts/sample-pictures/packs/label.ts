import { brand } from "../palette";
import type { LabelStyle, PackLook } from "./pack";

export type Area = { x: number; y: number; width: number; height: number };

type LabelDrawer = (area: Area, look: PackLook, bow: number) => string;

const drawers: Record<LabelStyle, LabelDrawer> = {
	wave: waveBand,
	arch: archWindow,
	disc: discBand,
};

/** The label round a pack, in one of the family's three styles. `bow` bends its edges round a can. */
export const drawLabel: LabelDrawer = (area, look, bow) =>
	drawers[look.label](area, look, bow);

const curve = ({ x, width }: Area, at: number, bow: number) =>
	`M${x} ${at}Q${x + width / 2} ${at + bow * 2} ${x + width} ${at}`;

const band = (area: Area, from: number, to: number, bow: number) =>
	`${curve(area, from, bow)}V${to}Q${area.x + area.width / 2} ${to + bow * 2} ${area.x} ${to}Z`;

function swell(
	{ x, width, height }: Area,
	at: number,
	foot: number,
	shift: number,
): string {
	const step = width / 3;
	let path = `M${x - step + shift} ${at}`;
	for (let count = 0; count < 5; count += 1) {
		path += `q${step / 4} ${-height * 0.075} ${step / 2} 0t${step / 2} 0`;
	}
	return `${path}V${foot}H${x - step}Z`;
}

/** Cream paper with harbour waves at its foot. */
function waveBand(area: Area, look: PackLook, bow: number): string {
	const { x, y, width, height } = area;
	const foot = y + height;
	const below = foot + bow * 2 + 20;
	const crest = foot - height * 0.2 + bow;
	return `<clipPath id="paper"><path d="${band(area, y, foot, bow)}"/></clipPath><g clip-path="url(#paper)"><rect x="${x}" y="${y}" width="${width}" height="${height + bow * 2}" fill="${brand.label}"/>
<circle cx="${x + width / 2}" cy="${y + height * 0.44 + bow}" r="${Math.min(width, height) * 0.42}" fill="${look.light}" opacity=".5"/>
<path d="${swell(area, crest, below, 0)}" fill="${look.accent}"/><path d="${swell(area, crest + height * 0.075, below, -width * 0.13)}" fill="${look.dark}"/></g>
<path d="${curve(area, y, bow)}${curve(area, foot, bow)}" fill="none" stroke="${look.accent}" stroke-width="9"/>`;
}

/** An arched window, as over the door of an old shop. */
function archWindow(
	{ x, y, width, height }: Area,
	look: PackLook,
	bow: number,
): string {
	const inset = width * 0.12;
	const [left, right] = [x + inset, x + width - inset];
	const middle = x + width / 2;
	const top = y - height * 0.02;
	const foot = y + height * 1.06;
	const arch = (by: number) =>
		`M${left - by} ${foot + by}V${y + height * 0.42}C${left - by} ${top + height * 0.12 - by} ${left + width * 0.16} ${top - by} ${middle} ${top - by}C${right - width * 0.16} ${top - by} ${right + by} ${top + height * 0.12 - by} ${right + by} ${y + height * 0.42}V${foot + by}Q${middle} ${foot + by + bow * 2} ${left - by} ${foot + by}Z`;
	const wave = { x, y, width, height };
	return `<clipPath id="paper"><path d="${arch(0)}"/></clipPath><path d="${arch(16)}" fill="${look.accent}"/><path d="${arch(0)}" fill="${brand.label}"/>
<g clip-path="url(#paper)"><rect x="${x}" y="${y + height * 0.5}" width="${width}" height="${height}" fill="${look.light}" opacity=".42"/><path d="${swell(wave, y + height * 0.9, foot + 60, -width * 0.05)}" fill="${look.base}"/></g>`;
}

/** A coloured belt with a cream disc on it. */
function discBand(area: Area, look: PackLook, bow: number): string {
	const { x, y, width, height } = area;
	const radius = Math.min(width * 0.43, height * 0.5);
	const [middle, centre] = [x + width / 2, y + height * 0.45 + bow];
	return `<path d="${band(area, y + height * 0.2, y + height * 0.74, bow)}" fill="${look.accent}"/><path d="${band(area, y + height * 0.79, y + height * 0.83, bow)}${band(area, y + height * 0.11, y + height * 0.15, bow)}" fill="${look.accent}" opacity=".8"/>
<circle cx="${middle}" cy="${centre}" r="${radius * 1.07}" fill="${look.dark}"/><circle cx="${middle}" cy="${centre}" r="${radius}" fill="${brand.label}"/><circle cx="${middle}" cy="${centre}" r="${radius * 0.9}" fill="none" stroke="${look.accent}" stroke-width="7"/>`;
}
