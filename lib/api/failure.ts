import { isSignInCode } from "./sign-in-codes";

const marked = /^gateway:(\d{3,6})$/;

export type FailureKind = "missing" | "failed" | "login" | "request";

interface Failure {
	kind: FailureKind;
	/** The gateway's own words, fit to show; errors of the server lose them on the way. */
	message?: string;
}

/** Carries a code through rendering: of an error thrown on the server only its digest reaches the browser. */
export function failureDigest(code: number): string {
	return `gateway:${code}`;
}

function kindOf(code: number): FailureKind {
	if (code === 404) return "missing";
	if (code === 500) return "failed";
	return isSignInCode(code) ? "login" : "request";
}

/** What to tell a shopper about something thrown. What is not the gateway's answer counts as 500. */
export function describeFailure(error: unknown): Failure {
	const thrown = error as
		| { name?: unknown; message?: unknown; digest?: unknown }
		| undefined
		| null;
	const [, code = "500"] = marked.exec(String(thrown?.digest)) ?? [];
	const isWhole = thrown?.name === "ApiError" && Boolean(thrown.message);
	return {
		kind: kindOf(Number(code)),
		message: isWhole ? String(thrown.message) : undefined,
	};
}
