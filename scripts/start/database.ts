import { setTimeout as wait } from "node:timers/promises";
import {
	DatabaseInUseError,
	type EmbeddedDatabase,
	startEmbeddedDatabase,
} from "@/gateway/db/embedded/start";
import { migrateDatabase, SchemaError } from "@/gateway/db/migrate";
import {
	CatalogueNotEmptyError,
	isCatalogueEmpty,
	loadSampleShop,
} from "@/gateway/db/sample/load";
import { playSampleOrders } from "../sample-orders/play";
import { FailedStart } from "./failed-start";
import { keepRunning } from "./keep-running";
import type { Lifetime } from "./lifetime";
import { type Progress, plainly } from "./progress.mjs";
import type { StartSettings } from "./settings";

/** A database whose owner was killed a moment ago is still closing. */
const closingLimitMs = 25_000;

interface Start {
	lifetime: Lifetime;
	progress?: Progress;
}

/** Brings up the database behind this address: the process if it is ours, the schema, the sample shop. */
export async function prepareDatabase(
	settings: StartSettings,
	connectionString: string,
	{ lifetime, progress = plainly }: Start,
): Promise<void> {
	progress.begin("database");
	if (!settings.DATABASE_URL) {
		await keepRunning(
			{
				name: "The database process",
				start: () => startPatiently(settings.DATA_DIR),
			},
			lifetime,
		);
	}
	const ahead = await migrate(connectionString);
	if (ahead.length > 0)
		progress.note(
			`The database is of a newer release (${ahead.join(", ")}), which lets this one run.`,
		);
	if (settings.SAMPLE_SHOP === "1")
		await fillWhenEmpty(connectionString, progress);
}

export async function startPatiently(
	dataFolder: string,
): Promise<EmbeddedDatabase> {
	const limit = Date.now() + closingLimitMs;
	for (;;) {
		try {
			return await startEmbeddedDatabase(dataFolder);
		} catch (error) {
			if (!(error instanceof DatabaseInUseError)) throw error;
			if (Date.now() > limit) throw new FailedStart(error.message);
			await wait(250);
		}
	}
}

const unreachable = /^(ECONN|ENOTFOUND|ETIMEDOUT|EHOST|EAI_|28|3D)/;

/** Answers the migrations of newer releases that have run. */
export async function migrate(connectionString: string): Promise<string[]> {
	try {
		return (await migrateDatabase(connectionString)).ahead;
	} catch (error) {
		if (error instanceof SchemaError) throw new FailedStart(error.message);
		const { code, message } = error as NodeJS.ErrnoException;
		throw new FailedStart(
			unreachable.test(code ?? "")
				? `DATABASE_URL cannot be opened (${message || code}); start that server or correct the address.`
				: `The database cannot be brought to this version's schema (${message}); migrations that ran before stand. Was it made by another version?`,
		);
	}
}

async function fillWhenEmpty(
	connectionString: string,
	progress: Progress,
): Promise<void> {
	if (!(await isCatalogueEmpty(connectionString))) return;
	progress.begin("sample");
	const accounts = process.env.ALLOW_LOCAL_PROVIDERS === "1";
	try {
		const { goods, skus } = await loadSampleShop(connectionString, {
			accounts,
		});
		if (accounts) await playSampleOrders(connectionString);
		progress.note(`Loaded ${goods} goods with ${skus} variants.`);
	} catch (error) {
		if (!(error instanceof CatalogueNotEmptyError)) throw error;
		progress.note("Another process has loaded the sample shop meanwhile.");
	}
}
