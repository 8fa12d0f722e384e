import type { Ctx } from "../../../http/context";
import { describeFailure } from "../../../http/describe-failure";
import { foreseenError } from "../../../http/foreseen-error";
import { answerIn } from "../../../words/words";

/** How each fault travels: the status of HTTP, and the code of JSON-RPC. */
const codes = {
	invalid_request: [400, -32602],
	request_too_large: [400, -32602],
	invalid_profile_url: [400, -32001],
	version_unsupported: [422, -32001],
	identity_required: [401, -32000],
	insufficient_scope: [403, -32000],
	forbidden: [403, -32000],
	idempotency_conflict: [409, -32000],
	checkout_closed: [409, -32000],
	rate_limited: [429, -32000],
	unavailable: [503, -32000],
	internal_error: [500, -32603],
} as const;
type FaultCode = keyof typeof codes;

/** Why a request was not performed at all. What was performed and found nothing is an outcome. */
export class ProtocolFault extends Error {
	readonly retryAfterSeconds: number | undefined;
	/** What the header `WWW-Authenticate` says, where an account has to be linked first. */
	readonly challenge: Record<string, string> | undefined;

	constructor(
		readonly code: FaultCode,
		readonly content: string,
		{ retryAfterSeconds, challenge }: Details = {},
	) {
		super(`${code} ${content}`);
		this.retryAfterSeconds = retryAfterSeconds;
		this.challenge = challenge;
	}

	get status() {
		return codes[this.code][0];
	}

	get rpcCode() {
		return codes[this.code][1];
	}

	/** Whether the status of HTTP says it, whatever carries the request. */
	get isTransport() {
		return this.rpcCode === -32000 || this.status === 500;
	}
}

interface Details {
	retryAfterSeconds?: number;
	challenge?: Record<string, string>;
}

const foreseen: Partial<Record<number, FaultCode>> = {
	400: "invalid_request",
	413: "request_too_large",
	429: "rate_limited",
	503: "unavailable",
};

/** Whatever was thrown, in the protocol's words; what nobody foresaw is logged. */
export function faultOf(ctx: Ctx, error: unknown): ProtocolFault {
	if (error instanceof ProtocolFault) return error;
	const known = foreseenError(error);
	const code = known && foreseen[known.code];
	if (!known || !code || known.code === 503)
		ctx.log.error({ failure: describeFailure(error) }, "request failed");
	if (!known || !code)
		return new ProtocolFault("internal_error", "The shop failed");
	const content =
		code === "invalid_request"
			? "The body is no JSON that can be read"
			: answerIn(ctx.locale, known.word, known.details.values);
	return new ProtocolFault(code, content, known.details);
}
