import type { BodyType, DataOf } from "@/gateway/contract/call";
import type { LocaleCode } from "@/gateway/contract/locale";
import { type Api, toWire } from "./api";
import { ApiError, unwrap } from "./api-error";
import { isSignInCode } from "./sign-in-codes";

/** Calls made on the shopper's device, through the browser's door of this site. */
export function browserApi(locale: LocaleCode): Api {
	return {
		async send(request, { proof } = {}) {
			const { method, path, query, body, bodyType } = toWire(request);
			const response = await fetch(query.size > 0 ? `${path}?${query}` : path, {
				method,
				headers: {
					"accept-language": locale,
					...(proof && { altcha: proof }),
					...(isJson(body, bodyType) && { "content-type": "application/json" }),
				},
				body: body === undefined ? undefined : encode(body, bodyType),
			});
			try {
				return (await unwrap(response)) as DataOf<never>;
			} catch (error) {
				if (error instanceof ApiError && isSignInCode(error.code))
					await loseSession();
				throw error;
			}
		},
	};
}

function isJson(body: unknown, bodyType: BodyType = "json"): boolean {
	return body !== undefined && bodyType === "json";
}

/** The browser names the type of a form by itself, with what parts a multipart one. */
function encode(body: unknown, bodyType: BodyType = "json"): BodyInit {
	if (bodyType === "json") return JSON.stringify(body);
	const form = bodyType === "form" ? new URLSearchParams() : new FormData();
	for (const [name, value] of Object.entries(body as object))
		if (value !== undefined) (form as FormData).set(name, value);
	return form;
}

/** Comes along when it is first needed: most visits never do. */
async function loseSession(): Promise<void> {
	const session = await import("../session/lose-session");
	session.loseSession();
}
