import type { Page } from "playwright";

/** An element of a page, or what a rule puts before or after one. */
export interface Look {
	/** What it is and what it says: the same in both shops, whatever its classes are. */
	name: string;
	/** Where it is found, for whoever mends it. */
	path: string;
	values: string[];
}

/** What is compared: what a person can see of a box and of its words. */
export const properties = [
	"display",
	"visibility",
	"opacity",
	"position",
	"top",
	"right",
	"bottom",
	"left",
	"z-index",
	"float",
	"width",
	"height",
	"min-width",
	"min-height",
	"max-width",
	"max-height",
	"margin-top",
	"margin-right",
	"margin-bottom",
	"margin-left",
	"padding-top",
	"padding-right",
	"padding-bottom",
	"padding-left",
	"border-top",
	"border-right",
	"border-bottom",
	"border-left",
	"border-radius",
	"outline-style",
	"background-color",
	"background-image",
	"box-shadow",
	"color",
	"font-family",
	"font-size",
	"font-style",
	"font-weight",
	"font-variant-numeric",
	"line-height",
	"letter-spacing",
	"text-align",
	"text-decoration",
	"text-transform",
	"text-wrap",
	"white-space",
	"overflow-wrap",
	"word-break",
	"text-overflow",
	"vertical-align",
	"list-style-type",
	"overflow-x",
	"overflow-y",
	"flex",
	"flex-direction",
	"flex-wrap",
	"align-items",
	"align-content",
	"align-self",
	"justify-content",
	"justify-items",
	"justify-self",
	"column-gap",
	"row-gap",
	"grid-template-columns",
	"grid-template-rows",
	"grid-column",
	"grid-row",
	"grid-auto-flow",
	"order",
	"object-fit",
	"aspect-ratio",
	"filter",
	"transform",
	"translate",
	"clip-path",
	"cursor",
	"pointer-events",
	"accent-color",
	"-webkit-line-clamp",
	"columns",
	"content",
];

export function readLooks(page: Page): Promise<Look[]> {
	return page.evaluate((names) => {
		const skipped = new Set([
			"SCRIPT",
			"STYLE",
			"LINK",
			"TEMPLATE",
			"NEXT-ROUTE-ANNOUNCER",
		]);
		const ownWords = (element: Element) =>
			[...element.childNodes]
				.filter((node) => node.nodeType === Node.TEXT_NODE)
				.map((node) => node.textContent?.trim())
				.join(" ")
				.slice(0, 40);
		const pathOf = (element: Element) => {
			const parts: string[] = [];
			for (
				let at: Element | null = element;
				at && parts.length < 4;
				at = at.parentElement
			)
				parts.unshift(
					at.tagName.toLowerCase() +
						[...at.classList].map((name) => `.${name}`).join(""),
				);
			return parts.join(" > ");
		};
		const looks: { name: string; path: string; values: string[] }[] = [];
		const add = (element: Element, pseudo?: string) => {
			const style = getComputedStyle(element, pseudo);
			if (pseudo && (style.content === "none" || style.content === "normal"))
				return;
			looks.push({
				name: `${element.tagName}${pseudo ?? ""} ${ownWords(element).replace(/[0-9]+/g, "0")}`,
				path: pathOf(element) + (pseudo ?? ""),
				values: names.map((name) => style.getPropertyValue(name)),
			});
		};
		for (const element of document.body.querySelectorAll("*")) {
			if (
				skipped.has(element.tagName) ||
				element.closest("script, template, nextjs-portal")
			)
				continue;
			add(element);
			add(element, "::before");
			add(element, "::after");
			if (element.matches("input, textarea")) add(element, "::placeholder");
		}
		return looks;
	}, properties);
}
