import type { NextRequest } from "next/server";
import { defaultLocale } from "@/gateway/contract/locale";
import { callerOf } from "@/lib/door/caller";
import type { Caller } from "@/lib/gateway-headers";
import { sendToGateway } from "@/lib/gateway-transport";

const isPicture = ({ headers }: Response) =>
	headers.get("content-type") === "image/webp";

/**
 * A picture that a shopper sent, drawn anew by the gateway, which knows whether it may still be shown. Most are for
 * everybody; whoever is signed in is named only for one that is not.
 */
export async function GET(
	request: NextRequest,
	{ params }: RouteContext<"/uploads/[name]">,
): Promise<Response> {
	const path = `/uploads/${encodeURIComponent((await params).name)}`;
	const caller = callerOf(request);
	const open = await ask(path);
	const answer =
		open.status === 404 && caller.token ? await ask(path, caller) : open;
	if (!isPicture(answer))
		return new Response(null, {
			status: answer.status === 503 ? 503 : 404,
			headers: { "cache-control": "no-store" },
		});
	return new Response(answer.body, {
		headers: {
			"content-type": "image/webp",
			"cache-control": answer.headers.get("cache-control") ?? "no-store",
			"x-content-type-options": "nosniff",
		},
	});
}

function ask(path: string, caller?: Caller): Promise<Response> {
	return sendToGateway({
		...{ method: "GET", path, locale: defaultLocale, caller },
	});
}
