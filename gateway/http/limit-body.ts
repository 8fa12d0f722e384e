import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { uploadImage } from "../contract/identity/user";
import { imageBytesMax } from "../contract/platform/picture-terms";
import { noticeBytesMax } from "../contract/provider-notice";
import { stripeWebhook } from "../contract/sales/payment";
import { tooLargePicture } from "../features/platform/upload/service";
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

const limitTo = (maxSize: number) =>
	bodyLimit({
		maxSize,
		onError: () => {
			throw new GatewayError(413, "tooLarge");
		},
	});

const limitNotice = limitTo(noticeBytesMax);
const limitAllElse = limitTo(jsonBodyBytesMax);

/** Refuses a body before it is in memory. Pictures alone may be larger than a megabyte. */
export const limitBody: MiddlewareHandler<GatewayEnv> = (c, next) => {
	if (c.req.path === uploadImage.path) return limitPicture(c, next);
	if (c.req.path === stripeWebhook.path) return limitNotice(c, next);
	return limitAllElse(c, next);
};
