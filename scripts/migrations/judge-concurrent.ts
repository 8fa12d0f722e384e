import type { Node } from "libpg-query";
import type { Fault, Rule } from "./remedies";

interface Step {
	text: string;
	statements: Node[];
	/** Whether its migration runs outside of a transaction. */
	isMarked: boolean;
}

/** Of a step that runs outside of a transaction, or should. */
export function judgeConcurrent({ text, statements, isMarked }: Step): Fault[] {
	return statements.flatMap((statement) => {
		const rule = isMarked
			? judgeMarked(statement, text, statements.length === 1)
			: judgeUnmarked(statement);
		return rule ? [{ rule, what: nameIn(statement) }] : [];
	});
}

function judgeUnmarked(statement: Node): Rule | undefined {
	return isConcurrent(statement) ? "concurrent-unmarked" : undefined;
}

function judgeMarked(
	statement: Node,
	text: string,
	isAlone: boolean,
): Rule | undefined {
	if (!isAlone) return "concurrent-mixed";
	if (isValidation(statement)) return undefined;
	if (!isConcurrent(statement)) return "concurrent-mixed";
	return isRepeatable(statement) &&
		text.includes(nameIn(statement) && `"${nameIn(statement)}"`)
		? undefined
		: "not-repeatable";
}

function isConcurrent(statement: Node): boolean {
	if ("IndexStmt" in statement) return statement.IndexStmt.concurrent ?? false;
	return "DropStmt" in statement && (statement.DropStmt.concurrent ?? false);
}

function isRepeatable(statement: Node): boolean {
	if ("IndexStmt" in statement)
		return statement.IndexStmt.if_not_exists ?? false;
	return "DropStmt" in statement && (statement.DropStmt.missing_ok ?? false);
}

/** Empty where the statement names several, or none. */
function nameIn(statement: Node): string {
	return "IndexStmt" in statement ? (statement.IndexStmt.idxname ?? "") : "";
}

function isValidation(statement: Node): boolean {
	const { cmds = [] } =
		"AlterTableStmt" in statement ? statement.AlterTableStmt : {};
	return (
		cmds.length > 0 &&
		cmds.every(
			(cmd) =>
				"AlterTableCmd" in cmd &&
				cmd.AlterTableCmd.subtype === "AT_ValidateConstraint",
		)
	);
}
