import { theme } from "./theme";

const { colour } = theme;
type Colour = keyof typeof colour;

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
	const channels = [1, 3, 5].map((start) => {
		const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	const [red = 0, green = 0, blue = 0] = channels;
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(text: Colour, ground: Colour): number {
	const [lighter = 0, darker = 0] = [colour[text], colour[ground]]
		.map(luminance)
		.sort((first, second) => second - first);
	return (lighter + 0.05) / (darker + 0.05);
}

const grounds: Colour[] = ["paper", "card", "sunken"];
const texts: Colour[] = ["ink", "inkSoft", "accent", "jade", "link"];

test.each(texts.flatMap((text) => grounds.map((ground) => ({ text, ground }))))(
	"$text on $ground can be read: 4.5:1 or more",
	({ text, ground }) => {
		expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
	},
);

test.each<{ text: Colour; ground: Colour }>([
	{ text: "onAccent", ground: "accent" },
	{ text: "onAccent", ground: "accentDeep" },
	{ text: "onAccent", ground: "jade" },
	{ text: "onAccent", ground: "jadeDeep" },
	{ text: "onAccent", ground: "ink" },
	{ text: "accentDeep", ground: "accentWash" },
	{ text: "jadeDeep", ground: "jadeWash" },
	{ text: "ink", ground: "amberWash" },
])("$text on $ground can be read: 4.5:1 or more", ({ text, ground }) => {
	expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});
