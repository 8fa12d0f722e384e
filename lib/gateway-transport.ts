import "server-only";
import type { Json } from "@/gateway/contract/canonical-json";
import type { LocaleCode } from "@/gateway/contract/locale";
import { type OpenGateway, openGateway } from "@/gateway/open";
import { readGatewaySettings } from "@/gateway/settings";
import { env } from "./env";
import { ownAddress } from "./freshness/own-address";
import { onePerProcess } from "./one-per-process";
import { signRequest } from "./signature";

/** One call on its way to the gateway, before headers and signature. */
export interface GatewayRequest {
	method: "GET" | "POST";
	/** Begins with /api/. */
	path: string;
	query?: URLSearchParams;
	/** JSON text. */
	body?: string;
	locale: LocaleCode;
	requestId?: string;
	signal?: AbortSignal;
}

const timeoutMs = 10_000;
const clock = { offsetMs: 0 };

/** The gateway in this process; undefined where GATEWAY_URL names another. */
export function hostedGateway(): OpenGateway | undefined {
	if (env().GATEWAY_URL) return undefined;
	return onePerProcess("gateway", () =>
		openGateway(readGatewaySettings(process.env), { ownAddress }),
	);
}

function reach(request: Request): Response | Promise<Response> {
	const hosted = hostedGateway();
	return hosted ? hosted.gateway.fetch(request) : fetch(request);
}

/** Undefined for text that is not JSON: it travels unsigned, and the gateway says what is wrong with it. */
function parse(body: string | undefined): Json | undefined {
	try {
		return body ? JSON.parse(body) : undefined;
	} catch {
		return undefined;
	}
}

function compose(call: GatewayRequest): Request {
	const { method, path, query, body, locale } = call;
	const { GATEWAY_URL, SIGNATURE_SECRET } = env();
	const timestamp = String(Date.now() + clock.offsetMs);
	const headers = new Headers({
		timestamp,
		client: "pc",
		version: "v3.1.0",
		"api-version": "v1.6.4",
		"accept-language": locale,
		"x-request-id": call.requestId ?? crypto.randomUUID(),
	});
	const asked = query && query.size > 0 ? Object.fromEntries(query) : undefined;
	const payload = method === "GET" ? asked : parse(body);
	if (payload !== undefined)
		headers.set(
			"signature",
			signRequest({ payload, token: "", secret: SIGNATURE_SECRET, timestamp }),
		);
	if (body) headers.set("content-type", "application/json");

	const url = new URL(path, GATEWAY_URL ?? "http://gateway.invalid");
	if (asked) url.search = String(query);
	const limit = AbortSignal.timeout(timeoutMs);
	return new Request(url, {
		method,
		headers,
		body: body || undefined,
		signal: call.signal ? AbortSignal.any([call.signal, limit]) : limit,
		cache: "no-store",
	});
}

async function serverTimeOf(response: Response): Promise<number | undefined> {
	if (response.status !== 200 && response.status !== 400) return undefined;
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
