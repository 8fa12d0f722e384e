import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { z } from "zod";
import { databaseUrl, readSettings } from "@/gateway/settings";

export const startSchema = z.object({
	PORT: z.coerce
		.number("must be a port number from 1 to 65535")
		.int("must be a port number from 1 to 65535")
		.min(1, "must be a port number from 1 to 65535")
		.max(65_535, "must be a port number from 1 to 65535")
		.default(3000),
	DATA_DIR: z.string().default(".data"),
	DATABASE_URL: z
		.string()
		.regex(
			/^postgres(ql)?:\/\//,
			"must look like postgresql://user:password@host:5432/name; leave it out to use the built-in database",
		)
		.optional(),
	DATABASE_DIRECT_URL: databaseUrl.optional(),
	GATEWAY_URL: z
		.url(
			"must be an address such as http://gateway.internal:3100; leave it out to use the built-in gateway",
		)
		.optional(),
	GATEWAY_PORT: z.coerce
		.number("must be a port number from 1 to 65535")
		.int("must be a port number from 1 to 65535")
		.min(1, "must be a port number from 1 to 65535")
		.max(65_535, "must be a port number from 1 to 65535")
		.default(3100),
	WORKER_PORT: z.coerce
		.number("must be a port number from 1 to 65535")
		.int("must be a port number from 1 to 65535")
		.min(1, "must be a port number from 1 to 65535")
		.max(65_535, "must be a port number from 1 to 65535")
		.default(3200),
	LOG_FILE: z.string().optional(),
	LOG_FILE_SIZE: z
		.string()
		.regex(/^[1-9]\d{0,5}[KMG]$/, "must be a size such as 10M or 1G")
		.default("10M"),
	LOG_FILE_COUNT: z.coerce
		.number("must be a whole number from 1 to 999")
		.int("must be a whole number from 1 to 999")
		.min(1, "must be a whole number from 1 to 999")
		.max(999, "must be a whole number from 1 to 999")
		.default(5),
	SAMPLE_SHOP: z
		.enum(["0", "1"], "must be 1 (fill an empty catalogue) or 0")
		.default("1"),
});

export type StartSettings = z.infer<typeof startSchema>;

/** Settings of the start itself, from the environment and `.env`, which does not override it. */
export function readStartSettings(root: string): StartSettings {
	fillEnvironment(root);
	const settings = readSettings(startSchema, process.env);
	return { ...settings, DATA_DIR: resolve(root, settings.DATA_DIR) };
}

export function fillEnvironment(root: string): void {
	const file = resolve(root, ".env");
	if (!existsSync(file)) return;
	for (const [name, value] of Object.entries(
		parseEnv(readFileSync(file, "utf8")),
	)) {
		process.env[name] ??= value;
	}
}
