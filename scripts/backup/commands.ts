import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { withUsage } from "../operator/with-usage";
import { FailedStart } from "../start/failed-start";
import type { Lifetime } from "../start/lifetime";
import type { StartSettings } from "../start/settings";
import { takeStartLock } from "../start/start-lock";
import { describeContent } from "./describe-content";
import { keepNewest } from "./keep";
import { makeBackup, newFolder } from "./make";
import { openBackup } from "./manifest";
import { moveShop } from "./move";
import type { Progress } from "./progress";
import { assertUsable, restoreBackup } from "./restore";
import { assertRoomForSettings, restoreSettings } from "./settings-part";
import { reachShop, settingsAt } from "./stored-shop";
import { verifyBackup } from "./verify";

export interface Surroundings {
	/** Where `.env` is. */
	root: string;
	settings: StartSettings;
	lifetime: Lifetime;
	progress: Progress;
}

/** Says in the end what it did; every slip and fault that is foreseen is a FailedStart with its remedy. */
type Run = (surroundings: Surroundings) => Promise<string>;

const text = { type: "string" } as const;
const flag = { type: "boolean", default: false } as const;

const commands = {
	make: {
		usage:
			"npm run backup -- --to FOLDER [--keep 7] [--passphrase-file FILE] [--with-settings]",
		read(args: string[]): Run {
			const { values } = parseArgs({
				args,
				options: {
					to: text,
					keep: text,
					"passphrase-file": text,
					"with-settings": flag,
				},
			});
			const to = required("--to", values.to);
			const keep = readKeep(values.keep);
			return async ({ root, settings, lifetime, progress }) => {
				const shop = await reachShop(settings, lifetime);
				await mkdir(to, { recursive: true, mode: 0o700 });
				const folder = newFolder(to);
				const forget = lifetime.atEnd(() => remove(folder));
				const content = await makeBackup(shop, folder, {
					passphraseFile: values["passphrase-file"],
					settingsOf: values["with-settings"] ? root : undefined,
					progress,
				});
				forget();
				const removed = keep && (await keepNewest(to, keep));
				return `${describeContent(content)}${removed ? ` removed=${removed}` : ""} backup=${folder}`;
			};
		},
	},
	verify: {
		usage:
			"npm run backup:verify -- --from BACKUP [--in postgresql://…] [--passphrase-file FILE]",
		read(args: string[]): Run {
			const { values } = parseArgs({
				args,
				options: { from: text, in: text, "passphrase-file": text },
			});
			const from = required("--from", values.from);
			const server = readServer(values.in);
			return async ({ lifetime, progress }) => {
				const backup = await openBackup(from, values["passphrase-file"]);
				const { violations, line } = await verifyBackup(backup, lifetime, {
					server,
					progress,
				});
				const lines = [describeContent(backup.content), line].join(" ");
				if (violations.length === 0)
					return `Restored aside and equal: ${lines}`;
				throw new FailedStart([...violations, lines].join("\n"));
			};
		},
	},
	restore: {
		usage:
			"npm run restore -- --from BACKUP [--to postgresql://… | embedded | FOLDER] [--passphrase-file FILE] [--with-settings]",
		read(args: string[]): Run {
			const { values } = parseArgs({
				args,
				options: {
					from: text,
					to: text,
					"passphrase-file": text,
					"with-settings": flag,
				},
			});
			const from = required("--from", values.from);
			return async ({ root, settings: own, lifetime, progress }) => {
				const settings = settingsAt(values.to, own);
				const backup = await openBackup(from, values["passphrase-file"]);
				await assertUsable(backup, progress);
				const folders = { root, dataFolder: settings.DATA_DIR };
				if (values["with-settings"]) assertRoomForSettings(backup, folders);
				keepClosed(settings, lifetime);
				const shop = await reachShop(settings, lifetime);
				await restoreBackup(backup, shop, progress);
				if (values["with-settings"]) await restoreSettings(backup, folders);
				return `Restored and equal: ${describeContent(backup.content)}`;
			};
		},
	},
	move: {
		usage: "npm run move -- --to postgresql://… | embedded | FOLDER",
		read(args: string[]): Run {
			const { values } = parseArgs({ args, options: { to: text } });
			const wanted = required("--to", values.to);
			return async ({ settings: own, lifetime, progress }) => {
				const settings = settingsAt(wanted, own);
				if (isSamePlace(settings, own))
					throw new FailedStart("The shop is there already.");
				keepClosed(own, lifetime);
				const from = await reachShop(own, lifetime);
				if (own.DATABASE_URL) keepClosed(settings, lifetime);
				const to = await reachShop(settings, lifetime);
				await mkdir(own.DATA_DIR, { recursive: true, mode: 0o700 });
				const inside = await mkdtemp(join(own.DATA_DIR, "move-"));
				lifetime.atEnd(() => remove(inside));
				const folder = join(inside, "backup");
				const line = await moveShop({ from, to, folder }, progress);
				await takeSecretsAlong(own.DATA_DIR, settings.DATA_DIR);
				return `Moved and equal: ${line}\n${nextStep(settings)}`;
			};
		},
	},
};

/** What was typed after the name of a command. */
export function readBackupCommand([
	name = "",
	...args
]: readonly string[]): Run {
	if (!Object.hasOwn(commands, name))
		throw new FailedStart(
			Object.values(commands)
				.map(({ usage }) => `usage: ${usage}`)
				.join("\n"),
		);
	const { usage, read } = commands[name as keyof typeof commands];
	return withUsage(usage, () => read(args));
}

function required(name: string, value: string | undefined): string {
	if (!value) throw new FailedStart(`${name} is missing.`);
	return value;
}

function readServer(value: string | undefined): string | undefined {
	if (value === undefined || /^postgres(ql)?:\/\//.test(value)) return value;
	throw new FailedStart(
		`--in (${value}) must be a server that lets us make a database, postgresql://user:password@host:5432/postgres.`,
	);
}

function readKeep(value: string | undefined): number | undefined {
	if (value === undefined) return undefined;
	if (/^[1-9]\d{0,3}$/.test(value)) return Number(value);
	throw new FailedStart(`--keep (${value}) must be a number from 1 to 9999.`);
}

/** Nobody opens the shop of a data folder meanwhile; one that is open is named. */
function keepClosed(settings: StartSettings, lifetime: Lifetime): void {
	if (!settings.DATABASE_URL) takeStartLock(settings, settings.PORT, lifetime);
}

/** So that nobody has to sign in anew. */
async function takeSecretsAlong(from: string, to: string): Promise<void> {
	const path = join(from, "secrets.json");
	if (from !== to && existsSync(path))
		await copyFile(path, join(to, "secrets.json"));
}

function isSamePlace(left: StartSettings, right: StartSettings): boolean {
	const placeOf = ({ DATABASE_URL, DATA_DIR }: StartSettings) =>
		DATABASE_URL ?? DATA_DIR;
	return placeOf(left) === placeOf(right);
}

function nextStep({ DATABASE_URL, DATA_DIR }: StartSettings): string {
	return DATABASE_URL
		? "Set DATABASE_URL to that address and start the shop."
		: `Take DATABASE_URL away, set DATA_DIR=${DATA_DIR} and start the shop.`;
}

const remove = (folder: string) => rm(folder, { recursive: true, force: true });
