import { screen, theme } from "@/lib/theme/theme";
import { kit } from "./kit-css";

// What stands in most regions, as classes that work everywhere: `GlobalStyle` carries them once, and no region writes
// them again. Each does one thing, so several stand beside each other: `className="row wraps gap-x2 soft"`.

type Classes = Record<string, string>;

function eachOf<Step extends string>(
	steps: readonly Step[],
	rulesOf: (step: Step) => string,
	prefix: string,
): Classes {
	return Object.fromEntries(
		steps.map((step) => [`${prefix}${step}`, rulesOf(step)]),
	);
}

const gaps = ["x1", "x2", "x3", "x4", "x5", "x6", "x8"] as const;
const paddings = ["x3", "x4", "x5"] as const;
const sizes = ["small", "body", "reading", "title"] as const;
const columns = [1, 2, 3];

const layout: Classes = {
	/** One thing below another. */
	stack: kit.stack(),
	/** Beside each other, in the middle of the line. */
	row: kit.row(),
	/** Beside each other, as high as the line. */
	flow: kit.flow(),
	inline: kit.inline(),
	/** An inline that a finger can hit. */
	target: kit.target(),
	/** What lies in the middle of it. */
	centre: kit.centre,
	wraps: "flex-wrap:wrap;",
	/** From one end of the line to the other. */
	apart: "justify-content:space-between;",
	"at-start": "align-items:start;",
	"at-end": "align-items:end;",
	"at-baseline": "align-items:baseline;",
	"to-start": "justify-items:start;",
	"from-top": "align-content:start;",
	grow: kit.grow,
	/** Neither grows nor shrinks. */
	rigid: "flex:none;",
	full: "width:100%;",
	block: "display:block;",
	swipe: kit.swipe,
	...Object.fromEntries(
		columns.map((count) => [`cols-${count}`, kit.columns(count)]),
	),
	...eachOf(gaps, (step) => `gap:${theme.space[step]};`, "gap-"),
	...eachOf(paddings, (step) => `padding:${theme.space[step]};`, "pad-"),
};

const text: Classes = {
	soft: `color:${theme.colour.inkSoft};`,
	note: kit.note,
	accent: `color:${theme.colour.accent};`,
	jade: `color:${theme.colour.jade};`,
	good: kit.good,
	bad: kit.bad,
	regular: "font-weight:400;",
	strong: "font-weight:600;",
	bold: "font-weight:700;",
	underlined: kit.underlined,
	"as-link": kit.link,
	...eachOf(sizes, (size) => `font-size:${theme.type[size]};`, "size-"),
	/** Of a heading: its size and the height of its lines. */
	...eachOf([...sizes, "heading"] as const, kit.heading, "head-"),
	"line-tight": `line-height:${theme.line.tight};`,
	anywhere: "overflow-wrap:anywhere;",
	"no-break": "white-space:nowrap;",
	"one-line": kit.ellipsis,
	"text-balance": "text-wrap:balance;",
	"text-pretty": "text-wrap:pretty;",
	"text-centre": "text-align:center;",
	"text-end": "text-align:end;",
};

const surface: Classes = {
	"as-card": kit.card,
	"as-panel": kit.panel,
	"as-well": kit.well,
	"as-picture": kit.picture,
	fills: kit.cover,
	"rule-above": `border-top:1px solid ${theme.colour.hairline};`,
	"rule-below": `border-bottom:1px solid ${theme.colour.hairline};`,
	/**
	 * Far down a page: laid out when it comes near. Until then it is taken for as high as a shelf mostly is, or as `--late`
	 * says. What is taken for less than it is lies over what follows it, for those who measure a page.
	 */
	late: `content-visibility:auto;contain-intrinsic-block-size:auto var(--late,1080px);overflow-clip-margin:${theme.space.x4};${screen.between}{contain-intrinsic-block-size:auto var(--late,820px);}${screen.desktop}{contain-intrinsic-block-size:auto var(--late,450px);}`,
};

export const kitClasses: Classes = { ...layout, ...text, ...surface };

/** Part of the kit, which `GlobalStyle` carries. */
export const kitClassesCss = Object.entries(kitClasses)
	.map(([name, rules]) => `.${name}{${rules}}`)
	.join("\n");
