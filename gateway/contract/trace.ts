// What both halves tell of a request while it is under way. Nobody listens, and nothing is loaded, unless a collector of
// traces is named (`gateway/tracing.ts`).

type Attributes = Record<string, string | number>;

export interface Traced {
	name: string;
	kind: "server" | "client";
	attributes?: Attributes;
	/** W3C's header, of whoever asks. */
	traceparent?: string | undefined;
}

/** What is known only later; the name by which it stands then. */
export type Tell = (attributes: Attributes, name?: string) => void;

export interface Tracing {
	inSpan: <Result>(traced: Traced, work: (tell: Tell) => Result) => Result;
	/** Of what is under way. */
	traceparent: () => string | undefined;
}

const holder = globalThis as unknown as Record<symbol, Tracing | undefined>;
const key = Symbol.for("harbour-market.tracing");

export const tracing = (): Tracing | undefined => holder[key];

export function setTracing(one: Tracing | undefined): void {
	holder[key] = one;
}

export function inSpan<Result>(
	traced: Traced,
	work: (tell: Tell) => Result,
): Result {
	return holder[key] ? holder[key].inSpan(traced, work) : work(() => {});
}
