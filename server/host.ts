import {
	createServer,
	type IncomingMessage,
	type Server,
	type ServerResponse,
} from "node:http";
import { isStreamPath } from "@/gateway/contract/care/stream-terms";
import { isLocaleCode, type LocaleCode } from "@/gateway/contract/locale";
import { isAgentPath } from "@/gateway/contract/sales/agent-terms";
import {
	type Departure,
	openDeparture,
	type Patience,
} from "@/gateway/departure";
import { keepAliveMs } from "@/gateway/keep-alive";
import { answerIn } from "@/gateway/words/words";
import { addressOf, readLocalePath } from "@/lib/i18n/locale-path";
import { innerPath } from "@/lib/routes/stored-addresses";
import { pageOfTwin } from "@/lib/routes/twin-path";
import { guardOf } from "@/lib/session/guarded-paths";
import { isBuiltFile, serveBuiltFiles } from "./built-files";
import { isCall } from "./calls";
import { type CommonHeaders, setCommonHeaders } from "./common-headers";
import type { Handler } from "./handler";
import type { KnownPaths } from "./known-paths";
import { type HostLimits, limitOf } from "./limits";
import { tellPageStore, type WatchedHandler, whileWatched } from "./metrics";
import { isOfShop, type Opening, sendUnopened } from "./opening";
import { openCopies } from "./pages/copies";
import type { Outage } from "./pages/outage";
import { sendUnavailable } from "./pages/send-page";
import { isDocumentRequest, servePages } from "./pages/serve-pages";
import { isPicture, servePictures } from "./pictures";
import { pathOf, refusalOf } from "./refuse";
import { sendEnvelope, sendStatus } from "./send";
import { isWorker } from "./worker-file";

export interface HostParts {
	/** Next, or whatever answers what the host does not answer itself. */
	framework: Handler;
	calls: Handler;
	/** The script of the service worker. */
	worker: Handler;
	/** Of every answer, whoever gives it. */
	commonHeaders: CommonHeaders;
	known: KnownPaths;
	limits: HostLimits;
	outage: Outage;
	opening: Opening;
	/** Where a request came from, by nobody's word but our own proxies'. */
	addressOfClient: (req: IncomingMessage) => string;
	/** For whoever still asks once the process was told to end. */
	patience: Patience;
	/** Longest time for a whole request to come in: one that drips holds nothing open. */
	requestMs?: number;
}

export interface Host {
	server: Server;
	departure: Departure;
}

const usualRequestMs = 30_000;
/** Next alone listens for the end of an answer up to ten times. */
const listenersMax = 20;
/** How often Node looks for requests whose time is over. */
const checksOfRequest = 6;

/** Answered by routes and files, not by pages. */
const notPages =
	/^\/(api|_next|sample|pictures|uploads)\/|^\/(healthz|readyz|metrics)$/;
const fileName = /\.[a-z0-9]{2,5}$/i;
/** No screen claims it: its stored page is the 404. */
const nowhere = "/0";

/** The HTTP server of a storefront process: what costs nothing to refuse is refused before the framework sees it. */
export function createHost(parts: HostParts): Host {
	const { commonHeaders, framework, outage, opening } = parts;
	const server = openServer(parts);
	const departure = openDeparture(server, parts.patience);
	const copies = openCopies();
	const pages = servePages({ commonHeaders, outage, copies, pages: framework });
	const builtFiles = serveBuiltFiles({
		commonHeaders,
		copies,
		files: framework,
	});
	const pictures = servePictures({ commonHeaders, files: framework });

	async function answer(req: IncomingMessage, res: ServerResponse) {
		departure.watch(res);
		if (pages.sendAgain(req, res)) return;
		await whileWatched(req, res, answerAnew);
	}

	const answerAnew: WatchedHandler = async (req, res, watched) => {
		res.setMaxListeners(listenersMax);
		setCommonHeaders(res, commonHeaders);
		const refusal = refusalOf(req);
		if (refusal) return sendStatus(res, refusal.status, refusal.headers);
		if (isWorker(req.url)) return parts.worker(req, res);
		const asked = readAsked(req, parts.known);
		watched.route = routeOf(asked, req.method, parts.known);
		if (asked.path === "/readyz" && departure.isLeaving())
			return sendStatus(res, 503, { "retry-after": "5" });
		const seconds = await secondsToWait(parts, req, asked);
		if (seconds) return sendTooOften(req, res, { ...asked, seconds });
		if (asked.isUnknown && asked.isFile) return sendStatus(res, 404);
		if (asked.isPage) return answerPage(req, res, asked);
		return answererOf(req, asked)(req, res);
	};

	function answererOf({ method }: IncomingMessage, { path }: Asked): Handler {
		if (path === "/metrics") tellPageStore(copies);
		if (isCall(path, method)) return parts.calls;
		if (isPicture(path)) return pictures;
		return isBuiltFile(path) ? builtFiles : framework;
	}

	async function answerPage(
		req: IncomingMessage,
		res: ServerResponse,
		asked: Asked,
	) {
		if (isOfShop(asked) && !(await opening.isOpen()))
			return sendUnopened(res, asked);
		const { isUnknown } = asked;
		if (isUnknown) req.url = unknownAddress(req, asked.locale);
		const address = req.url ?? "/";
		return pages.answer(req, res, { address, isSteady: isUnknown });
	}

	server.on("request", (req, res) => {
		answer(req, res).catch(() => {
			if (!res.headersSent) sendStatus(res, 500);
			else res.destroy();
		});
	});
	return { server, departure };
}

