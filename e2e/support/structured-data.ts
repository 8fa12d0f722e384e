import { expect, type Page } from "@playwright/test";

export interface Thing {
	"@type": string;
	// biome-ignore lint/suspicious/noExplicitAny: schema.org has a shape for each type.
	[name: string]: any;
}

export async function things(page: Page): Promise<Thing[]> {
	const texts = await page
		.locator('script[type="application/ld+json"]')
		.allTextContents();
	return texts.map((text) => JSON.parse(text)).flatMap(graphOf);
}

function graphOf(thing: Thing): Thing[] {
	expect(thing["@context"]).toBe("https://schema.org");
	return thing["@graph"] ?? [thing];
}

export async function thing(page: Page, type: string): Promise<Thing> {
	const found = (await things(page)).filter((one) => one["@type"] === type);
	expect(found, type).toHaveLength(1);
	return found[0] as Thing;
}

/** The goods of a page: a product of its own, or a group of them. */
export async function described(page: Page): Promise<Thing> {
	const found = (await things(page)).filter(({ "@type": type }) =>
		["Product", "ProductGroup"].includes(type),
	);
	expect(found).toHaveLength(1);
	return found[0] as Thing;
}
