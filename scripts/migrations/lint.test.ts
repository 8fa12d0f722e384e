import { breakpoint, toMigration } from "@/gateway/db/migration-files";
import { lintMigrations } from "./lint";

const before = [
	`CREATE TABLE "goods" ("id" integer, "note" text)`,
	`CREATE FUNCTION placed() RETURNS int LANGUAGE sql AS 'select 1'`,
];

/** Each is a migration of its steps, after one that has made `goods`, which is released. */
async function lint(...migrations: string[][]): Promise<string[]> {
	const all = [before, ...migrations].map((steps, at) =>
		toMigration({ tag: `000${at}_step`, when: at + 1 }, steps.join(breakpoint)),
	);
	const released = "0000_step";
	return lintMigrations(all, { released });
}

/** The rules that were broken. */
const rules = (lines: string[]) =>
	lines.map((line) => line.split(": ")[1] ?? "");

const alter = (what: string) => [`ALTER TABLE "goods" ${what}`];
const contract = (statement: string) =>
	`-- contract: needs 0000_step\n${statement}`;

test.each([
	["index-locks", `CREATE INDEX "x" ON "goods" ("note")`],
	["concurrent-unmarked", `CREATE INDEX CONCURRENTLY "x" ON "goods" ("note")`],
	[
		"not-repeatable",
		`-- concurrent\nCREATE INDEX CONCURRENTLY "x" ON goods (id)`,
	],
	[
		"not-repeatable",
		`-- concurrent\nCREATE INDEX CONCURRENTLY IF NOT EXISTS x ON goods (id)`,
	],
	["concurrent-mixed", `-- concurrent\nALTER TABLE "goods" ADD COLUMN "b" int`],
	["drop-index-locks", contract(`DROP INDEX "x"`)],
	[
		"column-type",
		`ALTER TABLE "goods" ALTER COLUMN "note" TYPE integer USING 1`,
	],
	[
		"set-not-null",
		contract(`ALTER TABLE "goods" ALTER COLUMN "note" SET NOT NULL`),
	],
	["column-needs-value", `ALTER TABLE "goods" ADD COLUMN "b" int NOT NULL`],
	[
		"volatile-default",
		`ALTER TABLE "goods" ADD COLUMN "b" uuid DEFAULT gen_random_uuid()`,
	],
	[
		"volatile-default",
		`ALTER TABLE "goods" ADD COLUMN "b" text DEFAULT upper(clock_timestamp()::text)`,
	],
	[
		"column-rewrites",
		`ALTER TABLE "goods" ADD COLUMN "b" int GENERATED ALWAYS AS (id + 1) STORED`,
	],
	["column-rewrites", `ALTER TABLE "goods" ADD COLUMN "b" bigserial`],
	[
		"constraint-reads",
		contract(`ALTER TABLE "goods" ADD CONSTRAINT "c" CHECK ("id" > 0)`),
	],
	[
		"constraint-reads",
		contract(
			`ALTER TABLE "goods" ADD CONSTRAINT "c" FOREIGN KEY ("id") REFERENCES "goods"("id")`,
		),
	],
	[
		"constraint-indexes",
		contract(`ALTER TABLE "goods" ADD CONSTRAINT "c" UNIQUE ("note")`),
	],
	["rows-rewritten", `UPDATE "goods" SET "note" = ''`],
	["rows-rewritten", `DELETE FROM "goods" WHERE "id" < 5`],
	["renamed", `ALTER TABLE "goods" RENAME COLUMN "note" TO "remark"`],
	["renamed", `ALTER TABLE "goods" RENAME TO "things"`],
	[
		"function-replaced",
		`CREATE OR REPLACE FUNCTION placed() RETURNS int LANGUAGE sql AS 'select 2'`,
	],
	["unknown", "LOCK TABLE goods"],
	["unknown", `ALTER TABLE "goods" SET LOGGED`],
	["unknown", "DO $$ BEGIN DELETE FROM goods; END $$"],
	["contract", `DROP TABLE "goods"`],
	["contract", `ALTER TABLE "goods" DROP COLUMN "note"`],
	["contract", `ALTER TABLE "goods" ALTER COLUMN "note" DROP DEFAULT`],
	[
		"contract",
		`ALTER TABLE "goods" ADD CONSTRAINT "c" CHECK ("id" > 0) NOT VALID`,
	],
	[
		"contract",
		`-- concurrent\nCREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "x" ON "goods" ("note")`,
	],
	["contract", `-- concurrent\nDROP INDEX CONCURRENTLY IF EXISTS "x"`],
])("%s refuses: %s", async (rule, statement) => {
	expect(rules(await lint([statement]))).toEqual([rule]);
});

