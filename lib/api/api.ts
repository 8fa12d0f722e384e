import type {
	BodyOf,
	BodyType,
	Call,
	DataOf,
	ParamsOf,
	QueryOf,
} from "@/gateway/contract/call";
import type { CallAt, PathOf } from "@/gateway/contract/calls";

type Given<Name extends string, Value> = undefined extends Value
	? unknown
	: Record<never, never> extends Value
		? { [Key in Name]?: Value }
		: { [Key in Name]: Value };

/** What goes along with a call, named as in the contract; only types cross over, so no schema reaches the browser. */
export type InputOf<C extends Call> = Given<"params", ParamsOf<C>> &
	Given<"query", QueryOf<C>> &
	(C extends { bodyType: "raw" } ? { body: Blob } : Given<"body", BodyOf<C>>) &
	(C extends { bodyType: infer Type } ? { bodyType: Type } : unknown) &
	Extra;

interface Extra {
	/** A solved challenge, see `with-proof.ts`. */
	proof?: string;
	/** Of a command that must happen once. */
	idempotencyKey?: string;
}

/** Nothing to give where a call needs nothing. */
type Rest<C extends Call> =
	Record<never, never> extends InputOf<C>
		? [input?: InputOf<C>]
		: [input: InputOf<C>];

/**
 * Calls of the gateway by the paths of its contract: `server.ts` while rendering, `browser.ts` on the shopper's device.
 * Answers `data` of the envelope. Throws {@link ApiError} for every code but 200.
 */
export interface Api {
	get: <P extends PathOf<"GET">>(
		path: P,
		...rest: Rest<CallAt<"GET", P>>
	) => Promise<DataOf<CallAt<"GET", P>>>;
	post: <P extends PathOf<"POST">>(
		path: P,
		...rest: Rest<CallAt<"POST", P>>
	) => Promise<DataOf<CallAt<"POST", P>>>;
	/** Beneath both: any call, once the compiler has checked it. */
	send: Send;
}

/** One call, its inputs already checked against the contract. */
export interface ApiRequest extends Extra {
	method: Call["method"];
	path: string;
	params?: Record<string, string | number>;
	query?: Record<string, string | number | boolean | undefined>;
	body?: unknown;
	/** JSON where nothing is said. */
	bodyType?: BodyType;
}

export type Send = (request: ApiRequest) => Promise<unknown>;

/** The calls of the contract over one way to send them. */
export function apiOver(send: Send): Api {
	const sendBy =
		(method: Call["method"]) =>
		(path: string, input?: Omit<ApiRequest, "method" | "path">) =>
			send({ ...input, method, path });
	return { get: sendBy("GET"), post: sendBy("POST"), send } as Api;
}

export interface Wire {
	path: string;
	query: URLSearchParams;
}

/** Path parameters into their braces, the query as text; undefined values are left out. */
export function toWire({ path, params, query }: ApiRequest): Wire {
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(query ?? {}))
		if (value !== undefined) search.set(name, String(value));
	return {
		path: path.replace(/\{(\w+)\}/g, (_, name: string) =>
			encodeURIComponent(String(params?.[name])),
		),
		query: search,
	};
}
