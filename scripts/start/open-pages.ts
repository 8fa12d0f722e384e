import { defaultLocale, localeCodes } from "@/gateway/contract/locale";
import { addressOf, readLocalePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/routes/paths";
import { guardOf } from "@/lib/session/guarded-paths";
import { FailedStart } from "./failed-start";

/** A busy machine takes many times as long as a quiet one. */
const pageLimitMs = 60_000;

/** A build holds the frames of the public pages without a catalogue: makes a web process forget them. */
export async function refreshPages(
	address: string,
	secret: string,
): Promise<void> {
	const answer = await ask(`${address}/api/refresh`, {
		method: "POST",
		headers: { authorization: `Bearer ${secret}` },
	});
	if (answer?.ok) return;
	throw new FailedStart(
		`The web process did not refresh its pages (${answer?.status ?? "no answer"}).`,
	);
}

/** What is asked for first while nobody knows what is asked for most: both homes, and what they lead to, in that order. */
export async function listVisitedPages(address: string): Promise<string[]> {
	const homes = [paths.home(), paths.home("E_COMMERCE")];
	const pages = await Promise.all(homes.map((path) => ask(address + path)));
	const links = pages.map((page) => linksOf(page?.text ?? ""));
	const longest = Math.max(...links.map(({ length }) => length));
	const inTurn = Array.from({ length: longest }, (_, at) =>
		links.flatMap((ofPage) => ofPage[at] ?? []),
	);
	return [...new Set([...homes, ...inTurn.flat()])];
}

/** Asks for each once, so that the first shopper finds them whole. */
export async function storePages(
	address: string,
	pages: readonly string[],
): Promise<void> {
	for (const path of pages) await ask(address + path);
}

/** The homes in languages other than the first. */
export function listOtherHomes(): string[] {
	return localeCodes
		.filter((locale) => locale !== defaultLocale)
		.flatMap((locale) =>
			(["SUPERMARKET", "E_COMMERCE"] as const).map((area) =>
				addressOf({ locale, path: paths.home(area) }),
			),
		);
}

/** Of pages in the first language that are the same for everybody, in the order of the page. */
function linksOf(html: string): string[] {
	const found = [...html.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)].map(
		([, href = ""]) => href.replaceAll("&amp;", "&"),
	);
	return found.filter((href) => {
		const { locale, path } = readLocalePath(href.split("?", 1)[0] ?? "");
		return locale === defaultLocale && guardOf(path) === "open";
	});
}

/** A page that fails here will fail in front of a shopper and be logged there: it does not stop the start. */
async function ask(
	url: string,
	request: RequestInit = {},
): Promise<{ ok: boolean; status: number; text: string } | undefined> {
	try {
		const answer = await fetch(url, {
			...request,
			signal: AbortSignal.timeout(pageLimitMs),
		});
		const { ok, status } = answer;
		return { ok, status, text: await answer.text() };
	} catch {
		return undefined;
	}
}
