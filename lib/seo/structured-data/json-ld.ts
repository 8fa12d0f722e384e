/** A thing as schema.org describes it. */
export type Thing = { "@type": string } & { [name: string]: unknown };

/**
 * The text of a script that search engines read. No `<` is left in it, so that no name of a goods can end the script,
 * and none of the two line ends that older scripts stumble over.
 */
export function writeJsonLd(things: Thing[]): string {
	const graph = things.length === 1 ? things[0] : { "@graph": things };
	return JSON.stringify({ "@context": "https://schema.org", ...graph }).replace(
		/[<>&\u2028\u2029]/g,
		(character) =>
			`\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
}
