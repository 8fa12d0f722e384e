import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context, Next } from "hono";
import type { BodyType, Call, DataOf, Input } from "../contract/call";
import { operationIds } from "../contract/calls";
import { writtenHeader } from "../contract/written";
import { requireAccess } from "./access";
import type { Ctx, GatewayEnv } from "./context";
import { succeed } from "./envelope";
import { isForReplica, readFromReplica } from "./read-from-replica";

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

const refusal = z
	.object({
		code: z.int().openapi({
			description:
				"The status of the answer, or 410000 and above where somebody has to sign in",
		}),
		message: z
			.string()
			.openapi({ description: "Why, in the language of accept-language" }),
		data: z.unknown().openapi({
			description:
				"Such as `fields`: what is wrong with each field that is at fault",
		}),
	})
	.openapi("Refusal");

/** What may keep a call from being answered, by what it takes and who may make it. */
function refusalsOf({ who, params, query, body }: Call) {
	const refused = (description: string) => ({
		description,
		content: { "application/json": { schema: refusal } },
	});
	return {
		...((params || query || body) && {
			400: refused("What was sent is not what the call takes"),
		}),
		...((params || body) && {
			404: refused("There is no such thing, or it is somebody else's"),
			409: refused("It is not as it would have to be; `data` says how it is"),
		}),
		...(who !== "all" && {
			401: refused("Nobody is signed in, or not any more"),
		}),
		...((who === "member" || who === "operator") && {
			403: refused(
				"Whoever is signed in may not do this; staff first prove a second factor where the code is 410003 or 410005, and add one where it is 410004",
			),
		}),
		429: refused("Asked too often; `retry-after` says when to come back"),
		503: refused("Something that the gateway needs is away; try again"),
	};
}

function describe(call: Call) {
	const name = `${call.method} ${call.path}`;
	return createRoute({
		method: call.method === "GET" ? "get" : "post",
		path: call.path,
		operationId: operationIds.get(call),
		summary: call.summary,
		// Before what was sent is looked at, and for whatever the router takes for this call: a HEAD is a GET.
		middleware: async (c: Context<GatewayEnv>, next: Next) => {
			c.set("call", name);
			requireAccess(call, c.var.ctx);
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
			...refusalsOf(call),
		},
	});
}

/** Puts a call on the gateway: access first, then the parsed input to the handler, then the envelope. */
export function mount(
	app: OpenAPIHono<GatewayEnv>,
	{ call, handler }: Route,
): void {
	const described = describe(call);
	const isRead = isForReplica(call);
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
		const answer = isRead
			? await readFromReplica(ctx, c.req.header(writtenHeader), (asked) =>
					handler(asked, input),
				)
			: await handler(ctx, input);
		return c.json(succeed(answer, ctx.locale)) as never;
	});
}
