import { defaultLocale } from "@/gateway/contract/locale";
import {
	noticeBytesMax,
	noticeSignatureHeader,
} from "@/gateway/contract/provider-notice";
import { stripeWebhook } from "@/gateway/contract/sales/payment";
import { readLimited } from "../http/read-limited";
import { sendToGateway } from "../transport/gateway-transport";

/** No page makes this call, so it need not come from one: it bears the provider's own signature, and no session. */
export function isProviderNotice({ method }: Request, path: string): boolean {
	return method === "POST" && path === stripeWebhook.path;
}

/** Hands on what a provider of payments tells: the bytes as they came, its signature, and nothing else. */
export async function passNotice({
	body,
	headers,
}: Request): Promise<Response> {
	// One byte more than the gateway takes, so that it is the gateway that says "too large".
	const bytes = body && (await readLimited(body, noticeBytesMax + 1));
	const answer = await sendToGateway({
		method: "POST",
		path: stripeWebhook.path,
		locale: defaultLocale,
		caller: { noticeSignature: headers.get(noticeSignatureHeader) ?? "" },
		...(bytes && { body: bytes, contentType: "application/octet-stream" }),
	});
	const retryAfter = answer.headers.get("retry-after");
	return new Response(await answer.text(), {
		status: answer.status,
		headers: {
			"content-type": "application/json",
			"cache-control": "private, no-store",
			...(retryAfter !== null && { "retry-after": retryAfter }),
		},
	});
}
