import type { IncomingMessage, ServerResponse } from "node:http";
import {
	type Taken,
	takenFromStore,
} from "@/lib/freshness/taken-from-store.mjs";
import { readLocalePath } from "@/lib/i18n/locale-path";
import { acceptedEncoding } from "../accepted-encoding";
import type { CommonHeaders } from "../common-headers";
import type { Handler } from "../handler";
import { pageStore } from "../metrics";
import { pathOf } from "../refuse";
import { sendStatus } from "../send";
import { type Collector, collect, isForEverybody } from "./collect";
import type { Copies, Copy } from "./copies";
import { openGate } from "./gate";
import type { Outage } from "./outage";
import { sendCopy, sendStale, sendUnavailable } from "./send-page";
import { freshMs, openTurns } from "./turn";

/** After so long without a first byte a page is suspected to wait for something that is away. */
const suspicionMs = 1_000;
/** As long as pages of the catalogue may live at most (`catalogue` in `next.config.js`). */
const staleMaxMs = 3_600_000;
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
 * Answers pages. One that Next keeps whole is sent from here from then on, as it was sent before, until its tags fall. One
 * that fails, or that waits while the service below is away, is answered by its last good copy, else by a 503 that says
 * when to come back. Nobody waits for an outage longer than three seconds.
 */
export function servePages({ commonHeaders, pages, outage, copies }: Parts) {
	const isTurnOf = openTurns();

	/** Whether it is sent already: what was found to be a page for everybody before is no question again. */
	function sendAgain(req: IncomingMessage, res: ServerResponse): boolean {
		const key = keyOf(req, req.url ?? "/");
		const kept = key ? copies.find(key, staleMaxMs) : undefined;
		if (!kept || isTurnOf(kept)) return false;
		pageStore.hits += 1;
		sendCopy(req, res, kept);
		return true;
	}

	async function answer(
		req: IncomingMessage,
		res: ServerResponse,
		{ address, isSteady }: Page,
	): Promise<void> {
		const key = keyOf(req, address);
		const kept = key ? copies.find(key, staleMaxMs) : undefined;
		if (kept && isSteady && isFresh(kept)) return sendCopy(req, res, kept);
		pageStore.misses += 1;

		const taken: Taken[] = [];
		let collector: Collector | undefined;
		const gate = openGate(res, {
			commonHeaders,
			onHead: (status) => {
				if (isUnkeyedPart(req))
					res.setHeader("cache-control", "private, no-store");
				if (status >= 500) return answerInstead();
				const stored = storedPageOf(req, taken);
				const mayBeKept = req.method === "GET" && isForEverybody(res);
				if (key && mayBeKept && isNews(stored, kept))
					collector = collect(res, stored);
			},
			onChunk: (chunk, encoding) => collector?.add(chunk, encoding),
			onEnd: () => {
				const copy = collector?.finish();
				if (key && copy) copies.keep(key, copy);
			},
		});
		const answerInstead = () =>
			gate.replace(() => {
				if (kept) sendStale(res, kept);
				else sendAway(req, res);
			});
		const suspicion = setTimeout(async () => {
			if (!gate.isSent() && (await outage.isOn())) answerInstead();
		}, suspicionMs);
		res.once("close", () => clearTimeout(suspicion));
		try {
			await takenFromStore.run(taken, () => pages(req, res));
		} catch {
			// Next has told the log.
			answerInstead();
		}
	}

	return { sendAgain, answer };
}

/** What the answer says is exactly what stands in store under one key, and no visitor's. */
function storedPageOf(
	{ headers }: IncomingMessage,
	taken: Taken[],
): Taken | undefined {
	const [first, ...others] = taken;
	if (
		!first ||
		others.some(({ key, at }) => key !== first.key || at !== first.at)
	)
		return undefined;
	// A part that is asked for ahead is of what stands still in a page, even where the rest is rendered for each visitor.
	const isAhead = headers["next-router-segment-prefetch"] !== undefined;
	return first.isWhole || isAhead ? first : undefined;
}

/** Next answers with the same page until it has a newer one; any other answer is kept once a minute. */
function isNews(stored: Copy["stored"], kept: Copy | undefined): boolean {
	if (!kept) return true;
	return stored ? stored.at !== kept.stored?.at : !isFresh(kept);
}

const isFresh = ({ sentAt }: Copy) => Date.now() - sentAt <= freshMs;

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

/** What a page's parts differ by; whoever sends more than the router does is answered anew each time. */
const partHeaders = [
	"rsc",
	"next-router-state-tree",
	"next-router-prefetch",
	"next-router-segment-prefetch",
	"next-url",
];
const partLengthMax = 4_096;

/** Under what an answer may be kept; undefined where it may not. */
function keyOf(req: IncomingMessage, address: string): string | undefined {
	if (req.method !== "GET" && req.method !== "HEAD") return undefined;
	const { headers } = req;
	let part = "";
	for (const name of partHeaders) part += ` ${headers[name] ?? ""}`;
	if (part.length > partLengthMax) return undefined;
	return `${acceptedEncoding(req)} ${address}${part}`;
}

/** A page as a browser's window asks for it, not its parts for a page that is open already. */
export function isDocumentRequest({
	method,
	headers,
}: IncomingMessage): boolean {
	return (method === "GET" || method === "HEAD") && headers.rsc === undefined;
}
