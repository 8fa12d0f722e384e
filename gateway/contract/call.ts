import type { z } from "zod";
import type { NeededPermission } from "./permission";

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
	/** What the role of whoever calls has to allow, where `who` is `operator`. Without it owners alone may call. */
	readonly permission?: NeededPermission;
	readonly summary: string;
	/**
	 * Of staff's calls, the few that are answered while a second factor is not proven: what proves it, and what adds the
	 * first one, which is never answered where there is one to prove.
	 */
	readonly beforeFactor?: "prove" | "enrol";
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
