import type { DataOf } from "@/gateway/contract/call";
import type { LocaleCode } from "@/gateway/contract/locale";
import { type Api, toWire } from "./api";
import { unwrap } from "./api-error";

/** Calls made on the shopper's device, through the browser's door of this site. */
export function browserApi(locale: LocaleCode): Api {
	return {
		async send(request) {
			const { method, path, query, body } = toWire(request);
			const response = await fetch(query.size > 0 ? `${path}?${query}` : path, {
				method,
				headers: {
					"accept-language": locale,
					...(body !== undefined && { "content-type": "application/json" }),
				},
				body: body === undefined ? undefined : JSON.stringify(body),
			});
			return (await unwrap(response)) as DataOf<never>;
		},
	};
}
