import {
	keptAtAttribute,
	keptAtHeader,
	keptBytesHeader,
	keptTitleHeader,
} from "./offline-terms";

/** A copy is what was sent, unpacked, for whoever asks. */
const left = ["content-encoding", "content-length", "vary", "age"];

interface Keeping {
	/** Path and query. */
	address: string;
	response: Response;
	now: number;
	/** Whether the page is to say when it was kept. */
	isDated?: boolean;
}

/** Whether the shop says that an answer is the same for everybody: then a device may keep it too. */
export function isForAll({ status, redirected, headers }: Response): boolean {
	const control = headers.get("cache-control") ?? "";
	return status === 200 && !redirected && /\bpublic\b/.test(control);
}

/** Keeps an answer under its address; answers the HTML of a page. */
export async function keep(
	cache: Cache,
	{ address, response, now, isDated = false }: Keeping,
): Promise<string> {
	const isPage = /^text\/html/.test(response.headers.get("content-type") ?? "");
	const body = isPage ? await response.text() : await response.arrayBuffer();
	const html = typeof body === "string" ? body : "";
	const headers = new Headers(response.headers);
	for (const name of left) headers.delete(name);
	headers.set(keptAtHeader, String(now));
	headers.set(
		keptBytesHeader,
		String(typeof body === "string" ? body.length : body.byteLength),
	);
	if (isPage) headers.set(keptTitleHeader, encodeURIComponent(titleOf(html)));
	const root = isDated ? `<html ${keptAtAttribute}="${now}"` : "<html";
	const copy = isPage ? html.replace("<html", root) : body;
	await cache.put(address, new Response(copy, { headers }));
	return html;
}

/** As React writes them. A worker has no document that would read them. */
const signs: Record<string, string> = {
	"&amp;": "&",
	"&lt;": "<",
	"&gt;": ">",
	"&quot;": '"',
	"&#x27;": "'",
};

/** Without the shop's name behind it. */
function titleOf(html: string): string {
	const [, title = ""] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
	return title
		.replace(/｜[^｜]*$/, "")
		.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => signs[sign] ?? sign);
}

/** Files of the build that a page names, in its tags and in what React reads of it. */
export function filesIn(html: string): string[] {
	return [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.\w+/g) ?? [])];
}

export const findKept = (cache: Cache, address: string) =>
	cache.match(address, { ignoreVary: true });

export const keptAt = (copy: Response | undefined): number =>
	Number(copy?.headers.get(keptAtHeader) ?? 0);

interface Room {
	countMax: number;
	bytesMax: number;
	/** Paths that stay whatever there is, and take no room. */
	spared?: ReadonlySet<string>;
}

/** Of what a cache holds, those that were kept last stay. */
export async function makeRoom(
	cache: Cache,
	{ countMax, bytesMax, spared }: Room,
): Promise<void> {
	const urls = (await cache.keys()).map(({ url }) => url);
	const all = await Promise.all(
		urls.map(async (url) => {
			const copy = await findKept(cache, url);
			const bytes = Number(copy?.headers.get(keptBytesHeader) ?? 0);
			return { url, at: keptAt(copy), bytes };
		}),
	);
	const counted = all
		.filter(({ url }) => !spared?.has(new URL(url).pathname))
		.sort((one, other) => other.at - one.at);
	let sum = 0;
	for (const [place, { url, bytes }] of counted.entries()) {
		sum += bytes;
		if (place >= countMax || sum > bytesMax) await cache.delete(url);
	}
}
