import "server-only";
import type { Json } from "@/gateway/contract/canonical-json";
import { isNestedWithin } from "@/gateway/contract/json-nesting";
import type { LocaleCode } from "@/gateway/contract/locale";
import type { OpenGateway } from "@/gateway/open";
import { env } from "./env";
import { type Caller, gatewayHeaders } from "./gateway-headers";
import { onePerProcess } from "./one-per-process";

/** One call on its way to the gateway, before headers and signature. */
export interface GatewayRequest {
	method: "GET" | "POST";
	/** Begins with /api/, or with /uploads/ for a picture. */
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
	requestId?: string;
	signal?: AbortSignal;
}

const timeoutMs = 10_000;
const clock = { offsetMs: 0 };

/** Where `lib/host-gateway.ts` puts the gateway of this process, so that no bundle but its own carries a copy. */
export function hosted(): { opened?: OpenGateway } {
	return onePerProcess("gateway", () => ({}));
}

function reach(request: Request): Response | Promise<Response> {
	if (env().GATEWAY_URL) return fetch(request);
	const { opened } = hosted();
	if (!opened) throw new Error("The gateway of this process is not open");
	return opened.gateway.fetch(request);
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

function compose(call: GatewayRequest): Request {
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

	const url = new URL(path, env().GATEWAY_URL ?? "http://gateway.invalid");
	if (asked) url.search = String(query);
	const limit = AbortSignal.timeout(timeoutMs);
	return new Request(url, {
		method,
		headers,
		body: body?.length ? body : undefined,
		signal: call.signal ? AbortSignal.any([call.signal, limit]) : limit,
		cache: "no-store",
	});
}

async function serverTimeOf(response: Response): Promise<number | undefined> {
	if (response.status !== 200 && response.status !== 400) return undefined;
	if (!response.headers.get("content-type")?.includes("json")) return undefined;
	const envelope = await response.clone().json();
	return envelope.code === 400 ? envelope.data?.serverTime : undefined;
}

/**
 * The one door to the gateway: in this process, or at GATEWAY_URL. Adds the headers and the signature of the protocol.
 * A gateway whose clock differs says its time; the call is then signed anew, once.
 */
export async function sendToGateway(call: GatewayRequest): Promise<Response> {
	const response = await reach(compose(call));
	const serverTime = await serverTimeOf(response);
	if (serverTime === undefined) return response;
	clock.offsetMs = serverTime - Date.now();
	return reach(compose(call));
}
