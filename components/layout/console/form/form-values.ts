import type { TextBlock } from "@/gateway/contract/content/help";
import {
	type LocaleCode,
	type Localized,
	localeCodes,
} from "@/gateway/contract/locale";

/** As a call takes it: languages that nobody wrote are left out. */
export function written(text: Localized): { "zh-CN": string } & Localized {
	const known = localeCodes.flatMap((code) => {
		const said = text[code]?.trim();
		return said ? [[code, said]] : [];
	});
	return Object.fromEntries(known);
}

/** "20" is 20.00; what is no amount stays as it was typed, for the gateway to name. */
export function moneyOf(typed: string): string {
	const text = typed.trim();
	const [whole = "", cents = ""] = text.split(".");
	return /^\d+(\.\d{0,2})?$/.test(text)
		? `${whole}.${cents.padEnd(2, "0")}`
		: text;
}

/** NaN, which is no number to the gateway either, for what is none. */
export function numberOf(typed: string): number {
	return typed.trim() === "" ? Number.NaN : Number(typed);
}

const heading = "# ";

/** Blocks as a text to edit: a paragraph a line, a heading after "# ". */
export function textOfBlocks(blocks: TextBlock[] = []): string {
	return blocks
		.map(({ kind, text }) => (kind === "heading" ? heading + text : text))
		.join("\n\n");
}

export function blocksOfText(text: string): TextBlock[] {
	return text
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "" && line !== heading.trim())
		.map((line) =>
			line.startsWith(heading)
				? { kind: "heading", text: line.slice(heading.length).trim() }
				: { kind: "paragraph", text: line },
		);
}

type Texts = Partial<Record<LocaleCode, TextBlock[]>>;

/** Each language's blocks as a text. */
export function textsOf(content: Texts): Localized {
	return Object.fromEntries(
		Object.entries(content).map(([code, blocks]) => [
			code,
			textOfBlocks(blocks),
		]),
	);
}

/** The other way round; languages that nobody wrote are left out. */
export function blocksOf(texts: Localized): Texts & { "zh-CN": TextBlock[] } {
	const known = localeCodes.flatMap((code) => {
		const blocks = blocksOfText(texts[code] ?? "");
		return blocks.length > 0 ? [[code, blocks]] : [];
	});
	return Object.fromEntries(known);
}
