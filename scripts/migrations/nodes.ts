import type { Node, RangeVar } from "libpg-query";

/** A table's name, or one that is written in parts. */
export function nameOf(named: RangeVar | Node[] | undefined): string {
	if (!named) return "";
	return Array.isArray(named)
		? (stringsOf(named).at(-1) ?? "")
		: (named.relname ?? "");
}

export function stringsOf(nodes: Node[] = []): string[] {
	return nodes.flatMap((node) =>
		"String" in node ? [node.String.sval ?? ""] : [],
	);
}

/** Everything of one kind below a node. */
export function allOf(node: unknown, kind: string): Record<string, unknown>[] {
	if (!node || typeof node !== "object") return [];
	return Object.entries(node).flatMap(([name, below]) => [
		...(name === kind ? [below] : []),
		...allOf(below, kind),
	]);
}

export function columnsIn(node: unknown): string[] {
	return allOf(node, "ColumnRef").map(
		({ fields }) => stringsOf(fields as Node[]).at(-1) ?? "",
	);
}

/** Of functions that an expression calls. */
export function functionsIn(node: unknown): string[] {
	return allOf(node, "FuncCall").map(({ funcname }) =>
		nameOf(funcname as Node[]),
	);
}
