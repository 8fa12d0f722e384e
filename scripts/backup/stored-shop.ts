import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Bucket, keepInBucket } from "@/gateway/providers/storage/bucket";
import { readSettings } from "@/gateway/settings";
import { storageSchema } from "@/gateway/storage-settings";
import { uploadsOf } from "../start/environment";
import { FailedStart } from "../start/failed-start";
import type { Lifetime } from "../start/lifetime";
import { reachDatabase } from "../start/reach-database";
import type { StartSettings } from "../start/settings";

/** Where a shop keeps what it knows. */
export interface StoredShop {
	engine: "postgresql" | "embedded";
	url: string;
	/** The folder with its pictures; undefined where its database keeps them, or a bucket. */
	uploads: string | undefined;
	/** The bucket with them. */
	bucket?: Bucket;
	/** Where `secrets.json` is. */
	dataFolder: string;
}

/** The same settings for a shop elsewhere: a PostgreSQL server, `embedded` for the one of DATA_DIR, or a data folder. */
export function settingsAt(
	to: string | undefined,
	settings: StartSettings,
): StartSettings {
	if (to === undefined) return settings;
	const elsewhere = { ...settings, DATABASE_DIRECT_URL: undefined };
	if (/^postgres(ql)?:\/\//.test(to)) return { ...elsewhere, DATABASE_URL: to };
	const embedded = { ...elsewhere, DATABASE_URL: undefined };
	if (to === "embedded") return embedded;
	if (to.includes("://"))
		throw new FailedStart(
			`--to (${to}) must be postgresql://user:password@host:5432/name, embedded, or a folder.`,
		);
	return { ...embedded, DATA_DIR: resolve(to) };
}

/** Opens its database where that is ours to open. */
export async function reachShop(
	settings: StartSettings,
	lifetime: Lifetime,
): Promise<StoredShop> {
	const { DATABASE_URL, DATA_DIR, GATEWAY_URL } = settings;
	if (GATEWAY_URL && !DATABASE_URL)
		throw new FailedStart(
			"GATEWAY_URL names another gateway, which has the shop's database; run this there.",
		);
	const uploads = uploadsOf(DATABASE_URL);
	return {
		engine: DATABASE_URL ? "postgresql" : "embedded",
		url: await reachDatabase(settings, lifetime),
		uploads: uploads === "folder" ? resolve(DATA_DIR, "uploads") : undefined,
		...(uploads === "s3" && {
			bucket: keepInBucket(readSettings(storageSchema, process.env)),
		}),
		dataFolder: DATA_DIR,
	};
}

export function readRelease(): string {
	const file = resolve(import.meta.dirname, "../../package.json");
	return JSON.parse(readFileSync(file, "utf8")).version;
}
