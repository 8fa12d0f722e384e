import type {
	BodyOf,
	BodyType,
	Call,
	DataOf,
	ParamsOf,
	QueryOf,
} from "@/gateway/contract/call";

type Given<Name extends string, Value> = undefined extends Value
	? { [Key in Name]?: undefined }
	: { [Key in Name]: Value };

/** A call by its declaration in the contract; only types cross over, so no schema reaches the browser. */
export type RequestOf<C extends Call> = {
	method: C["method"];
	path: C["path"];
} & (C extends { bodyType: infer Type } ? { bodyType: Type } : unknown) &
	Given<"params", ParamsOf<C>> &
	Given<"query", QueryOf<C>> &
	Given<"body", BodyOf<C>>;

/** Makes calls to the gateway: `server.ts` while rendering, `browser.ts` on the shopper's device. */
export interface Api {
	/** Answers `data` of the envelope. Throws {@link ApiError} for every code but 200. */
	send: <C extends Call>(
		request: RequestOf<C>,
		extra?: Extra,
	) => Promise<DataOf<C>>;
}

interface Extra {
	/** A solved challenge, see `with-proof.ts`. */
	proof?: string;
	/** Of a command that must happen once. */
	idempotencyKey?: string;
}

export interface Wire {
	method: "GET" | "POST";
	path: string;
	query: URLSearchParams;
	body: unknown;
	/** JSON where nothing is said. */
	bodyType?: BodyType;
}

/** Any request, its inputs already checked against the contract by the compiler. */
type Loose = Pick<Call, "method" | "path"> & {
	params?: Record<string, string | number>;
	query?: Record<string, string | number | boolean | undefined>;
	body?: unknown;
	bodyType?: BodyType;
};

/** Path parameters into their braces, the query as text; undefined values are left out. */
export function toWire(request: Pick<Call, "method" | "path">): Wire {
	const { path: pattern, params, query, ...rest } = request as Loose;
	const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) =>
		encodeURIComponent(String(params?.[name])),
	);
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(query ?? {}))
		if (value !== undefined) search.set(name, String(value));
	return {
		method: rest.method,
		path,
		query: search,
		body: rest.body,
		bodyType: rest.bodyType,
	};
}
