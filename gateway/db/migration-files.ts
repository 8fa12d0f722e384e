import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import journal from "./migrations/meta/_journal.json";

const migrationsFolder = resolve(import.meta.dirname, "migrations");
/** Between the steps of a migration, as drizzle-kit writes it. */
export const breakpoint = "--> statement-breakpoint";

export interface Migration {
	tag: string;
	/** When it was written: databases keep it as its name. */
	when: number;
	hash: string;
	statements: string[];
	/** `-- contract: needs TAG`: a release that does not know that migration may not run on what this one leaves. */
	needs?: string;
	/** `-- concurrent`: its statements run one by one, outside of a transaction. */
	isConcurrent: boolean;
}

/** In their order. */
export function readMigrations(): Migration[] {
	return journal.entries.map((entry) =>
		toMigration(
			entry,
			readFileSync(join(migrationsFolder, `${entry.tag}.sql`), "utf8"),
		),
	);
}

export function toMigration(
	{ tag, when }: Pick<Migration, "tag" | "when">,
	text: string,
): Migration {
	return {
		tag,
		when,
		hash: createHash("sha256").update(text).digest("hex"),
		statements: text.split(breakpoint),
		needs: /^-- contract: needs (\S+)$/m.exec(text)?.[1],
		isConcurrent: /^-- concurrent$/m.test(text),
	};
}
