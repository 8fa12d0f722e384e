import { idempotencyHeader } from "@/gateway/contract/idempotency";
import type { LocaleCode } from "@/gateway/contract/locale";
import { releaseHeader } from "../http/release";
import { lossesSoFar } from "../session/losses";
import { type Api, type ApiRequest, apiOver, type Send, toWire } from "./api";
import { ApiError, unwrap } from "./api-error";
import { askNode } from "./ask-node";
import { unwrapOrLose } from "./hear-loss";

interface Manner {
	/** Ends the calls that nobody waits for any more. */
	signal?: AbortSignal;
	/** For calls the shopper did not make: where the session has ended they fail, and nobody is asked to sign in. */
	isQuiet?: boolean;
}

/** Calls made on the shopper's device, through the browser's door of this site. */
export function browserApi(
	locale: LocaleCode,
	{ signal, isQuiet }: Manner = {},
): Api {
	const send: Send = async (request) => {
		const lossesBefore = lossesSoFar();
		const { method, proof, idempotencyKey } = request;
		const { path, query } = toWire(request);
		const address = query.size > 0 ? `${path}?${query}` : path;
		const headers = {
			"accept-language": locale,
			...(process.env.RELEASE && { [releaseHeader]: process.env.RELEASE }),
			...(proof && { altcha: proof }),
			...(idempotencyKey && { [idempotencyHeader]: idempotencyKey }),
			...typeOf(request),
		};
		const body = encode(request);
		const response = await askNode(() =>
			fetch(address, { method, signal, headers, body }),
		);
		if (isQuiet) return unwrap(response);
		return unwrapOrLose(response, lossesBefore).catch((error) =>
			refuse(error, locale, () => send(request)),
		);
	};
	return apiOver(send);
}

/** In words, whatever the gateway sent; what waits for a second factor is sent again once that is proven. */
async function refuse(
	error: unknown,
	locale: LocaleCode,
	sendAgain: () => Promise<unknown>,
): Promise<unknown> {
	if (!(error instanceof ApiError)) throw error;
	// The codes of a second factor follow those of signing in.
	if (error.code > 410_002) {
		const { proveFactor } = await import("../session/prove-factor");
		if (await proveFactor(error.code)) return sendAgain();
	}
	if (!error.message) {
		const { giveWords } = await import("./default-words");
		await giveWords(error, locale);
	}
	throw error;
}

/** The browser names the type of a form by itself, with what parts a multipart one. */
function typeOf({ body, bodyType }: ApiRequest): Record<string, string> {
	if (bodyType === "raw") return { "content-type": "application/octet-stream" };
	return bodyType || body === undefined
		? {}
		: { "content-type": "application/json" };
}

function encode({ body, bodyType }: ApiRequest): BodyInit | undefined {
	if (body === undefined) return undefined;
	if (bodyType === "raw") return body as Blob;
	if (!bodyType) return JSON.stringify(body);
	const form = bodyType === "form" ? new URLSearchParams() : new FormData();
	for (const [name, value] of Object.entries(body as object))
		if (value !== undefined) (form as FormData).set(name, value);
	return form;
}
