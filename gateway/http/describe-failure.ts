interface Failure {
	name?: string;
	message?: string;
	stack?: string;
	code?: string;
	cause?: unknown;
	query?: string;
}

const causesMax = 8;

function isFailure(value: unknown): value is Failure {
	return typeof value === "object" && value !== null;
}

/** The failure itself, then what it was caused by, the first cause last. Drivers wrap it several times. */
export function failureChain(error: unknown): Failure[] {
	const chain: Failure[] = [];
	let at = error;
	while (isFailure(at) && chain.length < causesMax) {
		chain.push(at);
		at = at.cause;
	}
	return chain;
}

/** The lines of a stack that say where; the lines before them repeat the message. */
function framesOf(stack: string | undefined): string[] {
	return (stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
}

/**
 * What a log may say of a failure: cause, statement and place. A statement's values stay out, and so does all else
 * that drivers hang on their errors: it is what shoppers sent.
 */
export function describeFailure(error: unknown) {
	const chain = failureChain(error);
	const first = chain.at(-1);
	return {
		type: first?.name,
		message: first?.message,
		code: first?.code,
		statement: chain.find(({ query }) => typeof query === "string")?.query,
		stack: framesOf(chain[0]?.stack).join("\n"),
	};
}
