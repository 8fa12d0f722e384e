import type { MiddlewareHandler } from "hono";
import { inSpan } from "../contract/trace";
import type { GatewayEnv } from "./context";

/** Tells of a call as the part of its request that the gateway has. */
export const traceCall: MiddlewareHandler<GatewayEnv> = (c, next) => {
	const traceparent = c.req.header("traceparent");
	const traced = { name: "other", kind: "server", traceparent } as const;
	return inSpan(traced, async (tell) => {
		await next();
		tell(
			{
				"harbour.request_id": c.var.ctx.requestId,
				"http.response.status_code": c.res.status,
			},
			c.var.call,
		);
	});
};
