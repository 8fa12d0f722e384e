import { screen, theme } from "@/lib/theme/theme";

type Gap = keyof typeof theme.space | 0;

/** Of rows, and of columns where they differ. */
type Gaps = [gap?: Gap, columnGap?: Gap];

function gapOf(gaps: Gaps): string {
	const sizes = gaps.map((gap) => (gap ? theme.space[gap] : 0));
	return sizes.length > 0 ? `gap:${sizes.join(" ")};` : "";
}

/** A number of equal columns, or what `grid-template-columns` takes. */
type Columns = number | string;

type Screen = "phone" | "tablet" | "between" | "narrow" | "desktop";

/** The same on every screen, or others on some. */
type ColumnsByScreen =
	| Columns
	| ({ all: Columns } & { [on in Screen]?: Columns });

function columnsOf(columns: Columns): string {
	if (typeof columns === "string") return `grid-template-columns:${columns};`;
	const equal =
		columns === 1 ? "minmax(0,1fr)" : `repeat(${columns},minmax(0,1fr))`;
	return `grid-template-columns:${equal};`;
}

const screens: readonly Screen[] = [
	"narrow",
	"between",
	"phone",
	"tablet",
	"desktop",
];

function columnsByScreen(columns: ColumnsByScreen): string {
	if (typeof columns !== "object") return columnsOf(columns);
	const others = screens.map((name) => {
		const own = columns[name];
		return own === undefined ? "" : `${screen[name]}{${columnsOf(own)}}`;
	});
	return columnsOf(columns.all) + others.join("");
}

function squareOf(size: number | string): string {
	const length = typeof size === "number" ? `${size}px` : size;
	return `width:${length};height:${length};`;
}

type Colour = keyof typeof theme.colour;

interface HoverLook {
	color?: Colour;
	background?: Colour;
	borderColor?: Colour;
	isUnderlined?: boolean;
}

function looksOf(look: HoverLook): string {
	return [
		look.borderColor && `border-color:${theme.colour[look.borderColor]};`,
		look.background && `background:${theme.colour[look.background]};`,
		look.color && `color:${theme.colour[look.color]};`,
		look.isUnderlined && "text-decoration:underline;",
	]
		.filter(Boolean)
		.join("");
}

const row = "display:flex;align-items:center;";
const wrap = "display:flex;flex-wrap:wrap;";
const inline = "display:inline-flex;align-items:center;";
const centre = "display:grid;place-items:center;";
const icon = `${centre}${squareOf(44)}`;
const hairline = `border:1px solid ${theme.colour.hairline};`;
const page = "max-width:var(--page);margin-inline:auto;";
const between = "justify-content:space-between;";
const panel = `border-radius:${theme.radius.card};background:${theme.colour.card};`;
const card = `${hairline}${panel}`;
const well = `border-radius:${theme.radius.control};background:${theme.colour.sunken};`;
const input = `min-height:44px;border:1px solid ${theme.colour.inkSoft};border-radius:${theme.radius.control};background:${theme.colour.card};font-size:${theme.type.reading};`;
const washed = `background:${theme.colour.accentWash};color:${theme.colour.accentDeep};`;
const marked = `${washed}font-weight:600;`;

/** What regions are made of; each is a group of declarations that may stand in any rule. */
export const kit = {
	/** One thing below another. */
	stack: (...gaps: Gaps) => `display:grid;${gapOf(gaps)}`,
	/** A number of equal columns, none wider than its share. */
	columns: columnsOf,
	grid: (columns: ColumnsByScreen, ...gaps: Gaps) =>
		`display:grid;${gapOf(gaps)}${columnsByScreen(columns)}`,
	/** What lies in the middle of it. */
	centre,
	/** Beside each other, in the middle of the line. */
	row: (...gaps: Gaps) => `${row}${gapOf(gaps)}`,
	rowWrap: (...gaps: Gaps) => `${row}flex-wrap:wrap;${gapOf(gaps)}`,
	inline: (...gaps: Gaps) => `${inline}${gapOf(gaps)}`,
	/** An inline or a row that a finger can hit. */
	target: (...gaps: Gaps) => `${inline}${gapOf(gaps)}min-height:44px;`,
	targetRow: (...gaps: Gaps) => `${row}${gapOf(gaps)}min-height:44px;`,
	/** What a finger hits that shows a picture alone. */
	icon,
	round: `${icon}border-radius:${theme.radius.pill};`,
	/** From one end of the line to the other. */
	spread: (...gaps: Gaps) => `${row}${between}${gapOf(gaps)}`,
	spreadWrap: (...gaps: Gaps) =>
		`${row}flex-wrap:wrap;${between}${gapOf(gaps)}`,
	/** Beside each other, as high as the line. */
	flow: (...gaps: Gaps) => `display:flex;${gapOf(gaps)}`,
	wrap: (...gaps: Gaps) => `${wrap}${gapOf(gaps)}`,
	/** More than fits is reached by swiping. */
	swipe: "overflow-x:auto;scrollbar-width:none;",
	/** As wide as a page, in its middle. */
	page,
	/** What stands between header and footer. */
	main: `${page}padding:${theme.space.x2} ${theme.space.x4} ${theme.space.x12};`,
	/** Takes the room that is left, and no more. */
	grow: "flex:1;min-width:0;",
	square: squareOf,

	panel,
	/** A panel with a hairline around it. */
	card,
	popover: `${card}box-shadow:${theme.shadow.float};`,
	well,
	/** A picture on its ground. */
	picture: `border-radius:${theme.radius.control};background:${theme.colour.tile};object-fit:cover;`,
	outlined: `${hairline}border-radius:${theme.radius.control};background:${theme.colour.card};`,
	pill: `${hairline}border-radius:${theme.radius.pill};`,
	/** Lies over all that it is positioned by. */
	veil: 'content:"";position:absolute;inset:0;',
	/** A picture that fills its box. */
	cover: "width:100%;height:100%;object-fit:cover;",

	input,
	textBox: `${input}padding-inline:${theme.space.x3};`,
	invalid: `border-color:${theme.colour.accent};box-shadow:inset 0 0 0 1px ${theme.colour.accent};`,
	/** Around what holds the focused element. */
	ring: `outline:2px solid ${theme.colour.ink};outline-offset:2px;`,
	washed,
	marked,
	solid: `background:${theme.colour.accentFill};color:${theme.colour.onAccent};`,
	/** Marked, with a border of the same colour. */
	chosen: `border-color:${theme.colour.accent};${marked}`,

	heading: (size: keyof typeof theme.type) =>
		`font-size:${theme.type[size]};line-height:${theme.line.tight};`,
	note: `color:${theme.colour.inkSoft};font-size:${theme.type.small};`,
	/** Beside what matters. */
	aside: `flex:none;color:${theme.colour.inkSoft};`,
	underlined: "text-decoration:underline;text-underline-offset:3px;",
	link: `color:${theme.colour.accentDeep};font-weight:600;`,
	good: `color:${theme.colour.jadeDeep};font-weight:600;`,
	bad: `color:${theme.colour.accentDeep};font-weight:600;`,
	clamp: (lines: number) =>
		`display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:${lines};`,
	/** Under a pointer that can hover; `only` narrows it to elements in a state. */
	hover: (look: HoverLook, only = "") =>
		`${screen.hover}{&${only}:hover{${looksOf(look)}}}`,
	ellipsis: "overflow:hidden;text-overflow:ellipsis;white-space:nowrap;",
};
