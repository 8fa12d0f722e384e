import { accessSync, constants } from "node:fs";
import { embeddedAddress } from "@/gateway/db/embedded/address";
import { readDepartureSettings } from "@/gateway/departure-settings";
import { readGatewaySettings, SettingError } from "@/gateway/settings";
import { env } from "@/lib/process/env";
import { findSecrets, keepSecrets } from "./secrets";
import type { StartSettings } from "./settings";

/**
 * Completes this process's environment with what the parts of the shop read from theirs, and reads it as they will, so
 * that a wrong setting stops the start and not the first page. Answers the database's own address, past a pooler, if there is to be one.
 */
export function completeEnvironment(
	settings: StartSettings,
	isDevelopment: boolean,
): string | undefined {
	const { DATA_DIR, DATABASE_URL, DATABASE_DIRECT_URL, GATEWAY_URL } = settings;
	const databaseUrl = GATEWAY_URL
		? undefined
		: (DATABASE_URL ?? embeddedAddress(DATA_DIR).connectionString);
	const secrets = GATEWAY_URL ? findSecrets(DATA_DIR) : keepSecrets(DATA_DIR);
	const completed = {
		...impliedEnvironment(settings, isDevelopment, process.env),
		DATABASE_URL: databaseUrl,
		...secrets,
	};
	for (const [name, value] of Object.entries(completed)) {
		if (value !== undefined) process.env[name] = value;
	}
	if (!GATEWAY_URL)
		assertReadable(readGatewaySettings(process.env).BACKUP_PASSPHRASE_FILE);
	env();
	readDepartureSettings(process.env);
	return databaseUrl && (DATABASE_DIRECT_URL ?? databaseUrl);
}

function assertReadable(passphraseFile: string | undefined): void {
	if (!passphraseFile) return;
	try {
		accessSync(passphraseFile, constants.R_OK);
	} catch {
		throw new SettingError(
			`BACKUP_PASSPHRASE_FILE (${passphraseFile}) cannot be read; write the passphrase there and let the shop read it.`,
		);
	}
}

/** Where pictures of shoppers are kept, by the setting or by the database that there is. */
export function uploadsOf(
	databaseUrl: string | undefined,
	given = process.env,
): string {
	return given.UPLOADS || (databaseUrl ? "database" : "folder");
}

/** What settings mean for those that are not set; undefined where nothing follows. */
export function impliedEnvironment(
	{ DATA_DIR, DATABASE_URL, GATEWAY_URL, PORT }: StartSettings,
	isDevelopment: boolean,
	given: NodeJS.ProcessEnv,
) {
	return {
		NODE_ENV: isDevelopment ? "development" : "production",
		NEXT_TELEMETRY_DISABLED: "1",
		DATA_DIR,
		// Whoever tries the shop reads codes in a file; a shop on a database of its own says so itself.
		ALLOW_LOCAL_PROVIDERS:
			given.ALLOW_LOCAL_PROVIDERS ||
			(DATABASE_URL || GATEWAY_URL ? undefined : "1"),
		SITE_URL: given.SITE_URL || `http://localhost:${PORT}`,
		UPLOADS: uploadsOf(DATABASE_URL, given),
	};
}
