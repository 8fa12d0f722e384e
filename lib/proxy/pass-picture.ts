import { defaultLocale } from "@/gateway/contract/locale";
import {
	type GatewayRequest,
	sendToGateway,
} from "@/lib/transport/gateway-transport";
import { callerOf } from "./caller";

const isPicture = ({ headers }: Response) =>
	headers.get("content-type") === "image/webp";

/**
 * A picture that a shopper sent, drawn anew by the gateway, which knows whether it may still be shown, or the way to it
 * in a store. Most are for everybody; whoever is signed in is named only for one that is not.
 */
export async function passPicture(request: Request): Promise<Response> {
	const { pathname: path } = new URL(request.url);
	const caller = callerOf(request);
	const knownTag = request.headers.get("if-none-match") ?? undefined;
	const open = await ask({ path, knownTag });
	const answer =
		open.status === 404 && caller.token ? await ask({ path, caller }) : open;
	if (answer.status === 304)
		return new Response(null, { status: 304, headers: keptBy(answer) });
	const location = answer.headers.get("location");
	if (answer.status === 302 && location)
		return new Response(null, {
			status: 302,
			headers: { ...keptBy(answer), location },
		});
	if (!isPicture(answer))
		return new Response(null, {
			status: answer.status === 503 ? 503 : 404,
			headers: { "cache-control": "no-store" },
		});
	return new Response(answer.body, {
		headers: { ...keptBy(answer), "content-type": "image/webp" },
	});
}

/** What tells caches whether they may keep it, and by what they ask for it again. */
function keptBy({ headers }: Response): Record<string, string> {
	const tag = headers.get("etag");
	return {
		"cache-control": headers.get("cache-control") ?? "no-store",
		...(tag && { etag: tag }),
	};
}

function ask(
	asked: Pick<GatewayRequest, "path" | "caller" | "knownTag">,
): Promise<Response> {
	return sendToGateway({ ...asked, method: "GET", locale: defaultLocale });
}
