import { type Node, parse } from "libpg-query";
import type { Migration } from "@/gateway/db/migration-files";
import { judgeConcurrent } from "./judge-concurrent";
import { judgeStatement } from "./judge-statement";
import { type Fault, remedies } from "./remedies";
import { emptyWorld, forget, learn, type World } from "./world";

interface Options {
	/** The last one that is older than the rules. */
	rulesAfter?: string;
	/** The last migration of the last release: what needs a later one would stop that release. */
	released: string;
}

/** What migrations would do to shoppers while they run, or to the release before; a line for each. */
export async function lintMigrations(
	migrations: Migration[],
	{ rulesAfter, released }: Options,
): Promise<string[]> {
	const tags = migrations.map(({ tag }) => tag);
	const first = rulesAfter ? tags.indexOf(rulesAfter) + 1 : 0;
	const known = tags.slice(0, tags.indexOf(released) + 1);
	const world = emptyWorld();
	const lines = judgeOrder(migrations);
	for (const [at, migration] of migrations.entries()) {
		const { tag, needs } = migration;
		const faults = await judgeMigration(migration, world);
		if (at < first) continue;
		for (const { rule, what } of faults)
			lines.push(`${tag}: ${rule}: ${what}: ${remedies[rule]}`);
		if (needs && !known.includes(needs))
			lines.push(
				`${tag}: it needs ${needs}, which no release has: the last one ends at ${released} and could not run beside it; wait for a release`,
			);
	}
	return lines;
}

async function judgeMigration(
	{ statements: steps, needs, isConcurrent }: Migration,
	world: World,
): Promise<Fault[]> {
	forget(world);
	const faults: Fault[] = [];
	for (const text of steps) {
		const statements = await read(text);
		for (const statement of statements) {
			faults.push(...disallowed(text, judgeStatement(statement, world)));
			learn(world, statement);
		}
		const step = { text, statements, isMarked: isConcurrent };
		faults.push(...disallowed(text, judgeConcurrent(step)));
	}
	return faults.filter(({ rule }) => rule !== "contract" || !needs);
}

/** What is right as it stands says so above the statement. */
function disallowed(text: string, faults: Fault[]): Fault[] {
	return faults.filter(
		({ rule }) =>
			rule === "contract" ||
			!new RegExp(`^-- allow ${rule}: .`, "m").test(text),
	);
}

async function read(text: string): Promise<Node[]> {
	const { stmts = [] } = await parse(text);
	return stmts.flatMap(({ stmt }) => (stmt ? [stmt] : []));
}

/** A database knows migrations by their moments. */
function judgeOrder(migrations: Migration[]): string[] {
	return migrations
		.filter(({ when }, at) => when <= (migrations[at - 1]?.when ?? 0))
		.map(
			({ tag }) => `${tag}: it is older than the one before; generate it anew`,
		);
}
