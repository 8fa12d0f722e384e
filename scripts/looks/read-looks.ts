import type { Page } from "playwright";

/** An element that can be seen, or what a rule puts before or after one. */
export interface Look {
	/** What it is and what it says, figures aside: the same in both shops, whatever its classes are. */
	name: string;
	/** Where it is found, for whoever mends it. */
	path: string;
	values: string[];
}

const read = [
	"opacity",
	"border-top",
	"border-right",
	"border-bottom",
	"border-left",
	"border-radius",
	"outline",
	"background-color",
	"background-image",
	"box-shadow",
	"color",
	"fill",
	"stroke",
	"stroke-width",
	"font-family",
	"font-size",
	"font-style",
	"font-weight",
	"font-variant-numeric",
	"line-height",
	"letter-spacing",
	"text-align",
	"text-decoration",
	"text-underline-offset",
	"text-transform",
	"text-overflow",
	"list-style-type",
	"overflow",
	"object-fit",
	"filter",
	"clip-path",
	"cursor",
	"pointer-events",
	"accent-color",
	"content",
];

/** What is compared: where a box stands and what can be seen of it; how the rules get it there is their own. */
export const properties = ["box", ...read];

export function readLooks(page: Page): Promise<Look[]> {
	return page.evaluate((names) => {
		const unseen =
			"script, style, link, template, noscript, next-route-announcer, nextjs-portal";
		const ownWords = (element: Element) =>
			[...element.childNodes]
				.filter((node) => node.nodeType === Node.TEXT_NODE)
				.map((node) => node.textContent?.trim())
				.join(" ")
				.replace(/[0-9]+/g, "0")
				.slice(0, 40);
		const step = (element: Element) =>
			[element.tagName.toLowerCase(), ...element.classList].join(".");
		const pathOf = (element: Element) => {
			const steps: string[] = [];
			let at: Element | null = element;
			while (at && steps.length < 4) {
				steps.unshift(step(at));
				at = at.parentElement;
			}
			return steps.join(" > ");
		};
		const looks: { name: string; path: string; values: string[] }[] = [];
		const add = (element: Element, pseudo = "") => {
			const style = getComputedStyle(element, pseudo || undefined);
			if (pseudo && ["none", "normal"].includes(style.content)) return;
			const box = element.getBoundingClientRect();
			const place = pseudo
				? [style.inset, style.width, style.height]
				: [box.x + scrollX, box.y + scrollY, box.width, box.height].map(
						(length) => Math.round(length),
					);
			looks.push({
				name: `${element.tagName}${pseudo} ${ownWords(element)}`,
				path: pathOf(element) + pseudo,
				values: [
					place.join(" "),
					...names.map((name) => style.getPropertyValue(name)),
				],
			});
		};
		for (const element of document.body.querySelectorAll("*")) {
			if (element.closest(unseen)) continue;
			if (!element.checkVisibility({ visibilityProperty: true })) continue;
			add(element);
			add(element, "::before");
			add(element, "::after");
		}
		return looks;
	}, read);
}
