import { setTimeout as wait } from "node:timers/promises";
import {
	DatabaseInUseError,
	type EmbeddedDatabase,
	startEmbeddedDatabase,
} from "@/gateway/db/embedded/start";
import { migrateDatabase } from "@/gateway/db/migrate";
import { isCatalogueEmpty, loadSampleShop } from "@/gateway/db/sample/load";
import { playSampleOrders } from "../sample-orders/play";
import { FailedStart } from "./failed-start";
import { keepRunning } from "./keep-running";
import type { Lifetime } from "./lifetime";
import { type Progress, plainly } from "./progress.mjs";
import type { StartSettings } from "./settings";

/** A database whose owner was killed a moment ago is still closing. */
const closingLimitMs = 10_000;

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
	await migrate(connectionString);
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

async function migrate(connectionString: string): Promise<void> {
	try {
		await migrateDatabase(connectionString);
	} catch (error) {
		const { code, message } = error as NodeJS.ErrnoException;
		if (unreachable.test(code ?? "")) {
			throw new FailedStart(
				`DATABASE_URL cannot be opened (${message || code}); start that server or correct the address.`,
			);
		}
		// The migrator wraps what the database said into the whole failed statement.
		const { cause } = error as Error;
		const reason = cause instanceof Error ? cause.message : message;
		throw new FailedStart(
			`The database cannot be brought to this version's schema (${reason}); it is as it was. Was it made by another version?`,
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
	const { goods, skus } = await loadSampleShop(connectionString, { accounts });
	if (accounts) await playSampleOrders(connectionString);
	progress.note(`Loaded ${goods} goods with ${skus} variants.`);
}
