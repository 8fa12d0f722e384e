import type { LocaleCode } from "@/gateway/contract/locale";
import { readLocalePath } from "../i18n/locale-path";
import { paths } from "../routes/paths";
import { findKept, keptAt } from "./kept";
import { cacheNames, keptTitleHeader } from "./offline-terms";

export interface KeptPage {
	/** Path and query. */
	address: string;
	title: string;
	at: number;
}

const pagesPrefix = cacheNames("").pages;

/** Pages of a language that this device has a copy of, the latest first. */
export async function listKept(locale: LocaleCode): Promise<KeptPage[]> {
	if (!("caches" in window)) return [];
	const names = await caches.keys();
	const kept = names
		.filter((name) => name.startsWith(pagesPrefix))
		.map(pagesIn);
	return (await Promise.all(kept))
		.flat()
		.filter(({ address, title }) => title && isListed(address, locale))
		.sort((one, other) => other.at - one.at);
}

async function pagesIn(name: string): Promise<KeptPage[]> {
	const cache = await caches.open(name);
	return Promise.all(
		(await cache.keys()).map(async ({ url }) => {
			const { pathname, search } = new URL(url);
			const copy = await findKept(cache, url);
			const title = copy?.headers.get(keptTitleHeader) ?? "";
			return {
				address: pathname + search,
				title: decodeURIComponent(title),
				at: keptAt(copy),
			};
		}),
	);
}

function isListed(address: string, locale: LocaleCode): boolean {
	const read = readLocalePath(address.split("?", 1)[0] ?? "");
	return read.locale === locale && read.path !== paths.offline();
}
