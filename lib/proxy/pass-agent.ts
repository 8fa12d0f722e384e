import { closestLocale } from "@/gateway/contract/closest-locale";
import { idempotencyHeader } from "@/gateway/contract/idempotency";
import { defaultLocale } from "@/gateway/contract/locale";
import {
	agentHeader,
	mcpVersionHeader,
} from "@/gateway/contract/sales/agent-terms";
import { isSameOrigin } from "@/lib/http/same-origin";
import { sendToGateway } from "@/lib/transport/gateway-transport";
import { callerOf } from "./caller";
import { sentBody } from "./sent-body";

const methods = ["GET", "POST", "PUT"] as const;
const headerLengthMax = 1_000;

/**
 * What a program asks that shops for somebody. It is nobody's session: cookies stay outside, a token is one of a link,
 * and a page of another site is no such program.
 */
export async function passAgent(request: Request): Promise<Response> {
	const sent = request.method === "HEAD" ? "GET" : request.method;
	const method = methods.find((one) => one === sent);
	if (!method) return refuse(405);
	if (!isSameOrigin(request)) return refuse(403);
	const { pathname: path } = new URL(request.url);
	const { address, agent } = callerOf(request);
	const answer = await sendToGateway({
		method,
		path,
		...(await sentBody(request, path)),
		locale:
			closestLocale(request.headers.get("accept-language") ?? "") ??
			defaultLocale,
		caller: { address, agent },
		headers: named(request, [
			agentHeader,
			mcpVersionHeader,
			idempotencyHeader,
			"authorization",
		]),
	});
	return new Response(answer.body, {
		status: answer.status,
		headers: named(answer, [
			"content-type",
			"cache-control",
			"retry-after",
			"www-authenticate",
			"x-request-id",
		]),
	});
}

function named({ headers }: Request | Response, names: string[]) {
	return Object.fromEntries(
		names.flatMap((name) => {
			const value = headers.get(name)?.slice(0, headerLengthMax);
			return value ? [[name, value]] : [];
		}),
	);
}

const refuse = (status: number) =>
	new Response(null, { status, headers: { "cache-control": "no-store" } });
