import { weighedPages } from "../../scripts/bench/public-pages";
import { type Weight, weigh } from "../../scripts/bench/weigh";
import { expect, test } from "../support/test";

// What a first visit loads. Weights depend on no load and are the same on each machine, so they are held: a budget is
// what was measured and three in a hundred more, for HTML five, since other stories change what is on sale meanwhile. They
// are weighed where few do: after all stories of the built-in shop a list has half a kilobyte more.
// `npm run bench:pages` prints them. Of the styles 0.3 kB are the two palettes, light and
// dark; of a goods page's HTML 0.6 kB are the form that adds without script, sharing, and the mail when goods are back.
// Of signing in 0.2 kB of HTML are the ground of its picture and text that grows.
// Of a goods page 0.3 kB of HTML are its questions.
// Of every page 0.2 kB of HTML are the ways to pay by their names and the way to talk, and 0.1 kB what the picture shows
// that is sent with its address, and its Markdown twin; where there was no such picture it is 0.4 kB.
// Of lists 0.5 kB of HTML are prices by measure, 0.5 kB brands and origins; of a goods page 0.3 kB of script are both notes
// of its price, of every page 1.5 kB what it says and does without a line, with 0.1 kB of HTML its words and 0.1 kB of script
// what waits on the icon of the cart, and of stores 0.1 kB how many orders came in time.

interface Budget {
	/** Kilobytes (1,000 bytes), compressed by gzip. */
	html: number;
	script: number;
	style: number;
}

/** Pages are written in fonts of the device. */
const fontBytesMax = 0;
const styleElementsMax = 40;

const budgets: Record<keyof typeof weighedPages, Budget> = {
	home: { html: 31.6, script: 194.7, style: 7.5 },
	mall: { html: 33.6, script: 194.7, style: 8.0 },
	list: { html: 28.5, script: 193.4, style: 7.3 },
	search: { html: 25.9, script: 193.4, style: 7.2 },
	goods: { html: 38.0, script: 201.3, style: 9.3 },
	categories: { html: 24.9, script: 188.8, style: 5.3 },
	stores: { html: 23.8, script: 201.4, style: 7.2 },
	promotions: { html: 42.8, script: 191.1, style: 6.2 },
	activities: { html: 28.0, script: 188.8, style: 6.3 },
	"signing in": { html: 22.3, script: 231.1, style: 6.1 },
};

/** Each thing that is too heavy, with what it weighs; for scripts the largest of them too. */
function excessOf(weight: Weight, budget: Budget): string[] {
	const parts = [
		["HTML", weight.htmlGzip, budget.html * 1000],
		["script", weight.scriptGzip, budget.script * 1000],
		["style", weight.styleGzip, budget.style * 1000],
		["font", weight.fontBytes, fontBytesMax],
		["style elements", weight.styleElements, styleElementsMax],
	] as const;
	const excess = parts
		.filter(([, is, may]) => is > may)
		.map(([what, is, may]) => `${what}: ${is}, ${may} allowed`);
	const largest = weight.scripts
		.slice(0, 8)
		.map(({ address, gzip }) => `  ${gzip} ${address}`);
	return weight.scriptGzip > budget.script * 1000
		? [...excess, ...largest]
		: excess;
}

for (const [name, path] of Object.entries(weighedPages))
	test(`a first visit of ${name} loads no more than its budget`, async ({
		baseURL,
	}) => {
		const weight = await weigh(baseURL ?? "", path);
		const excess = excessOf(weight, budgets[name as keyof typeof budgets]);
		expect(excess, `${path}\n${excess.join("\n")}`).toEqual([]);
	});
