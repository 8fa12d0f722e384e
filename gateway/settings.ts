import { z } from "zod";
import { missingProvider, providerSettings } from "./provider-settings";

export const logLevel = z
	.enum(
		["fatal", "error", "warn", "info", "debug", "silent"],
		"must be fatal, error, warn, info, debug or silent",
	)
	.default("info");

/** An address of Redis, for both halves of the shop. */
export const redisUrl = z
	.string()
	.regex(
		/^rediss?:\/\//,
		"must look like redis://user:password@host:6379; leave it out to do without Redis",
	);

const addresses = z
	.string()
	.transform((text) => text.split(",").map((address) => address.trim()))
	.pipe(
		z.array(
			z.url(
				"must be addresses of storefronts such as http://web-1:3000,http://web-2:3000",
			),
		),
	);

const schema = z.object({
	DATABASE_URL: z
		.string({
			error:
				"is missing; `npm start` brings a database of its own, or name a PostgreSQL server",
		})
		.regex(
			/^postgres(ql)?:\/\//,
			"must look like postgresql://user:password@host:5432/name",
		),
	DATABASE_CONNECTIONS_MAX: z.coerce
		.number()
		.int()
		.min(1)
		.max(200, "must be a whole number from 1 to 200")
		.default(10),
	SIGNATURE_SECRET: z
		.string({
			error:
				"is missing; set 16 characters or more, the same for storefront and gateway",
		})
		.min(16, "is too short; set 16 characters or more"),
	TOKEN_SECRET: z
		.string({
			error:
				"is missing; set 32 characters or more, the same for storefront and gateway",
		})
		.min(32, "is too short; set 32 characters or more"),
	SIGNATURE_MODE: z
		.enum(["enforce", "report", "off"], "must be enforce, report or off")
		.default("enforce"),
	LOG_LEVEL: logLevel,
	INTERNAL_SECRET: z
		.string({ error: "is missing; set 16 characters or more" })
		.min(16, "is too short; set 16 characters or more"),
	SITE_URL: z
		.url("must be the public address of the shop, such as https://shop.example")
		.default("http://localhost:3000"),
	STOREFRONT_URL: addresses.default([]),
	REDIS_URL: redisUrl.optional(),
	DATA_DIR: z.string().default(".data"),
	...providerSettings,
	NODE_ENV: z.string().default("development"),
});
export type GatewaySettingsFromEnvironment = z.infer<typeof schema>;

/** A setting that is missing or wrong: one line with variable, fault and remedy, fit to stop a start with. */
export class SettingError extends Error {}

/** Reads settings by a schema whose messages complete the sentence "NAME …". */
export function readSettings<Schema extends z.ZodObject>(
	settings: Schema,
	environment: NodeJS.ProcessEnv,
): z.infer<Schema> {
	const filled = Object.fromEntries(
		Object.entries(environment).filter(([, value]) => value !== ""),
	);
	const parsed = settings.safeParse(filled);
	if (parsed.success) return parsed.data;
	const issue = parsed.error.issues[0];
	const name = String(issue?.path[0]);
	const value = filled[name];
	const shown =
		value === undefined || /SECRET|KEY|URL/.test(name) ? "" : ` (${value})`;
	throw new SettingError(`${name}${shown} ${issue?.message}.`);
}

export function readGatewaySettings(
	environment: NodeJS.ProcessEnv,
): GatewaySettingsFromEnvironment {
	const settings = readSettings(schema, environment);
	const missing = missingProvider(settings);
	if (missing) throw new SettingError(missing);
	return settings;
}
