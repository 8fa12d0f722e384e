import { defaultLocale } from "@/gateway/contract/locale";
import { sendToGateway } from "@/lib/gateway-transport";

/** A picture that a shopper sent, drawn anew by the gateway, which knows whether it may still be shown. */
export async function GET(
	_: Request,
	{ params }: RouteContext<"/uploads/[name]">,
): Promise<Response> {
	const { name } = await params;
	const answer = await sendToGateway({
		method: "GET",
		path: `/uploads/${encodeURIComponent(name)}`,
		locale: defaultLocale,
	});
	if (answer.headers.get("content-type") !== "image/webp")
		return new Response(null, {
			status: answer.status === 503 ? 503 : 404,
			headers: { "cache-control": "no-store" },
		});
	const cacheControl = answer.headers.get("cache-control") ?? "no-store";
	return new Response(answer.body, {
		headers: {
			"content-type": "image/webp",
			"cache-control": cacheControl,
			"x-content-type-options": "nosniff",
		},
	});
}
