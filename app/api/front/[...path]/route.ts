import { defaultLocale, isLocaleCode } from "@/gateway/contract/locale";
import { sendToGateway } from "@/lib/gateway-transport";
import { readLimited } from "@/lib/read-limited";
import { isSameOrigin } from "@/lib/same-origin";

/** One byte more than the gateway takes, so that it is the gateway that says "too large". */
const bodyBytesMax = 1024 * 1024 + 1;
const passedOn = ["content-type", "retry-after", "x-request-id"];

/** The browser's door to the gateway. What the gateway answers goes back as it is; its secrets stay here. */
async function pass(request: Request): Promise<Response> {
	if (!isSameOrigin(request))
		return Response.json(
			{ code: 403, message: "", data: null },
			{ status: 403 },
		);
	const { pathname, searchParams } = new URL(request.url);
	const locale = request.headers.get("accept-language");
	const answer = await sendToGateway({
		method: request.method === "POST" ? "POST" : "GET",
		path: pathname,
		query: searchParams,
		body: request.body
			? await readLimited(request.body, bodyBytesMax)
			: undefined,
		locale: isLocaleCode(locale) ? locale : defaultLocale,
	});
	const headers = new Headers({ "cache-control": "private, no-store" });
	for (const name of passedOn) {
		const value = answer.headers.get(name);
		if (value !== null) headers.set(name, value);
	}
	return new Response(answer.body, { status: answer.status, headers });
}

export { pass as GET, pass as POST };
