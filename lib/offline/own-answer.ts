import { isSignInCode } from "../api/sign-in-codes";
import { readLocalePath } from "../i18n/locale-path";
import { findKept, keep, keptAt, makeRoom } from "./kept";
import { keepOnly, openOwn } from "./own-copies";
import { addressIn, keepFiles, type Shelf } from "./shelf";

// The cart and the orders of who is signed in: pages and the calls that fill them. They come from the shop whenever it
// answers, and are kept beside each other for as long as the session lasts.

const ownPages = /^\/(?:order\/shopping_cart|users\/order_(?:list|detail))$/;
const ownCalls =
	/^\/api\/front\/(?:cart\/list|order\/(?:list|data|(?:master\/)?detail\/[^/]+))$/;
/** Whoever is signed in after one of these, it may be somebody else. */
const turns =
	/^\/api\/front\/(?:login\/(?:logout|email|facebook|twitter|mobile\/\w+|register\/visitor|qr\/claim)|user\/delete)$/;

const room = { countMax: 60, bytesMax: 6_000_000 };
/** As long as a session lasts that nobody uses. */
const weekMs = 604_800_000;

export const isOwnPage = (pathname: string) =>
	ownPages.test(readLocalePath(pathname).path);
export const isOwnCall = (pathname: string) => ownCalls.test(pathname);
export const isTurn = (pathname: string) => turns.test(pathname);

/** Who is signed in, or that nobody is. What is on its way for somebody else is not kept when it comes. */
export async function noteSession(shelf: Shelf, key: unknown): Promise<void> {
	await keepOnly(shelf.caches, key, () => {
		shelf.sessions += 1;
	});
}

/** Calls answer in the language that they ask for. */
export function ownAddress(shelf: Shelf, request: Request): string {
	const { pathname, search } = new URL(request.url, shelf.origin);
	if (!isOwnCall(pathname)) return pathname + search;
	const language = request.headers.get("accept-language") ?? "";
	return `${pathname}${search}${search ? "&" : "?"}${language}`;
}

export async function findOwn(
	shelf: Shelf,
	address: string,
): Promise<Response | undefined> {
	const own = await openOwn(shelf.caches);
	const copy = own && (await findKept(own, address));
	return shelf.now() - keptAt(copy) < weekMs ? copy : undefined;
}

interface Answered {
	address: string;
	response: Response;
	/** How many sessions had ended when it was asked for. */
	sessions: number;
}

/** Keeps what a session was answered; one that is over leaves nothing. */
export async function keepOwn(
	shelf: Shelf,
	{ address, response, sessions }: Answered,
): Promise<void> {
	const code = await codeOf(response);
	if (isSignInCode(code)) return noteSession(shelf, undefined);
	const own = await openOwn(shelf.caches);
	if (!own || code !== 200 || sessions !== shelf.sessions) return;
	const now = shelf.now();
	const html = await keep(own, { address, response, now, isDated: true });
	await makeRoom(own, room);
	await keepFiles(shelf, html);
}

/** A call says itself how it ended. */
async function codeOf(response: Response): Promise<unknown> {
	const type = response.headers.get("content-type") ?? "";
	if (!type.startsWith("application/json"))
		return response.redirected ? undefined : response.status;
	return (await response.clone().json()).code;
}

/** Asks for the page that is shown, to keep it. */
export async function takeInOwn(shelf: Shelf, url: string): Promise<void> {
	const address = addressIn(shelf, url);
	const { sessions } = shelf;
	const response = await shelf.ask(address);
	await keepOwn(shelf, { address, response, sessions });
}
