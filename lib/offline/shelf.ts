import { type LocaleCode, localeCodes } from "@/gateway/contract/locale";
import { addressOf } from "../i18n/locale-path";
import { paths } from "../routes/paths";
import { filesIn, findKept, isForAll, keep, keptAt, makeRoom } from "./kept";
import { cacheNames, cachePrefix } from "./offline-terms";

// What a device keeps of the shop: pages that are the same for everybody, the files that they are made of, pictures and
// words. All of it belongs to one build.

export interface Shelf {
	caches: CacheStorage;
	ask: (request: Request | string) => Promise<Response>;
	origin: string;
	build: string;
	now: () => number;
	/** How many sessions have ended since the worker began. */
	sessions: number;
	/** Ends notices on this device. */
	endPush: () => Promise<unknown>;
}

const pagesRoom = { countMax: 30, bytesMax: 12_000_000 };
const partsRoom = { countMax: 150, bytesMax: 6_000_000 };

/** What is kept without anybody having looked at it. */
export function placesOf(locale: LocaleCode) {
	const inLocale = (path: string) => addressOf({ locale, path });
	return {
		offline: inLocale(paths.offline()),
		homes: [inLocale(paths.home()), inLocale(paths.home("E_COMMERCE"))],
	};
}

const everyPlace = localeCodes.map(placesOf);
const spared = new Set(
	everyPlace.flatMap(({ offline, homes }) => [offline, ...homes]),
);
/** It says that there is no line, and nothing that grows old. */
const undated = new Set(everyPlace.map(({ offline }) => offline));

const openIn = (
	{ caches, build }: Shelf,
	name: keyof ReturnType<typeof cacheNames>,
) => caches.open(cacheNames(build)[name]);

export function addressIn({ origin }: Shelf, url: string): string {
	const { pathname, search } = new URL(url, origin);
	return pathname + search;
}

export async function findPage(shelf: Shelf, address: string) {
	return findKept(await openIn(shelf, "pages"), address);
}

/** Keeps a page, and with it the files that it is made of. */
export async function keepPage(
	shelf: Shelf,
	address: string,
	response: Response,
): Promise<void> {
	const pages = await openIn(shelf, "pages");
	const now = shelf.now();
	const isDated = !undated.has(address);
	const html = await keep(pages, { address, response, now, isDated });
	await makeRoom(pages, { ...pagesRoom, spared });
	await keepFiles(shelf, html);
}

/** The files that a page is made of. */
export async function keepFiles(shelf: Shelf, html: string): Promise<void> {
	await Promise.allSettled(filesIn(html).map((file) => fileAt(shelf, file)));
}

/** Asks for a page to keep it, unless the copy of that age will do. */
export async function takeInPage(
	shelf: Shelf,
	address: string,
	oldestMs: number,
): Promise<void> {
	const copy = await findPage(shelf, address);
	if (copy && shelf.now() - keptAt(copy) < oldestMs) return;
	const response = await shelf.ask(address);
	if (isForAll(response)) await keepPage(shelf, address, response);
}

/** A file of the build, whose name says what is in it: once it is here nobody asks again. */
export async function fileAt(
	shelf: Shelf,
	asked: Request | string,
): Promise<Response> {
	const files = await openIn(shelf, "files");
	const address = addressIn(
		shelf,
		typeof asked === "string" ? asked : asked.url,
	);
	const copy = await findKept(files, address);
	if (copy) return copy;
	const response = await shelf.ask(asked);
	const control = response.headers.get("cache-control") ?? "";
	if (response.status === 200 && control.includes("immutable"))
		await files.put(address, response.clone());
	return response;
}

export async function findPart(shelf: Shelf, address: string) {
	return findKept(await openIn(shelf, "parts"), address);
}

/** Keeps a picture or words. What is here already stays: most are asked for again and again. */
export async function keepPart(
	shelf: Shelf,
	address: string,
	response: Response,
): Promise<void> {
	const parts = await openIn(shelf, "parts");
	if (await findKept(parts, address)) return;
	await keep(parts, { address, response, now: shelf.now() });
	await makeRoom(parts, partsRoom);
}

/** Asks for a picture to keep it, unless it is here. */
export async function takeInPart(shelf: Shelf, address: string): Promise<void> {
	if (await findPart(shelf, address)) return;
	const response = await shelf.ask(address);
	if (isForAll(response)) await keepPart(shelf, address, response);
}

/** Leaves nothing of other builds. */
export async function forgetOthers({ caches, build }: Shelf): Promise<void> {
	const own: string[] = Object.values(cacheNames(build));
	const others = (await caches.keys()).filter(
		(name) => name.startsWith(cachePrefix) && !own.includes(name),
	);
	await Promise.all(others.map((name) => caches.delete(name)));
}
