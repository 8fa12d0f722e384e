import "server-only";
import type { DataOf } from "@/gateway/contract/call";
import type { LocaleCode } from "@/gateway/contract/locale";
import { sendToGateway } from "../gateway-transport";
import { type Api, toWire } from "./api";
import { unwrap } from "./api-error";

/** Calls made while a page is rendered for everybody: no visitor is known. */
export function serverApi(locale: LocaleCode): Api {
	return {
		async send(request) {
			const { method, path, query, body } = toWire(request);
			const response = await sendToGateway({
				method,
				path,
				query,
				body: body === undefined ? undefined : JSON.stringify(body),
				locale,
			});
			return (await unwrap(response)) as DataOf<never>;
		},
	};
}
