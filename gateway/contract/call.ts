import type { z } from "zod";

/**
 * Who may make a call: everybody, whoever is signed in, members (tourists are not), those with a scope beyond shopping.
 * The gateway refuses everyone else before the service runs.
 */
export type Who = "all" | "session" | "member" | "operator";

/** How a body travels; JSON where nothing is said. JSON alone is signed; what is raw reaches the handler as bytes. */
export type BodyType = "json" | "form" | "multipart" | "raw";

/**
 * One call of the protocol. Route, client types, API document, permission matrix and fuzz input all come
 * from this declaration. Path parameters stand in braces: `/api/front/product/detail/{id}`.
 */
export interface Call {
	readonly method: "GET" | "POST";
	readonly path: `/api/${string}`;
	readonly who: Who;
	readonly summary: string;
	readonly params?: z.ZodObject;
	readonly query?: z.ZodObject;
	readonly body?: z.ZodType;
	readonly bodyType?: BodyType;
	readonly answer: z.ZodType;
}

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

export type ParamsOf<C extends Call> = InputOf<C["params"]>;
export type QueryOf<C extends Call> = InputOf<C["query"]>;
export type BodyOf<C extends Call> = InputOf<C["body"]>;
export type DataOf<C extends Call> = z.output<C["answer"]>;

/** What a handler receives: everything parsed, defaults filled in. */
export interface Input<C extends Call> {
	params: OutputOf<C["params"]>;
	query: OutputOf<C["query"]>;
	body: C["bodyType"] extends "raw" ? Uint8Array : OutputOf<C["body"]>;
}

export function defineCall<const C extends Call>(call: C): C {
	return call;
}
