/** What a migration must not do to tables that are there, each with what to do instead. */
export const remedies = {
	"index-locks":
		"nobody can write while it is built; CREATE INDEX CONCURRENTLY IF NOT EXISTS, in a migration that says `-- concurrent`",
	"drop-index-locks":
		"everybody waits for it; DROP INDEX CONCURRENTLY IF EXISTS, in a migration that says `-- concurrent`",
	"concurrent-unmarked":
		"PostgreSQL refuses it inside a transaction; say `-- concurrent` in a line of its own, in a migration of such statements alone",
	"concurrent-mixed":
		"outside of a transaction half of it may stand; only CREATE or DROP INDEX CONCURRENTLY and VALIDATE CONSTRAINT, one a step",
	"not-repeatable":
		"what was broken off runs again; IF NOT EXISTS or IF EXISTS, and the index's name in quotes",
	"column-type":
		"the table is written anew while everybody waits, and the release before reads it; add a column, write both, copy in batches, take the old one away a release later",
	"set-not-null":
		"all rows are read while everybody waits; first CHECK (column IS NOT NULL) NOT VALID, then VALIDATE CONSTRAINT in a migration of its own, then this",
	"column-needs-value":
		"what the release before inserts has no value for it; give it a constant default, or let it be null",
	"volatile-default":
		"it is worked out for each row, and the table written anew while everybody waits; a constant or now(), or add it without and fill it in batches",
	"column-rewrites":
		"a column that is generated, numbered or constrained where it is added writes or reads the whole table; add it plainly, the rest afterwards",
	"constraint-reads":
		"all rows are read while everybody waits; add it NOT VALID, then VALIDATE CONSTRAINT in a migration of its own",
	"constraint-indexes":
		"its index is built while everybody waits; CREATE UNIQUE INDEX CONCURRENTLY, then ADD CONSTRAINT … USING INDEX",
	"validate-locks":
		"it reads all rows behind the lock of what stands beside it; a migration of its own",
	"rows-rewritten":
		"every row that it writes is locked until its end; a job of the shop that does a thousand at a time, or name the table as small",
	renamed:
		"the release before asks for the old name; add the new one, write both, take the old one away a release later",
	"function-replaced":
		"the release before runs it too; give the new one a name of its own",
	"two-tables":
		"it keeps the first locked while it waits for the next; a migration for each table",
	unknown:
		"nobody has said that it is harmless; see whether it locks or breaks",
	contract:
		"the release before uses or writes it; say `-- contract: needs TAG`, which names the migration of the last release that made it needless",
} as const;

export type Rule = keyof typeof remedies;

export interface Fault {
	rule: Rule;
	/** What does it: a table, a column, an index. */
	what: string;
}
