import type { Pool } from "pg";
import journal from "@/gateway/db/migrations/meta/_journal.json";
import { listApplied } from "../backup/schema-version";

export interface Migrations {
	/** Of this release, in their order, that have not run. */
	pending: string[];
	/** That have run and are of a newer release. */
	unknown: number;
}

/** The migrator tells them apart by the moment at which they were written. */
export async function compareMigrations(pool: Pool): Promise<Migrations> {
	const applied = (await listApplied(pool)).map(({ createdAt }) => createdAt);
	const newest = Math.max(0, ...applied);
	const known = Math.max(...journal.entries.map(({ when }) => when));
	return {
		pending: journal.entries
			.filter(({ when }) => when > newest)
			.map(({ tag }) => tag),
		unknown: applied.filter((at) => at > known).length,
	};
}
