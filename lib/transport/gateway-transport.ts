import "server-only";
import type { Json } from "@/gateway/contract/canonical-json";
import { isStream } from "@/gateway/contract/care/stream-terms";
import { isNestedWithin } from "@/gateway/contract/json-nesting";
import type { LocaleCode } from "@/gateway/contract/locale";
import type { OpenGateway } from "@/gateway/open";
import { env } from "../process/env";
import { onePerProcess } from "../process/one-per-process";
import { type Caller, gatewayHeaders } from "./gateway-headers";

/** One call on its way to the gateway, before headers and signature. */
export interface GatewayRequest {
	method: "GET" | "POST" | "PUT";
	/** Begins with /api/, with /uploads/ for a picture, or is one that programs of shoppers ask for. */
	path: string;
	query?: URLSearchParams;
	/** JSON text, or bytes of another type, which travel unsigned. */
	body?: string | Uint8Array<ArrayBuffer>;
	/** Of a body that is not JSON. */
	contentType?: string;
	locale: LocaleCode;
	/** Nobody in particular where it is left out. */
	caller?: Caller;
	/** `If-None-Match`, of a picture that whoever asks may have. */
	knownTag?: string;
	/** What this call says beside that. */
	headers?: Record<string, string>;
	requestId?: string;
	signal?: AbortSignal;
}

const timeoutMs = 10_000;
const clock = { offsetMs: 0 };

/** Where `lib/transport/host-gateway.ts` puts the gateway of this process, so that no bundle but its own carries a copy. */
export function hosted(): { opened?: OpenGateway } {
	return onePerProcess("gateway", () => ({}));
}

function askHosted(call: GatewayRequest): Response | Promise<Response> {
	const { opened } = hosted();
	if (!opened) throw new Error("The gateway of this process is not open");
	// Without a time limit: the gateway has limits of its own for whatever it waits for.
	return opened.gateway.fetch(compose(call));
}

/** Undefined for text that is no JSON of ours: it travels unsigned, and the gateway says what is wrong with it. */
function parse(body: GatewayRequest["body"]): Json | undefined {
	if (typeof body !== "string" || body === "") return undefined;
	if (!isNestedWithin(body)) return undefined;
	try {
		return JSON.parse(body);
	} catch {
		return undefined;
	}
}

function compose(call: GatewayRequest, signal?: AbortSignal): Request {
	const { method, path, query, body, contentType } = call;
	const asked = query && query.size > 0 ? Object.fromEntries(query) : undefined;
	const headers = gatewayHeaders({
		...call,
		payload: method === "GET" ? asked : parse(body),
		timestamp: String(Date.now() + clock.offsetMs),
	});
	if (body?.length)
		headers.set("content-type", contentType ?? "application/json");

	if (call.knownTag) headers.set("if-none-match", call.knownTag);
	for (const [name, value] of Object.entries(call.headers ?? {}))
		headers.set(name, value);

	// Put behind the origin, not resolved against it: a path that begins with two slashes would name another host.
	const { origin } = new URL(env().GATEWAY_URL ?? "http://gateway.invalid");
	const url = new URL(origin + path);
	if (asked) url.search = String(query);
	return new Request(url, {
		method,
		headers,
		body: body?.length ? body : undefined,
		signal,
		cache: "no-store",
		// Where a picture is, the browser is told.
		redirect: "manual",
	});
}

interface ReadAnswer {
	response: Response;
	/** Of a gateway that finds our clock wrong. */
	serverTime?: number;
}

const isJson = ({ headers }: Response) =>
	headers.get("content-type")?.includes("json") ?? false;

/** An envelope, read to its end and put together anew, to be read again. */
async function readAnswer(answer: Response): Promise<ReadAnswer> {
	const { status, headers } = answer;
	const text = await answer.text();
	const isEnvelope = status === 200 || status === 400;
	const envelope = isEnvelope ? JSON.parse(text) : undefined;
	return {
		response: new Response(text, { status, headers }),
		serverTime: envelope?.code === 400 ? envelope.data?.serverTime : undefined,
	};
}

/**
 * What comes as a file is under the limit until its last byte, a stream until its first. All else is read here, and its
 * timer goes with it: a timer keeps alive what its call was made for, a whole page and all that was read for it.
 */
async function askElsewhere(call: GatewayRequest): Promise<ReadAnswer> {
	const limit = new AbortController();
	const timer = setTimeout(() => limit.abort(tooLate()), timeoutMs).unref();
	try {
		const answer = await fetch(compose(call, boundBy(call, limit)));
		if (isStream(answer)) clearTimeout(timer);
		if (!isJson(answer)) return { response: answer };
		const read = await readAnswer(answer);
		clearTimeout(timer);
		return read;
	} catch (error) {
		clearTimeout(timer);
		throw error;
	}
}

const tooLate = () =>
	new DOMException("The gateway did not answer in time", "TimeoutError");

function boundBy(
	{ signal }: GatewayRequest,
	limit: AbortController,
): AbortSignal {
	return signal ? AbortSignal.any([signal, limit.signal]) : limit.signal;
}

/**
 * The one door to the gateway: in this process, or at GATEWAY_URL. Adds the headers and the signature of the protocol.
 * A gateway elsewhere whose clock differs says its time; the call is then signed anew, once.
 */
export async function sendToGateway(call: GatewayRequest): Promise<Response> {
	if (!env().GATEWAY_URL) return askHosted(call);
	const { response, serverTime } = await askElsewhere(call);
	if (serverTime === undefined) return response;
	clock.offsetMs = serverTime - Date.now();
	return (await askElsewhere(call)).response;
}
