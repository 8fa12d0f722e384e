const words: [RegExp, string][] = [
	[
		/(?<![\w.:/@-])\/(?:home|root|work|Users)\/[\w.-]+/g,
		"a path of one machine",
	],
	[/\b[A-Z]:\\Users\\/g, "a path of one machine"],
	[
		/\b(?:TODO|FIXME|XXX|HACK)\b/g,
		"a note to oneself; do it or write it down in docs/",
	],
];
const resolved = /"resolved":\s*"([^"]+)"/g;
const registry = "https://registry.npmjs.org/";

/** Traces of the place where a file was written: they mean nothing to a reader elsewhere. */
export function workplaceWords(file: string, text: string): string[] {
	const traces = words.flatMap(([word, what]) =>
		[...text.matchAll(word)].map(([found]) => `${file}: ${found} is ${what}`),
	);
	if (!file.endsWith("package-lock.json")) return traces;
	const hosts = [...text.matchAll(resolved)]
		.map(([, url = ""]) => url)
		.filter((url) => !url.startsWith(registry))
		.map((url) => `${file}: ${url} is not from ${registry}`);
	return [...traces, ...new Set(hosts)];
}
