import { type Place, runBeside } from "../../../run-beside";
import type { GatewaySettingsFromEnvironment } from "../../../settings";

type Settings = Place &
	Pick<
		GatewaySettingsFromEnvironment,
		"BACKUP_TO" | "BACKUP_AT" | "BACKUP_KEEP" | "BACKUP_PASSPHRASE_FILE"
	>;

/** Undefined where the shop makes none by itself. */
export function nightlyBackup(settings: Settings) {
	const { BACKUP_TO, BACKUP_AT: at } = settings;
	if (!BACKUP_TO) return undefined;
	const make = (ending: AbortSignal) => run(settings, BACKUP_TO, ending);
	return { at, make };
}

/** `npm run backup` beside the shop. Throws what it said last where it comes to nothing. */
async function run(
	settings: Settings,
	folder: string,
	signal: AbortSignal,
): Promise<void> {
	const { BACKUP_KEEP, BACKUP_PASSPHRASE_FILE } = settings;
	const sealed = BACKUP_PASSPHRASE_FILE
		? ["--passphrase-file", BACKUP_PASSPHRASE_FILE]
		: [];
	const keep = ["--keep", String(BACKUP_KEEP)];
	const command = ["scripts/backup.ts", "make", "--to", folder];
	const { code, said } = await runBeside(
		settings,
		[...command, ...keep, ...sealed],
		{ signal, isPatient: true },
	);
	if (code !== 0) throw new Error(said || `It ended with ${code}.`);
}
