import "server-only";
import type { LocaleCode } from "@/gateway/contract/locale";
import { readForAll } from "../freshness/shared-reads.mjs";
import { sendToGateway } from "../transport/gateway-transport";
import { type Api, apiOver, toWire } from "./api";
import { unwrap } from "./api-error";

/** Calls made while a page is rendered for everybody: no visitor is known. */
export function serverApi(locale: LocaleCode): Api {
	return apiOver(async (request) => {
		const { method, body } = request;
		const response = await readForAll(() =>
			sendToGateway({
				...toWire(request),
				method,
				body: body === undefined ? undefined : JSON.stringify(body),
				locale,
			}),
		);
		return unwrap(response);
	});
}
