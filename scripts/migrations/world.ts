import type { Constraint, Node } from "libpg-query";
import { columnsIn, nameOf } from "./nodes";

/** What stands before a statement runs, as far as rules ask. */
export interface World {
	/** Made by this migration: empty, and unknown to the release before. */
	freshTables: Set<string>;
	/** As `table.column`. */
	freshColumns: Set<string>;
	functions: Set<string>;
	/** Constraints by `table.name` that say that a column, as `table.column`, is never null. */
	neverNull: Map<string, string>;
	/** Columns that a validated constraint holds, by an earlier migration. */
	provenNotNull: Set<string>;
	/** Existing tables that this migration locks. */
	lockedTables: Set<string>;
}

export const emptyWorld = (): World => ({
	freshTables: new Set(),
	freshColumns: new Set(),
	functions: new Set(),
	neverNull: new Map(),
	provenNotNull: new Set(),
	lockedTables: new Set(),
});

/** The next migration begins: nothing is fresh any more. */
export function forget(world: World): void {
	for (const set of [world.freshTables, world.freshColumns, world.lockedTables])
		set.clear();
}

/** Notes what a statement leaves for those after it. */
export function learn(world: World, statement: Node): void {
	if ("CreateStmt" in statement)
		world.freshTables.add(nameOf(statement.CreateStmt.relation));
	if ("CreateFunctionStmt" in statement)
		world.functions.add(nameOf(statement.CreateFunctionStmt.funcname));
	if (!("AlterTableStmt" in statement)) return;
	const { relation, cmds = [] } = statement.AlterTableStmt;
	const table = nameOf(relation);
	for (const cmd of cmds) {
		if (!("AlterTableCmd" in cmd)) continue;
		const { subtype, def, name } = cmd.AlterTableCmd;
		if (subtype === "AT_AddColumn" && def && "ColumnDef" in def)
			world.freshColumns.add(`${table}.${def.ColumnDef.colname}`);
		if (subtype === "AT_AddConstraint" && def && "Constraint" in def)
			learnConstraint(world, table, def.Constraint);
		const proven = world.neverNull.get(`${table}.${name}`);
		if (subtype === "AT_ValidateConstraint" && proven)
			world.provenNotNull.add(proven);
	}
}

function learnConstraint(
	world: World,
	table: string,
	{ conname, raw_expr: check }: Constraint,
): void {
	if (!check || !("NullTest" in check)) return;
	const [column] = columnsIn(check);
	if (check.NullTest.nulltesttype === "IS_NOT_NULL")
		world.neverNull.set(`${table}.${conname}`, `${table}.${column}`);
}
