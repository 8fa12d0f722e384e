import type { Json } from "@/gateway/contract/canonical-json";
import { idempotencyHeader } from "@/gateway/contract/idempotency";
import type { LoginStrategy } from "@/gateway/contract/identity/login";
import type { LocaleCode } from "@/gateway/contract/locale";
import { noticeSignatureHeader } from "@/gateway/contract/provider-notice";
import { tracing } from "@/gateway/contract/trace";
import { writtenHeaders } from "../freshness/written";
import { env } from "../process/env";
import { signRequest } from "./signature";

/** Whose call it is. */
export interface Caller {
	/** Without scheme; absent where nobody is signed in. */
	token?: string;
	uid?: number;
	nickname?: string;
	strategy?: LoginStrategy;
	/** Where the shopper's own request came from. */
	address?: string;
	/** How the shopper's browser calls itself. */
	agent?: string;
	/** By which a provider of payments signed what it tells. */
	noticeSignature?: string;
	/** A solved challenge. */
	altcha?: string;
	/** Of a command that must happen once. */
	idempotencyKey?: string;
}

interface Described {
	locale: LocaleCode;
	requestId?: string;
	caller?: Caller;
	/** What the signature stands for; undefined where nothing is signed. */
	payload: Json | undefined;
	timestamp: string;
}

/** The headers of the protocol, with the signature where there is something to sign. */
export function gatewayHeaders(call: Described): Headers {
	const { locale, requestId, caller = {}, payload, timestamp } = call;
	const traceparent = tracing()?.traceparent();
	const headers = new Headers({
		...(traceparent && { traceparent }),
		timestamp,
		client: "pc",
		version: "v3.1.0",
		"api-version": "v1.6.4",
		"accept-language": locale,
		"x-request-id": requestId ?? crypto.randomUUID(),
		...writtenHeaders(),
		...callerHeaders(caller),
	});
	if (payload !== undefined)
		headers.set(
			"signature",
			signRequest({
				payload,
				token: caller.token ?? "",
				secret: env().SIGNATURE_SECRET,
				timestamp,
			}),
		);
	return headers;
}

function callerHeaders(caller: Caller): Record<string, string> {
	const { token, uid, nickname, strategy, address, agent } = caller;
	const { altcha, idempotencyKey, noticeSignature } = caller;
	return {
		...(address && { "x-client-address": address }),
		...(agent && { "x-client-agent": agent }),
		...(altcha && { altcha }),
		...(idempotencyKey && { [idempotencyHeader]: idempotencyKey }),
		...(noticeSignature && { [noticeSignatureHeader]: noticeSignature }),
		...(token && {
			"authori-zation": token,
			authorization: `Bearer ${token}`,
			...(uid && { uid: String(uid) }),
			...(nickname && { username: encodeURIComponent(nickname) }),
			...(strategy === "captcha" && { "x-access-token": token }),
		}),
	};
}
