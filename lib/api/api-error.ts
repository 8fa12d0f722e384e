import { failureDigest } from "./failure";

interface Envelope {
	code: number;
	message?: string;
	data?: unknown;
}

/** An answer of the gateway with any code but 200. `message` is in the shopper's language, fit to show. */
export class ApiError extends Error {
	/** What is left of an error of the server in the browser; `failure.ts` reads the code from it. */
	readonly digest: string;
	/** How long to wait before asking again, where the gateway says so. */
	retryAfterSeconds?: number;

	constructor(
		readonly code: number,
		message: string,
		/** What the next step needs, such as `{ fields }`; null when there is nothing. */
		readonly data: unknown = null,
	) {
		super(message);
		this.name = "ApiError";
		this.digest = failureDigest(code);
	}
}

/** What came was no answer of the gateway: whether it did what it was asked nobody knows. */
export class NoAnswer extends ApiError {}

function isEnvelope(value: unknown): value is Envelope {
	return (
		typeof value === "object" &&
		value !== null &&
		typeof (value as Envelope).code === "number"
	);
}

/** Clients judge only `code`: a gateway that always answers HTTP 200 works too. */
export async function unwrap(response: Response): Promise<unknown> {
	const envelope: unknown = await response.json().catch(() => undefined);
	if (!isEnvelope(envelope)) throw new NoAnswer(500, "");
	if (envelope.code === 200) return envelope.data;
	const error = new ApiError(
		envelope.code,
		envelope.message ?? "",
		envelope.data,
	);
	const retryAfter = Number(response.headers.get("retry-after"));
	if (retryAfter > 0) error.retryAfterSeconds = retryAfter;
	throw error;
}

/** What is wrong with which field, by message keys; empty where the fault is not a field's. */
export function fieldFaultsOf(error: unknown): Record<string, string> {
	if (!(error instanceof ApiError)) return {};
	const { fields } = (error.data ?? {}) as { fields?: Record<string, string> };
	return fields ?? {};
}
