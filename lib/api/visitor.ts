import "server-only";
import { headers } from "next/headers";
import type { LocaleCode } from "@/gateway/contract/locale";
import { callerOf } from "../proxy/caller";
import { sendToGateway } from "../transport/gateway-transport";
import { type Api, apiOver, toWire } from "./api";
import { unwrap } from "./api-error";

/**
 * Calls made while a page is rendered for whoever asks for it, which nobody else ever gets. Undefined where a script asks
 * for a part of the page: it makes its own calls.
 */
export async function visitorApi(locale: LocaleCode): Promise<Api | undefined> {
	const sent = await headers();
	const asks = sent.get("sec-fetch-dest") ?? "document";
	if (asks !== "document") return undefined;
	const caller = callerOf({ headers: sent });
	return apiOver(async (request) => {
		const { method, body } = request;
		const call = { ...toWire(request), method, locale, caller };
		const text = body === undefined ? undefined : JSON.stringify(body);
		return unwrap(await sendToGateway({ ...call, body: text }));
	});
}
