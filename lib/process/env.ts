import { z } from "zod";
import { gatewaySchema, readSettings } from "@/gateway/settings";
import { pictureStore } from "@/gateway/storage-settings";
import { storedMegabytesMax } from "../freshness/store-size.js";

const onOrOff = z.enum(["on", "off"], "must be on or off").default("on");

export const storefrontSchema = z.object({
	GATEWAY_URL: z
		.url("must be an address such as http://gateway.internal:3100")
		.optional(),
	SIGNATURE_SECRET: z
		.string({
			error:
				"is missing; set 16 characters or more, the same for storefront and gateway",
		})
		.min(16, "is too short; set 16 characters or more"),
	INTERNAL_SECRET: z
		.string({ error: "is missing; set 16 characters or more" })
		.min(16, "is too short; set 16 characters or more"),
	/** Where a foreign gateway keeps it to itself, the middleware looks at the expiry of a token alone. */
	TOKEN_SECRET: z
		.string()
		.min(32, "is too short; set 32 characters or more")
		.optional(),
	TRUST_PROXY: z.coerce
		.number()
		.int()
		.min(0)
		.max(
			9,
			"must be the number of your own proxies before the shop, from 0 to 9",
		)
		.default(0),
	/** Read by `next.config.js`. */
	STORED_MEGABYTES_MAX: z.coerce
		.number("must be a whole number from 12 to 4096")
		.int("must be a whole number from 12 to 4096")
		.min(12, "must be a whole number from 12 to 4096")
		.max(4_096, "must be a whole number from 12 to 4096")
		.default(storedMegabytesMax),
	REDIS_URL: gatewaySchema.shape.REDIS_URL,
	LOG_LEVEL: gatewaySchema.shape.LOG_LEVEL,
	METRICS_TOKEN: gatewaySchema.shape.METRICS_TOKEN,
	SITE_URL: z
		.url("must be the public address of the shop, such as https://shop.example")
		.default("http://localhost:3000"),
	/** Read where they are asked for, by `switches.ts`. */
	MARKDOWN_PAGES: onOrOff,
	PRODUCT_FEEDS: onOrOff,
	OFFLINE_PAGES: onOrOff,
	/** Seen by every visitor: Google must accept it from the shop's own address alone. */
	GOOGLE_MAPS_BROWSER_KEY: z
		.string()
		.regex(/^[\w-]+$/, "must be a key as Google's console shows it")
		.optional(),
});

type Environment = z.infer<typeof storefrontSchema>;

/** The host of pictures beside our own, if there is one. */
export const pictureHost = () => pictureStore(process.env);

let read: Environment | undefined;

/** Settings of the storefront, read at first use: a build needs none. */
export function env(): Environment {
	read ??= readSettings(storefrontSchema, process.env);
	return read;
}
