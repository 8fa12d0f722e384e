import type { MiddlewareHandler } from "hono";
import type { GatewayEnv } from "./context";
import { GatewayError } from "./errors";

/** PostgreSQL keeps no null character in a text: a path or query with one cannot be meant. Bodies are `json-body.ts`'s. */
export const refuseNullCharacters: MiddlewareHandler<GatewayEnv> = async (
	c,
	next,
) => {
	if (c.req.url.includes("%00"))
		throw new GatewayError(400, "parameterInvalid");
	await next();
};
