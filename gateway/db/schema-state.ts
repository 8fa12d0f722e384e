import type { Client } from "pg";
import journal from "./migrations/meta/_journal.json";

export interface SchemaState {
	/** Migrations of this release that have not run. */
	pending: string[];
	/** Migrations of newer releases that have run. */
	ahead: string[];
	/** Why this release may not run on what they left, in one line; undefined where it may. */
	refusal?: string;
}

interface Step {
	tag: string;
	when: number;
}

interface Applied {
	at: number;
	/** Null where the release that ran it did not write it down. */
	tag: string | null;
	needs: string | null;
}

type Asked = Pick<Client, "query">;

/** How a database stands to a release: by the migrations that it has had, and what newer ones say of themselves. */
export async function readSchemaState(
	client: Asked,
	known: Step[] = journal.entries,
): Promise<SchemaState> {
	const applied = await listApplied(client);
	const moments = new Set(applied.map(({ at }) => at));
	const newest = known.at(-1);
	const ahead = applied.filter(({ at }) => at > (newest?.when ?? 0));
	const barred = ahead.find(
		({ tag, needs }) =>
			tag === null || (needs && !known.some((step) => step.tag === needs)),
	);
	return {
		pending: known
			.filter(({ when }) => !moments.has(when))
			.map(({ tag }) => tag),
		ahead: ahead.map(({ tag }) => tag ?? "one without a name"),
		refusal: barred && word(barred, newest?.tag),
	};
}

function word({ tag, needs }: Applied, newest = "none"): string {
	const why = tag
		? `${tag} takes away what releases before ${needs} use`
		: "it has migrations that do not say who may still use it";
	return `The database is newer than this release, whose last migration is ${newest}: ${why}. Start the release that migrated it or a later one, or restore the backup from before.`;
}

const undefinedTable = "42P01";

async function listApplied(client: Asked): Promise<Applied[]> {
	try {
		// As JSON: a database that only earlier releases have migrated has no such columns.
		const { rows } = await client.query<Applied>(
			`select created_at::float8 as at, to_jsonb(step)->>'tag' as tag, to_jsonb(step)->>'needs' as needs
			from drizzle.__drizzle_migrations step order by created_at`,
		);
		return rows;
	} catch (error) {
		if ((error as { code?: string }).code === undefinedTable) return [];
		throw error;
	}
}
