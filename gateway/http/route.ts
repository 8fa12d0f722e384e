import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context, Next } from "hono";
import type { BodyType, Call, DataOf, Input } from "../contract/call";
import { requireAccess } from "./access";
import type { Ctx, GatewayEnv } from "./context";
import { succeed } from "./envelope";

export type Handler<C extends Call> = (
	ctx: Ctx,
	input: Input<C>,
) => Promise<DataOf<C>>;

/** A call with the handler that answers it; each feature's `routes.ts` exports a list of these. */
export interface Route {
	call: Call;
	handler: Handler<Call>;
}

export function route<C extends Call>(call: C, handler: Handler<C>): Route {
	return { call, handler: handler as unknown as Handler<Call> };
}

const contentTypes: Record<BodyType, string> = {
	json: "application/json",
	form: "application/x-www-form-urlencoded",
	multipart: "multipart/form-data",
	raw: "application/octet-stream",
};

/** Forms arrive encoded in either way; only what must be multipart is described so. */
const targetOf = ({ bodyType = "json" }: Call) =>
	bodyType === "json" ? "json" : "form";

function describe(call: Call) {
	return createRoute({
		method: call.method === "GET" ? "get" : "post",
		path: call.path,
		summary: call.summary,
		// Before what was sent is looked at, and for whatever the router takes for this call: a HEAD is a GET.
		middleware: async (c: Context<GatewayEnv>, next: Next) => {
			requireAccess(call.who, c.var.ctx.actor);
			await next();
		},
		tags: [call.path.split("/")[3] ?? "front"],
		security: call.who === "all" ? [] : [{ bearer: [] }],
		request: {
			...(call.params && { params: call.params }),
			...(call.query && { query: call.query }),
			...(call.body && {
				body: {
					required: true,
					content: {
						[contentTypes[call.bodyType ?? "json"]]: { schema: call.body },
					},
				},
			}),
		},
		responses: {
			200: {
				description: "Success",
				content: {
					"application/json": {
						schema: z.object({
							code: z.literal(200),
							message: z.string(),
							data: call.answer,
						}),
					},
				},
			},
		},
	});
}

/** Puts a call on the gateway: access first, then the parsed input to the handler, then the envelope. */
export function mount(
	app: OpenAPIHono<GatewayEnv>,
	{ call, handler }: Route,
): void {
	const described = describe(call);
	app.openapi(described, async (c) => {
		const request = c.req as unknown as { valid: (target: string) => unknown };
		const input = {
			params: call.params && request.valid("param"),
			query: call.query && request.valid("query"),
			body:
				call.bodyType === "raw"
					? new Uint8Array(await c.req.arrayBuffer())
					: call.body && request.valid(targetOf(call)),
		} as Input<Call>;
		const { ctx } = c.var;
		return c.json(succeed(await handler(ctx, input), ctx.locale)) as never;
	});
}
