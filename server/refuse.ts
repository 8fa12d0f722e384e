import type { IncomingMessage } from "node:http";
import { isAgentPath } from "@/gateway/contract/sales/agent-terms";

export interface Refusal {
	status: 400 | 405;
	headers?: Record<string, string>;
}

const badRequest: Refusal = { status: 400 };
const pageMethods = ["GET", "HEAD"];
const callMethods = [
	...pageMethods,
	"POST",
	"PUT",
	"PATCH",
	"DELETE",
	"OPTIONS",
];

/** The refusal of what neither a page nor a call could answer; undefined for everything else. */
export function refusalOf({
	method = "",
	url = "",
}: Pick<IncomingMessage, "method" | "url">): Refusal | undefined {
	// A proxy's form ("http://…") and "*" name no page of ours.
	if (!url.startsWith("/")) return badRequest;
	const path = pathOf(url);
	if (!isText(path)) return badRequest;
	const isCall = path.startsWith("/api/") || isAgentPath(path);
	const allowed = isCall ? callMethods : pageMethods;
	if (allowed.includes(method)) return undefined;
	return { status: 405, headers: { allow: allowed.join(", ") } };
}

export function pathOf(url: string): string {
	return url.split(/[?#]/, 1)[0] ?? "";
}

/** Bytes that are not UTF-8 stop Next with an error of its own. */
function isText(path: string): boolean {
	try {
		return !decodeURIComponent(path).includes("\0");
	} catch {
		return false;
	}
}
