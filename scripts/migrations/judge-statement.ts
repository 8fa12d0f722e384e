import type { DropStmt, IndexStmt, Node, RangeVar } from "libpg-query";
import { judgeAlter } from "./judge-alter";
import { nameOf, stringsOf } from "./nodes";
import type { Fault, Rule } from "./remedies";
import type { World } from "./world";

/** Make something new, or say something of what is there. */
const harmless = [
	"CreateStmt",
	"CreateSeqStmt",
	"CreateEnumStmt",
	"AlterEnumStmt",
	"CommentStmt",
	"InsertStmt",
	"ViewStmt",
];

/** What a statement does to those who use the tables meanwhile, or to the release before. */
export function judgeStatement(statement: Node, world: World): Fault[] {
	if ("AlterTableStmt" in statement)
		return judgeAlter(statement.AlterTableStmt, world);
	if ("IndexStmt" in statement) return judgeIndex(statement.IndexStmt, world);
	if ("DropStmt" in statement) return judgeDrop(statement.DropStmt);
	if ("RenameStmt" in statement)
		return [{ rule: "renamed", what: nameOf(statement.RenameStmt.relation) }];
	if ("UpdateStmt" in statement)
		return judgeRows(statement.UpdateStmt.relation, world);
	if ("DeleteStmt" in statement)
		return judgeRows(statement.DeleteStmt.relation, world);
	if ("CreateFunctionStmt" in statement) {
		const what = nameOf(statement.CreateFunctionStmt.funcname);
		return world.functions.has(what)
			? [{ rule: "function-replaced", what }]
			: [];
	}
	const [kind = ""] = Object.keys(statement);
	return harmless.includes(kind) ? [] : [{ rule: "unknown", what: kind }];
}

function judgeRows(relation: RangeVar | undefined, world: World): Fault[] {
	const what = nameOf(relation);
	return world.freshTables.has(what) ? [] : [{ rule: "rows-rewritten", what }];
}

function judgeIndex(index: IndexStmt, world: World): Fault[] {
	const { concurrent, unique, indexParams = [] } = index;
	const table = nameOf(index.relation);
	if (world.freshTables.has(table)) return [];
	const rules: Rule[] = concurrent ? [] : ["index-locks"];
	const columns = indexParams.map((one) =>
		"IndexElem" in one ? `${table}.${one.IndexElem.name}` : "",
	);
	if (unique && columns.some((column) => !world.freshColumns.has(column)))
		rules.push("contract");
	return rules.map((rule) => ({ rule, what: index.idxname ?? table }));
}

function judgeDrop(drop: DropStmt): Fault[] {
	const what = (drop.objects ?? [])
		.flatMap((one) => ("List" in one ? stringsOf(one.List.items) : []))
		.join(", ");
	const rules: Rule[] = ["contract"];
	if (drop.removeType === "OBJECT_INDEX" && !drop.concurrent)
		rules.push("drop-index-locks");
	return rules.map((rule) => ({ rule, what }));
}