function openServer({ requestMs = usualRequestMs }: HostParts): Server {
	return createServer({
		keepAliveTimeout: keepAliveMs,
		requestTimeout: requestMs,
		headersTimeout: requestMs,
		connectionsCheckingInterval: requestMs / checksOfRequest,
	});
}

interface Asked {
	locale: LocaleCode;
	/** Without locale prefix. */
	path: string;
	query: string;
	isPage: boolean;
	isFile: boolean;
	isUnknown: boolean;
}

function readAsked({ url = "/" }: IncomingMessage, known: KnownPaths): Asked {
	const whole = pathOf(url);
	const { locale, path } = readLocalePath(whole);
	const query = url.slice(whole.length + 1);
	const isElsewhere = notPages.test(whole) || isAgentPath(whole);
	const isFile = !isElsewhere && fileName.test(whole);
	const isKnown = isFile
		? known.isFile(whole) || isTwin(path, query, known)
		: isPage(path, query, known);
	return {
		locale,
		path,
		query,
		isFile,
		isPage: !isElsewhere,
		isUnknown: !isElsewhere && !isKnown,
	};
}

/** Some addresses have a page under an inner path alone, and strangers are led from guarded ones whatever is there. */
function isPage(path: string, query: string, known: KnownPaths): boolean {
	return (
		known.isPage(path) ||
		guardOf(path) !== "open" ||
		known.isPage(innerPath(path, new URLSearchParams(query)))
	);
}

/** Whether it is the Markdown twin of a page that is open to everybody. */
function isTwin(path: string, query: string, known: KnownPaths): boolean {
	const page = pageOfTwin(path);
	return (
		page !== undefined && guardOf(page) === "open" && isPage(page, query, known)
	);
}

/** Under what a request is counted: never what somebody typed. */
function routeOf(
	{ path, isUnknown }: Asked,
	method: string | undefined,
	known: KnownPaths,
): string {
	if (isUnknown) return "unknown";
	if (isStreamPath(path)) return "streams";
	if (isCall(path, method)) return "calls";
	return known.patternOf(path) ?? (isBuiltFile(path) ? "files" : "other");
}

/** Nothing where the request may be answered now. */
async function secondsToWait(
	{ limits, addressOfClient }: HostParts,
	req: IncomingMessage,
	asked: Asked,
): Promise<number | undefined> {
	const limit = asked.isUnknown ? "unknown" : limitOf(asked);
	return limit && limits.take(limit, addressOfClient(req));
}

function sendTooOften(
	req: IncomingMessage,
	res: ServerResponse,
	{ path, locale, isPage, isFile, seconds }: Asked & { seconds: number },
): void {
	if (path.startsWith("/api/front/")) {
		const sent = req.headers["accept-language"];
		const asked = isLocaleCode(sent) ? sent : locale;
		const message = answerIn(asked, "tooOften");
		sendEnvelope(res, { code: 429, message, seconds });
	} else if (isPage && !isFile && isDocumentRequest(req)) {
		const reason = "often";
		sendUnavailable(res, { locale, reason, retryAfterSeconds: seconds });
	} else {
		sendStatus(res, 429, { "retry-after": String(seconds) });
	}
}

/** One stored page for all of them. A page's parts are asked for by this parameter, whatever its value. */
function unknownAddress(req: IncomingMessage, locale: LocaleCode): string {
	const address = addressOf({ locale, path: nowhere });
	const isPart = new URL(req.url ?? "/", "http://host").searchParams.has(
		"_rsc",
	);
	return isPart ? `${address}?_rsc` : address;
}
