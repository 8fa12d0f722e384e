import { factorCodes } from "../contract/identity/second-factor-terms";
import type { AnswerKey } from "../words/words";

type FactorCode = (typeof factorCodes)[keyof typeof factorCodes];

/** Every code an answer may carry. Success is 200; whatever is not foreseen becomes 500. */
export type ErrorCode =
	| 400
	| 401
	| 403
	| 404
	| 409
	| 413
	| 429
	| 500
	| 503
	| 410000
	| 410001
	| 410002
	| FactorCode;

interface Details {
	/** What the client needs to offer the next step, such as `{ fields: { email: "correctEmail" } }`. */
	data?: unknown;
	/** What the words name in braces. */
	values?: Record<string, string>;
	/** Seconds until the same request may succeed. */
	retryAfterSeconds?: number;
}

/** The one error that services and middleware throw on purpose; `http/` words it in the request's language. */
export class GatewayError extends Error {
	constructor(
		readonly code: ErrorCode,
		readonly word: AnswerKey,
		readonly details: Details = {},
	) {
		super(`${code} ${word}`);
	}
}

/** The codes around sign-in travel as HTTP 401, those of a second factor as 403; all others are HTTP statuses already. */
export function statusOf(
	code: ErrorCode,
): Exclude<ErrorCode, 410000 | 410001 | 410002 | FactorCode> {
	switch (code) {
		case factorCodes.due:
		case factorCodes.missing:
		case factorCodes.again:
			return 403;
		case 410000:
		case 410001:
		case 410002:
			return 401;
		default:
			return code;
	}
}

/** What was looked for; where there is none the call ends with 404. */
export function orNotFound<Row>(row: Row): NonNullable<Row> {
	if (!row) throw new GatewayError(404, "notFound");
	return row;
}
