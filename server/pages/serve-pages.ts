import type { IncomingMessage, ServerResponse } from "node:http";
import { readLocalePath } from "@/lib/i18n/locale-path";
import type { CommonHeaders } from "../common-headers";
import type { Handler } from "../handler";
import { pathOf } from "../refuse";
import { sendStatus } from "../send";
import { type Collector, collect, isForEverybody } from "./collect";
import type { Copies } from "./copies";
import { openGate } from "./gate";
import type { Outage } from "./outage";
import { sendCopy, sendStale, sendUnavailable } from "./send-page";

/** After so long without a first byte a page is suspected to wait for something that is away. */
const suspicionMs = 1_000;
/** As long as pages of the catalogue may live at most (`catalogue` in `next.config.js`). */
const staleMaxMs = 3_600_000;
/** As long as shared caches keep a page. */
const freshMs = 60_000;
const retryAfterSeconds = 10;

interface Parts {
	commonHeaders: CommonHeaders;
	/** Renders the page. */
	pages: Handler;
	outage: Outage;
	copies: Copies;
}

export interface Page {
	/** The address it is kept under. */
	address: string;
	/** It says the same for a minute, whatever happens: the page of unknown paths. */
	isSteady: boolean;
}

/**
 * Answers pages. One that fails, or that waits while the service below is away, is answered by its last good copy, else
 * by a 503 that says when to come back. Nobody waits for an outage longer than three seconds.
 */
export function servePages({ commonHeaders, pages, outage, copies }: Parts) {
	return async (
		req: IncomingMessage,
		res: ServerResponse,
		{ address, isSteady }: Page,
	): Promise<void> => {
		const isDocument = isDocumentRequest(req);
		const key = `${acceptedEncoding(req)} ${address}`;
		const steady =
			isDocument && isSteady ? copies.find(key, freshMs) : undefined;
		if (steady) return sendCopy(res, steady);

		let collector: Collector | undefined;
		const gate = openGate(res, {
			commonHeaders,
			onHead: (status) => {
				if (isUnkeyedPart(req))
					res.setHeader("cache-control", "private, no-store");
				if (status >= 500) answerInstead();
				else if (
					isDocument &&
					isForEverybody(res) &&
					!copies.find(key, freshMs)
				)
					collector = collect(res);
			},
			onChunk: (chunk, encoding) => collector?.add(chunk, encoding),
			onEnd: () => {
				const copy = collector?.finish();
				if (copy) copies.keep(key, copy);
			},
		});
		const answerInstead = () =>
			gate.replace(() => {
				const copy = isDocument ? copies.find(key, staleMaxMs) : undefined;
				if (copy) sendStale(res, copy);
				else sendAway(req, res);
			});
		const suspicion = setTimeout(async () => {
			if (!gate.isSent() && (await outage.isOn())) answerInstead();
		}, suspicionMs);
		res.once("close", () => clearTimeout(suspicion));
		try {
			await pages(req, res);
		} catch {
			// Next has told the log.
			answerInstead();
		}
	};
}

function sendAway(req: IncomingMessage, res: ServerResponse): void {
	const path = pathOf(req.url ?? "/");
	if (isDocumentRequest(req) && !/\.\w+$/.test(path)) {
		const { locale } = readLocalePath(path);
		sendUnavailable(res, { locale, reason: "away", retryAfterSeconds });
	} else {
		sendStatus(res, 503, { "retry-after": String(retryAfterSeconds) });
	}
}

/**
 * Parts of a page, asked for without the parameter that tells their address from the page's: Next sends the browser
 * there, and no cache may keep that as the page.
 */
function isUnkeyedPart({ headers, url = "/" }: IncomingMessage): boolean {
	return headers.rsc !== undefined && !/[?&]_rsc(=|&|$)/.test(url);
}

/** A page as a browser's window asks for it, not its parts for a page that is open already. */
export function isDocumentRequest({
	method,
	headers,
}: IncomingMessage): boolean {
	return method === "GET" && headers.rsc === undefined;
}

/** Two copies of a page at most, whatever browsers say they can read. */
function acceptedEncoding({ headers }: IncomingMessage): "gzip" | "identity" {
	return /\bgzip\b/.test(String(headers["accept-encoding"] ?? ""))
		? "gzip"
		: "identity";
}
