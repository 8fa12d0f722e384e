import type { TextBlock } from "@/gateway/contract/content/help";

/** Headings and paragraphs as an operator wrote them; a line is text and never markup. */
export function TextBlocks({ blocks }: { blocks: TextBlock[] }) {
	return blocks.map(({ kind, text }, at) => {
		const key = `${at}-${text.slice(0, 16)}`;
		return kind === "heading" ? (
			<h2 key={key} className="head-title">
				{text}
			</h2>
		) : (
			<p key={key} className="text-pretty">
				{text}
			</p>
		);
	});
}
