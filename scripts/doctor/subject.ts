import { existsSync } from "node:fs";
import { join } from "node:path";
import { type DatabaseHandle, openDatabase } from "@/gateway/db/client";
import { readSchemaState } from "@/gateway/db/schema-state";
import type { Lifetime } from "../start/lifetime";
import { reachDatabase } from "../start/reach-database";
import { completeEnvironment } from "./environment";
import { inWords } from "./in-words";
import { readAllSettings, type Settings } from "./settings";

/** The shop that is looked at, as the next start would open it. */
export interface Subject {
	root: string;
	environment: NodeJS.ProcessEnv;
	settings: Settings;
	/** Each in one line with its remedy. */
	settingFaults: string[];
	/** Undefined where there is none here, or it does not answer. */
	database?: DatabaseHandle;
	/** Why there is no database although there should be one. */
	databaseFault?: string;
	isEmbedded: boolean;
	/** Whether its tables are those of this release, or of a newer one that lets it run. */
	isCurrent: boolean;
}

/** Checks end at their own limit before these. */
const patience = { connectMs: 4_000, statementMs: 5_000 };
/** Checks run beside each other. */
const connectionsMax = 4;

/** Reads the settings and reaches the database; makes nothing that is not there. */
export async function openSubject(
	root: string,
	given: NodeJS.ProcessEnv,
	lifetime: Pick<Lifetime, "atEnd">,
): Promise<Subject> {
	const { environment, faults } = completeEnvironment(root, given);
	const read = readAllSettings(environment);
	const subject: Subject = {
		root,
		environment,
		settings: read.settings,
		settingFaults: [...faults, ...read.faults],
		isEmbedded: !given.DATABASE_URL && !given.GATEWAY_URL,
		isCurrent: false,
	};
	if (!hasDatabase(subject)) return subject;
	return { ...subject, ...(await reach(subject, lifetime)) };
}

function hasDatabase({ settings, isEmbedded }: Subject): boolean {
	const { DATABASE_URL, DATA_DIR, GATEWAY_URL } = settings;
	if (GATEWAY_URL || !DATABASE_URL) return false;
	return !isEmbedded || existsSync(join(DATA_DIR, "postgres"));
}

async function reach(
	{ settings, isEmbedded }: Subject,
	lifetime: Pick<Lifetime, "atEnd">,
): Promise<Partial<Subject>> {
	try {
		const address = isEmbedded ? undefined : settings.DATABASE_URL;
		const database = openDatabase(
			await reachDatabase({ ...settings, DATABASE_URL: address }, lifetime),
			{ connectionsMax, onLost: () => {}, patience },
		);
		lifetime.atEnd(database.close);
		const { pending, refusal } = await readSchemaState(database.pool);
		return { database, isCurrent: pending.length === 0 && !refusal };
	} catch (error) {
		return { databaseFault: inWords(error) };
	}
}
