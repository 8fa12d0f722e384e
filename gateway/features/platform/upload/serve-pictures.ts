import type { OpenAPIHono } from "@hono/zod-openapi";
import type { GatewayEnv } from "../../../http/context";
import { orNotFound } from "../../../http/errors";
import { findPicture } from "./viewers";

/** A picture of the shop's never changes; one of a person is shown for a minute at most after it was taken back. */
const cacheControls = {
	shop: "public, max-age=31536000, immutable",
	person: "public, max-age=0, must-revalidate, s-maxage=60",
	private: "private, no-store",
};

/** Not a call of the protocol: what an `<img>` asks for, by way of the storefront. A name never changes its picture. */
export function servePictures(app: OpenAPIHono<GatewayEnv>): void {
	app.get("/uploads/:name", async (c) => {
		const { ctx } = c.var;
		const name = c.req.param("name");
		const picture = orNotFound(await findPicture(ctx, name));
		const tag = `"${name}"`;
		const audience = audienceOf(picture);
		const isHeld =
			picture.isPublic && holds(c.req.header("if-none-match"), tag);
		const { signed } = ctx.storage;
		if (signed && !isHeld) {
			const { redirect, picture: cacheControl } = kept(
				audience,
				signed.seconds,
			);
			c.header("cache-control", redirect);
			const asked = { now: ctx.now(), cacheControl };
			return c.redirect(await signed.addressOf(name, asked));
		}
		if (picture.isPublic) c.header("etag", tag);
		c.header("cache-control", cacheControls[audience]);
		c.header("x-content-type-options", "nosniff");
		if (isHeld) return c.body(null, 304);
		const bytes = orNotFound(await ctx.storage.find(name));
		return c.body(bytes, 200, { "content-type": "image/webp" });
	});
}

/**
 * How long a redirect and the picture behind it are kept. The signature holds for half its seconds at least, and a
 * browser may get the redirect from a shared cache at its last moment: both keep it for less than that, taken together.
 */
function kept(audience: keyof typeof cacheControls, seconds: number) {
	if (audience === "private")
		return { redirect: cacheControls.private, picture: cacheControls.private };
	const shared = Math.floor(seconds / 4);
	const redirect =
		audience === "shop"
			? `public, max-age=${Math.floor(seconds / 8)}, s-maxage=${shared}`
			: `public, max-age=0, must-revalidate, s-maxage=${Math.min(shared, 60)}`;
	return { redirect, picture: `private, max-age=${Math.floor(seconds / 2)}` };
}

function audienceOf({
	isPublic,
	isPersonal,
}: {
	isPublic: boolean;
	isPersonal: boolean;
}): keyof typeof cacheControls {
	if (!isPublic) return "private";
	return isPersonal ? "person" : "shop";
}

/** Whether whoever asks says that it has the picture. */
function holds(known: string | undefined, tag: string): boolean {
	const tags = known?.split(",") ?? [];
	return tags.some((one) => one.trim().replace(/^W\//, "") === tag);
}
