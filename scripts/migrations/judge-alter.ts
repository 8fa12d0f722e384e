import type { AlterTableCmd, AlterTableStmt } from "libpg-query";
import { judgeColumn, judgeConstraint } from "./judge-column";
import { nameOf } from "./nodes";
import type { Fault, Rule } from "./remedies";
import type { World } from "./world";

interface Altered {
	table: string;
	/** With the column or constraint. */
	what: string;
	cmd: AlterTableCmd;
	world: World;
	isAlone: boolean;
}

type Judge = (altered: Altered) => Rule[];

/** What is not here nobody has looked at. */
const judges: Record<string, Judge> = {
	AT_AddColumn: ({ cmd: { def } }) =>
		def && "ColumnDef" in def ? judgeColumn(def.ColumnDef) : ["unknown"],
	AT_AddConstraint: ({ table, cmd: { def }, world }) =>
		def && "Constraint" in def
			? judgeConstraint(table, def.Constraint, world)
			: ["unknown"],
	AT_AlterColumnType: () => ["column-type"],
	AT_ColumnDefault: ({ cmd: { def } }) => (def ? [] : ["contract"]),
	AT_DropColumn: () => ["contract"],
	AT_DropConstraint: () => ["contract"],
	AT_DropNotNull: () => ["contract"],
	AT_SetNotNull: ({ what, world }) =>
		world.provenNotNull.has(what) ? ["contract"] : ["set-not-null", "contract"],
	AT_ValidateConstraint: ({ world, isAlone }) =>
		isAlone && world.lockedTables.size === 0 ? [] : ["validate-locks"],
};

export function judgeAlter(alter: AlterTableStmt, world: World): Fault[] {
	const table = nameOf(alter.relation);
	if (world.freshTables.has(table)) return [];
	const cmds = (alter.cmds ?? []).flatMap((cmd) =>
		"AlterTableCmd" in cmd ? [cmd.AlterTableCmd] : [],
	);
	const faults = cmds.flatMap((cmd): Fault[] => {
		const what = nameWithin(table, cmd);
		const judge = judges[cmd.subtype ?? ""] ?? (() => ["unknown"]);
		const isAlone = cmds.length === 1;
		const rules = judge({ table, what, cmd, world, isAlone });
		return rules.map((rule) => ({ rule, what }));
	});
	if (cmds.every(({ subtype }) => subtype === "AT_ValidateConstraint"))
		return faults;
	world.lockedTables.add(table);
	return world.lockedTables.size > 1
		? [...faults, { rule: "two-tables", what: table }]
		: faults;
}

function nameWithin(table: string, { name, def }: AlterTableCmd): string {
	if (name) return `${table}.${name}`;
	if (def && "ColumnDef" in def) return `${table}.${def.ColumnDef.colname}`;
	if (def && "Constraint" in def) return `${table}.${def.Constraint.conname}`;
	return table;
}
