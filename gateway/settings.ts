import { z } from "zod";
import { backupSettings } from "./backup-settings";
import { deliveryPromiseSettings } from "./contract/sales/promise-terms";
import { missingProviders, providerSettings } from "./provider-settings";

const logLevel = z
	.enum(
		["fatal", "error", "warn", "info", "debug", "silent"],
		"must be fatal, error, warn, info, debug or silent",
	)
	.default("info");

/** An address of Redis, for both halves of the shop. */
const redisUrl = z
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

/** An address of PostgreSQL. */
export const databaseUrl = z
	.string()
	.regex(
		/^postgres(ql)?:\/\//,
		"must look like postgresql://user:password@host:5432/name; leave it out to do without",
	);

export const gatewaySchema = z.object({
	DATABASE_URL: z
		.string({
			error:
				"is missing; `npm start` brings a database of its own, or name a PostgreSQL server",
		})
		.regex(
			/^postgres(ql)?:\/\//,
			"must look like postgresql://user:password@host:5432/name",
		),
	DATABASE_DIRECT_URL: databaseUrl.optional(),
	DATABASE_READ_URL: databaseUrl.optional(),
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
	JOBS: z
		.enum(
			["here", "elsewhere"],
			"must be here, or elsewhere beside processes of npm run worker",
		)
		.default("here"),
	LOG_LEVEL: logLevel,
	METRICS_TOKEN: z
		.string()
		.min(16, "is too short; set 16 characters or more")
		.optional(),
	INTERNAL_SECRET: z
		.string({ error: "is missing; set 16 characters or more" })
		.min(16, "is too short; set 16 characters or more"),
	SITE_URL: z
		.url("must be the public address of the shop, such as https://shop.example")
		.default("http://localhost:3000"),
	STAFF_SECOND_FACTOR: z
		.enum(["required", "optional"], "must be required or optional")
		.default("optional"),
	SEARCH_LEARNS: z.enum(["on", "off"], "must be on or off").default("on"),
	AGENTS: z.enum(["on", "off"], "must be on or off").default("on"),
	HONEST_PRICES: z.enum(["on", "off"], "must be on or off").default("on"),
	DELIVERY_PROMISE: z
		.enum(deliveryPromiseSettings, "must be amends, figure or measure")
		.default("amends"),
	BUY_AGAIN: z.enum(["on", "off"], "must be on or off").default("on"),
	SHARED_BASKETS: z.enum(["on", "off"], "must be on or off").default("on"),
	SHOPPING_LISTS: z.enum(["on", "off"], "must be on or off").default("on"),
	STOREFRONT_URL: addresses.default([]),
	REDIS_URL: redisUrl.optional(),
	DATA_DIR: z.string().default(".data"),
	...providerSettings,
	...backupSettings,
	NODE_ENV: z.string().default("development"),
});
export type GatewaySettingsFromEnvironment = z.infer<typeof gatewaySchema>;

/** A setting that is missing or wrong: one line with variable, fault and remedy, fit to stop a start with. */
export class SettingError extends Error {}

export interface SettingFault {
	name: string;
	line: string;
}

/** Reads settings by a schema whose messages complete the sentence "NAME …"; all that are wrong, or what they say. */
export function parseSettings<Schema extends z.ZodObject>(
	settings: Schema,
	environment: NodeJS.ProcessEnv,
): { faults: SettingFault[]; read?: z.infer<Schema> } {
	const filled = Object.fromEntries(
		Object.entries(environment).filter(([, value]) => value !== ""),
	);
	const parsed = settings.safeParse(filled);
	if (parsed.success) return { faults: [], read: parsed.data };
	const faults = parsed.error.issues.map(({ path, message }) => {
		const name = String(path[0]);
		const value = filled[name];
		const shown =
			value === undefined || /SECRET|TOKEN|KEY|URL/.test(name)
				? ""
				: ` (${value})`;
		return { name, line: `${name}${shown} ${message}.` };
	});
	return { faults };
}

/** The same for a start, which the first wrong one stops. */
export function readSettings<Schema extends z.ZodObject>(
	settings: Schema,
	environment: NodeJS.ProcessEnv,
): z.infer<Schema> {
	const { faults, read } = parseSettings(settings, environment);
	if (read) return read;
	throw new SettingError(faults[0]?.line);
}

export function readGatewaySettings(
	environment: NodeJS.ProcessEnv,
): GatewaySettingsFromEnvironment {
	const settings = readSettings(gatewaySchema, environment);
	const [missing] = missingProviders(settings);
	if (missing) throw new SettingError(missing);
	return settings;
}
