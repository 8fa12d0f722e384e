import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { imageBytesMax, uploadImage } from "../contract/user";
import { tooLargePicture } from "../features/upload/service";
import type { GatewayEnv } from "./context";
import { GatewayError } from "./errors";
import { jsonBodyBytesMax } from "./json-body";

/** What a form wraps around its one file. */
const formBytesMax = 16 * 1024;

const limitPicture = bodyLimit({
	maxSize: imageBytesMax + formBytesMax,
	onError: () => {
		throw tooLargePicture();
	},
});

const limitAllElse = bodyLimit({
	maxSize: jsonBodyBytesMax,
	onError: () => {
		throw new GatewayError(413, "tooLarge");
	},
});

/** Refuses a body before it is in memory. Pictures alone may be larger than a megabyte. */
export const limitBody: MiddlewareHandler<GatewayEnv> = (c, next) =>
	c.req.path === uploadImage.path
		? limitPicture(c, next)
		: limitAllElse(c, next);
