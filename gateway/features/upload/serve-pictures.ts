import type { OpenAPIHono } from "@hono/zod-openapi";
import type { GatewayEnv } from "../../http/context";
import { GatewayError } from "../../http/errors";
import { findPicture } from "./service";

/** Not a call of the protocol: what an `<img>` asks for, by way of the storefront. A name never changes its picture. */
export function servePictures(app: OpenAPIHono<GatewayEnv>): void {
	app.get("/uploads/:name", async (c) => {
		const picture = await findPicture(c.var.ctx, c.req.param("name"));
		if (!picture) throw new GatewayError(404, "notFound");
		return c.body(picture.bytes, 200, {
			"content-type": "image/webp",
			"cache-control": picture.isPrivate
				? "private, no-store"
				: "public, max-age=31536000, immutable",
			"x-content-type-options": "nosniff",
		});
	});
}
