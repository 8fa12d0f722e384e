import type { OpenAPIHono } from "@hono/zod-openapi";
import {
	streamPaths,
	streamSides,
	streamType,
} from "../../../../contract/care/stream-terms";
import type { GatewayDeps, GatewayEnv } from "../../../../http/context";
import { openStreams } from "./streams";

/** A stream leaves as it is written: nobody on its way may keep, compress or collect it. */
const headers = {
	"content-type": streamType,
	"cache-control": "private, no-store, no-transform",
	"x-accel-buffering": "no",
};

/** Not calls of the protocol, since they answer no envelope. */
export function serveStreams(
	app: OpenAPIHono<GatewayEnv>,
	deps: GatewayDeps,
): void {
	const streams = openStreams(deps);
	for (const side of streamSides)
		app.get(streamPaths[side], async (c) => {
			c.set("call", `GET ${streamPaths[side]}`);
			// Its answer is thrown away, and nobody would end it.
			if (c.req.method === "HEAD") return c.body(null, 405);
			const stream = await streams.open(c.var.ctx, side);
			return c.body(stream, 200, headers);
		});
}
