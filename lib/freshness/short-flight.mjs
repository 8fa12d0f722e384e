const scripts = /(?:<script>self\.__next_f\.push\(\[1,"[^<]*"\]\)<\/script>)+/g;
const seams = /"\]\)<\/script><script>self\.__next_f\.push\(\[1,"/g;

/**
 * What React reads again of a page is text full of quotation marks, in a script for each piece that came off the stream.
 * A page that is stored whole has it in one, between apostrophes: no quotation mark takes two letters there.
 *
 * @param {string} html
 */
export function shortenFlight(html) {
	return html.replace(scripts, (run) =>
		run
			.replace(seams, "")
			.replace(/"([^<]*)"/, (_, text) => `'${requote(text)}'`),
	);
}

/** @param {string} text */
function requote(text) {
	return text.replace(/\\.|'/g, (part) => {
		if (part === "'") return "\\'";
		return part === '\\"' ? '"' : part;
	});
}
