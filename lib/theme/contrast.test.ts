import { palettes, theme } from "./theme";

const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];
type Colour = keyof typeof theme.colour;

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
	const channels = [1, 3, 5].map((start) => {
		const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	const [red = 0, green = 0, blue = 0] = channels;
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Some colours change with the scheme, the others are what the theme says. */
function contrast(scheme: Scheme, text: Colour, ground: Colour): number {
	const colours: Record<string, string> = {
		...theme.colour,
		...palettes[scheme],
	};
	const [lighter = 0, darker = 0] = [text, ground]
		.map((name) => luminance(colours[name] ?? ""))
		.sort((first, second) => second - first);
	return (lighter + 0.05) / (darker + 0.05);
}

const grounds: Colour[] = ["paper", "card", "sunken"];
const texts: Colour[] = ["ink", "inkSoft", "accent", "jade", "link"];

const pairs: { text: Colour; ground: Colour }[] = [
	...texts.flatMap((text) => grounds.map((ground) => ({ text, ground }))),
	{ text: "onAccent", ground: "accentFill" },
	{ text: "onAccent", ground: "accentFillDeep" },
	{ text: "onAccent", ground: "jadeFill" },
	{ text: "paper", ground: "ink" },
	{ text: "accentDeep", ground: "accentWash" },
	{ text: "jadeDeep", ground: "jadeWash" },
	{ text: "ink", ground: "amberWash" },
	{ text: "inkSoft", ground: "amberWash" },
	{ text: "inkSoft", ground: "accentWash" },
	{ text: "inkSoft", ground: "jadeWash" },
];

test.each(
	schemes.flatMap((scheme) => pairs.map((pair) => ({ scheme, ...pair }))),
)(
	"$text on $ground can be read when it is $scheme: 4.5:1 or more",
	({ scheme, text, ground }) => {
		expect(contrast(scheme, text, ground)).toBeGreaterThanOrEqual(4.5);
	},
);