test.each([
	["a column that may be null", alter(`ADD COLUMN "b" int`)],
	[
		"one with a constant",
		alter(`ADD COLUMN "b" jsonb DEFAULT '{}'::jsonb NOT NULL`),
	],
	[
		"one with the moment of the migration",
		alter(`ADD COLUMN "b" timestamptz DEFAULT now() NOT NULL`),
	],
	[
		"a column that refers elsewhere, checked later",
		[
			`ALTER TABLE "goods" ADD COLUMN "b" int`,
			`ALTER TABLE "goods" ADD CONSTRAINT "c" FOREIGN KEY ("b") REFERENCES "goods"("id") NOT VALID`,
		],
	],
	[
		"a table with all that belongs to it",
		[
			`CREATE TABLE "mark" ("id" serial PRIMARY KEY, "goods_id" int NOT NULL)`,
			`ALTER TABLE "mark" ADD CONSTRAINT "f" FOREIGN KEY ("goods_id") REFERENCES "goods"("id")`,
			`CREATE UNIQUE INDEX "mark_goods" ON "mark" ("goods_id")`,
			`UPDATE "mark" SET "goods_id" = 1`,
		],
	],
	[
		"an index that is built concurrently",
		[
			`-- concurrent\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "x" ON "goods" ("note")`,
		],
	],
	[
		"what says that it takes away",
		[contract(`ALTER TABLE "goods" DROP COLUMN "note"`)],
	],
	[
		"what says why it is harmless here",
		[
			`-- allow rows-rewritten: a shop has some ten of them\nUPDATE "goods" SET "note" = ''`,
		],
	],
])("%s passes", async (_, steps) => {
	expect(await lint(steps)).toEqual([]);
});

test("never null in three migrations: said, proven by itself, and then the column's", async () => {
	const said = alter(`ADD CONSTRAINT "c" CHECK ("note" IS NOT NULL) NOT VALID`);
	const proven = alter(`VALIDATE CONSTRAINT "c"`);
	const set = alter(`ALTER COLUMN "note" SET NOT NULL`);
	const marked = ([statement = ""]: string[]) => [contract(statement)];
	expect(await lint(marked(said), proven, marked(set))).toEqual([]);
	expect(rules(await lint(marked(said), marked(set)))).toEqual([
		"set-not-null",
	]);
	expect(rules(await lint([...marked(said), ...proven]))).toEqual([
		"validate-locks",
	]);
});

test("one migration locks one table that is there", async () => {
	expect(
		rules(
			await lint(
				[`CREATE TABLE "other" ("id" int)`],
				[
					`ALTER TABLE "goods" ADD COLUMN "b" int`,
					`ALTER TABLE "other" ADD COLUMN "b" int`,
				],
			),
		),
	).toEqual(["two-tables"]);
});

test("what takes away comes one release after what came instead, by name", async () => {
	const taking = `ALTER TABLE "goods" DROP COLUMN "note"`;
	const [line] = await lint(alter(`ADD COLUMN "b" int`), [
		`-- contract: needs 0001_step\n${taking}`,
	]);
	expect(line).toBe(
		"0002_step: it needs 0001_step, which no release has: the last one ends at 0000_step and could not run beside it; wait for a release",
	);
});

test("each line names its remedy", async () => {
	const [line] = await lint([`CREATE INDEX "x" ON "goods" ("note")`]);
	expect(line).toMatch(/^0001_step: index-locks: x: .*CONCURRENTLY/);
});

test("an order that databases would not follow is refused", async () => {
	const at = (tag: string, when: number) =>
		toMigration({ tag, when }, "CREATE SEQUENCE s");
	expect(
		await lintMigrations([at("0000_a", 2), at("0002_b", 1)], {
			released: "0000_a",
		}),
	).toEqual(["0002_b: it is older than the one before; generate it anew"]);
});
