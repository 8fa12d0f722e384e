import { weighedPages } from "../../scripts/bench/public-pages";
import { type Weight, weigh } from "../../scripts/bench/weigh";
import { expect, test } from "../support/test";

// What a first visit loads. Weights depend on no load and are the same on each machine, so they are held: a budget is
// what was measured and three in a hundred more, for HTML five, since other stories change what is on sale meanwhile, for
// script half a kilobyte at most. They
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
/** Rules come in files, which a browser keeps for the next page. */
const styleElementsMax = 0;
const sheetsMax = 20;

const budgets: Record<keyof typeof weighedPages, Budget> = {
	home: { html: 24.4, script: 165.3, style: 7.5 },
	mall: { html: 26.1, script: 165.3, style: 7.6 },
	list: { html: 22.2, script: 164.6, style: 7.5 },
	search: { html: 19.8, script: 164.6, style: 7.5 },
	goods: { html: 30.1, script: 170.3, style: 8.8 },
	categories: { html: 20.2, script: 163.0, style: 5.4 },
	stores: { html: 18.4, script: 174.2, style: 6.3 },
	promotions: { html: 37.4, script: 163.8, style: 6.4 },
	activities: { html: 22.9, script: 162.8, style: 5.7 },
	"signing in": { html: 17.2, script: 204.6, style: 6.2 },
};

/** Each thing that is too heavy, with what it weighs; for scripts the largest of them too. */
function excessOf(weight: Weight, budget: Budget): string[] {
	const parts = [
		["HTML", weight.htmlGzip, budget.html * 1000],
		["script", weight.scriptGzip, budget.script * 1000],
		["style", weight.styleGzip, budget.style * 1000],
		["font", weight.fontBytes, fontBytesMax],
		["style elements", weight.styleElements, styleElementsMax],
		["sheets", weight.sheets, sheetsMax],
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
