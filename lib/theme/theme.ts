import { createTheme } from "styled-components";

/** What a part of the page sets anew is a CSS variable: a script the height of its lines. */
const variable = createTheme(
	{ line: { tight: "1.3", body: "1.55" } },
	{ prefix: "hm" },
);

/** What a device that asks for it shows dark, and both ways of it. Contrast is given against the ground it stands on. */
const light = {
	/** Ground of every page. */
	paper: "#FBF8F4",
	card: "#FFFFFF",
	/** 15.9:1 on paper; as a ground it carries paper. */
	ink: "#221C18",
	/** Secondary text, 5.9:1 on paper. */
	inkSoft: "#6A5F57",
	hairline: "#E9E1D8",
	/** Quiet fills: skeletons, chips, hover. */
	sunken: "#F3ECE3",
	/** Brand red as words and lines: prices, what can be pressed. 5.9:1 on white. */
	accent: "#C8102E",
	accentDeep: "#9E0B23",
	accentWash: "#FCEEEF",
	/** Delivery, freshness and success, 5.3:1 on white. */
	jade: "#0B7A5B",
	jadeDeep: "#075B44",
	jadeWash: "#E8F4EF",
	amberWash: "#FDF4DF",
	/** Links in running text only, 6.2:1 on paper. */
	link: "#1B5EA8",
};

const dark: typeof light = {
	paper: "#15110E",
	card: "#1F1A16",
	ink: "#F4EDE5",
	inkSoft: "#B8ACA0",
	hairline: "#3B332C",
	sunken: "#2B2520",
	accent: "#FF7C84",
	accentDeep: "#FF9AA0",
	accentWash: "#3B1A1E",
	jade: "#4DC69B",
	jadeDeep: "#7AD8B6",
	jadeWash: "#132C24",
	amberWash: "#3A2E14",
	link: "#8DBBF2",
};

export const palettes = { light, dark };

/** Without the fallback of `createTheme`: the values stand once, in `paletteCss`, not in each rule that uses them. */
const { vars } = createTheme(light, { prefix: "c" });

function eachColour<Value>(toValue: (name: keyof typeof light) => Value) {
	const names = Object.keys(light) as (keyof typeof light)[];
	return names.map(toValue);
}

function declare(scheme: keyof typeof palettes): string {
	const colours = eachColour(
		(name) => `${vars[name]}:${palettes[scheme][name]};`,
	);
	return `color-scheme:${scheme};${colours.join("")}`;
}

/** Dark by the device's wish, never on paper. What wears `.lit` stays light: words that stand on a picture, a map. */
export const paletteCss = `
:root,.lit{${declare("light")}}
.lit{color:var(${vars.ink});}
@media screen and (prefers-color-scheme:dark){:root{${declare("dark")}}}
`;

/** The rest stays what it is: as variables these would be a quarter of the rules that every page carries. */
const fixed = {
	colour: {
		...(Object.fromEntries(
			eachColour((name) => [name, `var(${vars[name]})`]),
		) as typeof light),
		/** Brand red and jade as grounds of what is pressed; `onAccent` stands on them. */
		accentFill: light.accent,
		accentFillDeep: light.accentDeep,
		jadeFill: light.jade,
		onAccent: "#FFFFFF",
		/** Ground of a picture. */
		tile: light.sunken,
		/** Points and ratings; never text. */
		amber: "#E8A317",
		scrim: "rgb(34 28 24 / 48%)",
		/** Ground of small white text upon a picture, 6:1 over white. */
		shade: "rgb(34 28 24 / 74%)",
	},
	space: {
		x1: "4px",
		x2: "8px",
		x3: "12px",
		x4: "16px",
		x5: "20px",
		x6: "24px",
		x8: "32px",
		x10: "40px",
		x12: "48px",
		x16: "64px",
	},
	/** Six sizes: 12, 14, 16, 20, 26 and 36 px where the browser's own text has 16. They grow with it. */
	type: {
		small: ".75rem",
		body: ".875rem",
		reading: "1rem",
		title: "1.25rem",
		heading: "1.625rem",
		display: "2.25rem",
	},
	radius: { small: "6px", control: "10px", card: "12px", pill: "999px" },
	shadow: {
		lift: "0 6px 24px rgb(60 40 20 / 12%)",
		float: "0 12px 40px rgb(60 40 20 / 20%)",
	},
	motion: { quick: "140ms ease-out", calm: "200ms ease-out" },
	width: { page: "1200px" },
	/** What stays in view: the header after scrolling, the bar at the foot of a phone without its safe area. */
	height: { header: "64px", bar: "60px" },
	layer: { header: "20", float: "30", dialog: "40", toast: "50" },
};

/** Every colour, size and shadow of the shop. */
export const theme = {
	...fixed,
	line: variable.line,
	/** Names of the variables, for whoever sets them. */
	vars: variable.vars,
};

/** Of a phone's own bars around the page; they take no CSS variable. */
export const browserColours = [
	{ media: "(prefers-color-scheme: light)", color: light.card },
	{ media: "(prefers-color-scheme: dark)", color: dark.card },
];

/**
 * Media queries by what changes there, in the browser's own text: large text makes a phone of a small desktop, and slim
 * a phone. CSS variables do not work inside them.
 */
export const screen = {
	/** A phone with large text: nothing stands beside words. */
	large: "@media (width < 16em)",
	/** The narrowest phones, below 360 px. */
	slim: "@media (width < 22.5em)",
	/** A hand-held phone in portrait, below 640 px. */
	phone: "@media (width < 40em)",
	/** From a large phone on its side upwards. */
	tablet: "@media (width >= 40em)",
	/** Tablets and small windows: wider than a phone, not yet a desktop. */
	between: "@media (40em <= width < 64em)",
	/** Tablets and the smaller desktops, below 1200 px: the header keeps only the words it must. */
	snug: "@media (40em <= width < 75em)",
	/** All that is not a desktop. */
	narrow: "@media (width < 64em)",
	/** From 1024 px. */
	desktop: "@media (width >= 64em)",
	calm: "@media (prefers-reduced-motion: reduce)",
	/** A real pointer that can hover. */
	hover: "@media (hover: hover)",
} as const;
