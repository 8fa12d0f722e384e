import { runInNewContext } from "node:vm";
import { shortenFlight } from "./short-flight.mjs";

const push = (text: string) =>
	`<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll("<", "\\u003c")}])</script>`;

/** As a browser runs the scripts of a page. */
function readFlight(html: string): unknown[] {
	const read: unknown[] = [];
	const scripts = html.matchAll(/<script>([^<]*)<\/script>/g);
	for (const [, script = ""] of scripts)
		runInNewContext(script, { self: { __next_f: read } });
	return read;
}

const pieces = [
	`1:["$","p",null,{"children":"it's \\"so\\""}]\n`,
	"2:T4,'</script>'\\\\\n\u2028海",
	`$&$'3:null\\`,
];

test("what React reads again is whole, in one script, and shorter", () => {
	const html = `<p>it's</p>${pieces.map(push).join("")}</body>`;
	const short = shortenFlight(html);
	expect(short.length).toBeLessThan(html.length);
	expect(readFlight(short)).toEqual([[1, pieces.join("")]]);
	expect(short).toMatch(/^<p>it's<\/p><script>[^<]*<\/script><\/body>$/);
});

test("what stands between two pieces stays there, and other scripts are left alone", () => {
	const [first = "", second = ""] = pieces;
	const other = `<script>self.__next_f.push([3,"AAAA"])</script>`;
	const html = `${push(first)}<div hidden></div>${other}${push(second)}`;
	const short = shortenFlight(html);
	expect(short).toContain(`<div hidden></div>${other}<script>`);
	expect(readFlight(short)).toEqual([
		[1, first],
		[3, "AAAA"],
		[1, second],
	]);
});
