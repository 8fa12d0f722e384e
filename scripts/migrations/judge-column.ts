import type { ColumnDef, Constraint } from "libpg-query";
import { columnsIn, functionsIn, nameOf, stringsOf } from "./nodes";
import type { Rule } from "./remedies";
import type { World } from "./world";

/** Not worked out for each row. */
const steadyFunctions = ["now"];
const plain = ["CONSTR_DEFAULT", "CONSTR_NOTNULL", "CONSTR_NULL"];

export function judgeColumn({ constraints, typeName }: ColumnDef): Rule[] {
	const all = (constraints ?? []).flatMap((one) =>
		"Constraint" in one ? [one.Constraint] : [],
	);
	const kinds = all.map(({ contype = "" }) => contype as string);
	const initial = all.find(({ contype }) => contype === "CONSTR_DEFAULT");
	const isVolatile = functionsIn(initial?.raw_expr).some(
		(name) => !steadyFunctions.includes(name),
	);
	const isSerial = nameOf(typeName?.names).endsWith("serial");
	const rules: Rule[] = [];
	if (kinds.includes("CONSTR_NOTNULL") && !initial)
		rules.push("column-needs-value");
	if (isVolatile) rules.push("volatile-default");
	if (isSerial || kinds.some((kind) => !plain.includes(kind)))
		rules.push("column-rewrites");
	return rules;
}

export function judgeConstraint(
	table: string,
	constraint: Constraint,
	world: World,
): Rule[] {
	const { contype, skip_validation, indexname } = constraint;
	// The index was judged where it was made.
	if (indexname) return [];
	const columns = [
		...stringsOf(constraint.fk_attrs),
		...stringsOf(constraint.keys),
		...columnsIn(constraint.raw_expr),
	];
	const rules: Rule[] = [];
	const isRead = contype === "CONSTR_CHECK" || contype === "CONSTR_FOREIGN";
	if (!isRead) rules.push("constraint-indexes");
	else if (!skip_validation) rules.push("constraint-reads");
	if (columns.some((column) => !world.freshColumns.has(`${table}.${column}`)))
		rules.push("contract");
	return rules;
}
