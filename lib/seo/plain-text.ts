import type { Nodes } from "mdast";
import { readIntroduction } from "@/gateway/contract/catalog/introduction";

/** Most introductions are plain already, and reading one as Markdown takes long where a million are read. */
const mayBeMarked = /[\\`*_#|&[\]~]|^\s*(?:[-+]|\d+[.)])\s/m;

const separators: Partial<Record<Nodes["type"], string>> = {
	root: "\n",
	list: "\n",
	listItem: "\n",
	table: "\n",
	tableRow: " ",
};

/** What an introduction says, without the signs it is written in. */
export function plainText(introduction: string): string {
	return mayBeMarked.test(introduction)
		? textOf(readIntroduction(introduction))
		: introduction;
}

function textOf(node: Nodes): string {
	if (node.type === "break") return "\n";
	if ("children" in node)
		return node.children
			.map(textOf)
			.filter(Boolean)
			.join(separators[node.type] ?? "");
	return "value" in node ? node.value : "";
}
