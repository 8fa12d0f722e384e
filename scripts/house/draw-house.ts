import { domains as known } from "./domains";

interface Drawn {
	/** As `sales/cart`. */
	features: string[];
	arrows: [string, string][];
}

const domains = Object.keys(known);

const width = 960;
const rowHeight = 76;
const head = 64;
const matrixLeft = 640;
const column = 38;

const text = (at: string, words: string) => `<text ${at}>${words}</text>`;

/** Into lines of at most so many letters. */
function wrap(words: string[], lettersMax: number): string[] {
	const lines: string[] = [];
	for (const word of words) {
		const line = lines.at(-1);
		if (line !== undefined && line.length + word.length + 2 <= lettersMax)
			lines[lines.length - 1] = `${line}, ${word}`;
		else lines.push(word);
	}
	return lines;
}

/** A row a domain, the highest first, with its features and a dot for each domain that it uses. */
export function drawHouse({ features, arrows }: Drawn): string {
	const floors = domains.toReversed();
	const used = new Set(arrows.map(([from, to]) => `${from} ${to}`));
	const at = (domain: string) =>
		matrixLeft + domains.indexOf(domain) * column + column / 2;
	const rows = floors.map((domain, row) => {
		const y = head + row * rowHeight;
		const own = features
			.filter((feature) => feature.startsWith(`${domain}/`))
			.map((feature) => feature.slice(domain.length + 1))
			.sort();
		return [
			`<rect x="16" y="${y}" width="${width - 32}" height="${rowHeight - 10}" rx="10" fill="${row % 2 ? "#fff" : "#faf7f2"}" stroke="#d6cfc4"/>`,
			text(`x="32" y="${y + 28}" font-weight="700"`, domain),
			...wrap(own, 68).map((line, at) =>
				text(
					`x="170" y="${y + 28 + at * 20}" font-size="14" fill="#57534e"`,
					line,
				),
			),
			...domains
				.filter((other) => used.has(`${domain} ${other}`))
				.map(
					(other) =>
						`<circle cx="${at(other)}" cy="${y + (rowHeight - 10) / 2}" r="7" fill="${other === domain ? "#a8a29e" : "#b4162c"}"/>`,
				),
		].join("");
	});
	const heads = domains.map((domain) =>
		text(
			`x="${at(domain)}" y="48" font-size="12" text-anchor="start" transform="rotate(-28 ${at(domain)} 48)"`,
			domain,
		),
	);
	const height = head + floors.length * rowHeight + 16;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="16" fill="#1c1917" role="img" aria-label="Domains of the gateway: a dot for each domain that a row uses"><rect width="${width}" height="${height}" fill="#fff"/>${heads.join("")}${rows.join("")}</svg>
`;
}
