// What a log may never hold, whoever wrote the line.

const shapes: Record<string, RegExp> = {
	"an e-mail": /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/i,
	"a phone": /\+852[\s-]?\d{4}[\s-]?\d{4}/,
	"a token": /\beyJ[\w-]{8,}/,
};

/** The process's own number may have as many digits as a code. */
const processNumber = /"pid":\d+,/g;

/**
 * Names what of a log's text should not be there: anything that looks like an e-mail, a phone of Hong Kong or a token,
 * and whatever is known to have been used. Six digits count only alone: a time may hold any.
 */
export function findLeaks(log: string, known: Iterable<string> = []): string[] {
	const text = log.replaceAll(processNumber, "");
	const shaped = Object.entries(shapes).flatMap(([name, shape]) => {
		const [found] = shape.exec(text) ?? [];
		return found === undefined ? [] : [`${name}: ${found}`];
	});
	const words = new Set(text.match(/[^\s"',;:()[\]{}=<>/&?]+/g));
	const used = [...new Set(known)].filter((secret) =>
		/^[\w+]+$/.test(secret) ? words.has(secret) : text.includes(secret),
	);
	return [...shaped, ...used.map((secret) => `what was used: ${secret}`)];
}
