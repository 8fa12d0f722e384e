import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { LocaleCode } from "../contract/locale";
import { answerIn } from "../words/words";
import type { GatewayEnv } from "./context";
import { type ErrorCode, type GatewayError, statusOf } from "./errors";

export interface Envelope<Data = unknown> {
	code: 200 | ErrorCode;
	message: string;
	data: Data;
}

export function succeed<Data>(data: Data, locale: LocaleCode): Envelope<Data> {
	return { code: 200, message: answerIn(locale, "success"), data };
}

/** The one place where an error becomes an answer. */
export function fail(
	c: Context<GatewayEnv>,
	locale: LocaleCode,
	error: GatewayError,
): Response {
	const { data = null, values, retryAfterSeconds } = error.details;
	if (retryAfterSeconds !== undefined)
		c.header("Retry-After", String(retryAfterSeconds));
	const envelope: Envelope = {
		code: error.code,
		message: answerIn(locale, error.word, values),
		data,
	};
	return c.json(envelope, statusOf(error.code) as ContentfulStatusCode);
}
