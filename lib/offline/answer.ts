import { readLocalePath } from "../i18n/locale-path";
import { askedKind } from "./asked-kind";
import { isForAll } from "./kept";
import type { SeenPage } from "./offline-terms";
import {
	findOwn,
	isOwnPage,
	keepOwn,
	noteSession,
	ownAddress,
	takeInOwn,
} from "./own-answer";
import {
	addressIn,
	fileAt,
	findPage,
	findPart,
	keepPage,
	keepPart,
	placesOf,
	type Shelf,
	takeInPage,
	takeInPart,
} from "./shelf";
import type { Asking } from "./worker-scope";

// Pages come from the shop. Where it says nothing within seconds the copy that this device has comes instead, and where
// there is none the page that says so.

const patienceMs = 3_000;
/** A younger copy of the page that is shown is not asked for again. */
const freshMs = 60_000;
/** Stands on every page. */
const markPath = "/pictures/mark.svg";
const never = Number.POSITIVE_INFINITY;

/** Undefined for what the browser is to ask for itself. */
export function answer(
	shelf: Shelf,
	event: Asking,
): Promise<Response> | undefined {
	switch (askedKind(event.request, shelf.origin)) {
		case "page":
			return answerPage(shelf, event);
		case "part":
			// What is no part has the router load the whole page, which there may be a copy of.
			return shelf
				.ask(event.request)
				.catch(() => new Response(null, { status: 503 }));
		case "file":
			return fileAt(shelf, event.request);
		case "picture":
			return answerPart(shelf, event).catch(blank);
		case "words":
			return answerPart(shelf, event);
		case "own page":
		case "own call":
			return answerOwn(shelf, event);
		case "turn":
			event.waitUntil(noteSession(shelf, undefined));
			event.waitUntil(shelf.endPush());
			return undefined;
		default:
			return undefined;
	}
}

async function answerPage(shelf: Shelf, event: Asking): Promise<Response> {
	const address = addressIn(shelf, event.request.url);
	const copy = await findPage(shelf, address);
	const fresh = askPage(shelf, event);
	const isKept = fresh.then((response) =>
		isForAll(response) ? keepPage(shelf, address, response.clone()) : undefined,
	);
	event.waitUntil(isKept.catch(() => undefined));
	if (!copy) return fresh.catch(() => answerOffline(shelf, address));
	return inTime(fresh, copy);
}

async function askPage(shelf: Shelf, event: Asking): Promise<Response> {
	return (await event.preloadResponse) ?? shelf.ask(event.request);
}

function inTime(fresh: Promise<Response>, copy: Response): Promise<Response> {
	return new Promise((resolve) => {
		const showCopy = () => resolve(copy);
		const timer = setTimeout(showCopy, patienceMs);
		fresh.then(resolve, showCopy).finally(() => clearTimeout(timer));
	});
}

async function answerOffline(shelf: Shelf, address: string) {
	const { locale } = readLocalePath(new URL(address, shelf.origin).pathname);
	const page = await findPage(shelf, placesOf(locale).offline);
	return page ?? Response.error();
}

/** Of pictures and words what the shop has, else the copy. */
async function answerPart(shelf: Shelf, event: Asking): Promise<Response> {
	const address = addressIn(shelf, event.request.url);
	const response = await shelf.ask(event.request).catch(async (fault) => {
		const copy = await findPart(shelf, address);
		if (copy) return copy;
		throw fault;
	});
	if (isForAll(response)) {
		const isKept = keepPart(shelf, address, response.clone());
		event.waitUntil(isKept.catch(() => undefined));
	}
	return response;
}

/** Nothing, where a browser would draw a broken picture. */
const blank = () =>
	new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
		headers: { "content-type": "image/svg+xml" },
	});

async function answerOwn(shelf: Shelf, event: Asking): Promise<Response> {
	const { request } = event;
	const { sessions } = shelf;
	const address = ownAddress(shelf, request);
	const isPage = request.mode === "navigate";
	const fresh = askPage(shelf, event);
	const isKept = fresh.then((response) =>
		keepOwn(shelf, { address, response: response.clone(), sessions }),
	);
	event.waitUntil(isKept.catch(() => undefined));
	const copy = await findOwn(shelf, address);
	if (isPage && copy) return inTime(fresh, copy);
	return fresh.catch(
		() => copy ?? (isPage ? answerOffline(shelf, address) : Response.error()),
	);
}

/** Keeps the page that somebody looks at, whichever way it came, and what stands in for the others. */
export async function keepSeen(
	shelf: Shelf,
	{ locale, address, isSparing, session }: SeenPage,
): Promise<void> {
	await noteSession(shelf, session);
	const { offline, homes } = placesOf(locale);
	await takeInPage(shelf, offline, never);
	await takeInPart(shelf, markPath);
	if (isSparing) return;
	if (isOwnPage(new URL(address, shelf.origin).pathname))
		await takeInOwn(shelf, address);
	else await takeInPage(shelf, addressIn(shelf, address), freshMs);
	for (const home of homes) await takeInPage(shelf, home, never);
}
