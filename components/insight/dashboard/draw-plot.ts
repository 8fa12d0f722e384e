const inXml = (text: string) =>
	text.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A picture that stands by itself: bars and words of a figure as the page shows them, in its colours. */
export function drawPlot(figure: Element): string {
	const { color, backgroundColor } = getComputedStyle(
		figure.closest(".card") ?? figure,
	);
	const words = [...figure.querySelectorAll("span:not(.visually-hidden)")];
	const [title, most, from, to, ...legend] = words.map(({ textContent }) =>
		inXml(textContent),
	);
	const shown = figure.querySelector("svg");
	const fills = new Set<string>();
	const bars = [...(shown?.children ?? [])].map((bar) => {
		const copy = bar.cloneNode() as Element;
		const { fill } = getComputedStyle(bar);
		copy.setAttribute("fill", fill);
		fills.add(fill);
		return copy.outerHTML;
	});
	const swatches = [...fills].map((fill, at) => {
		const x = 32 + at * 320;
		return `<rect x="${x}" y="421" width="16" height="16" fill="${fill}"/><text x="${x + 28}" y="436">${legend[at]}</text>`;
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 460" font-family="sans-serif" font-size="18" fill="${color}">
<rect width="960" height="460" fill="${backgroundColor}"/>
<text x="32" y="44" font-weight="600">${title}</text><text x="928" y="44" text-anchor="end">${most}</text>
<svg x="32" y="72" width="896" height="300" viewBox="${shown?.getAttribute("viewBox")}" preserveAspectRatio="none">${bars.join("")}</svg>
<text x="32" y="400">${from}</text><text x="928" y="400" text-anchor="end">${to}</text>
${swatches.join("")}</svg>`;
}
