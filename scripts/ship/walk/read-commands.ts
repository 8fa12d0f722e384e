import { read } from "../recipes";

/** What docs/operating.md gives to be typed after that word in bold, each a line of its blocks. */
export function commandsOf(recipe: string): string[] {
	const [, section = ""] = read("docs/operating.md").split(`**${recipe}**`);
	const [own = ""] = section.split(/\n\*\*|\n## /);
	const blocks = [...own.matchAll(/```\n(.*?)```/gs)];
	return blocks
		.flatMap(([, block = ""]) => block.split("\n"))
		.map((line) => line.trim())
		.filter((line) => line !== "");
}
