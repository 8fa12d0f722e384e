import type { DataOf } from "@/gateway/contract/call";
import type { exportGoods } from "@/gateway/contract/catalog/goods-import";
import { csvType, saveFile } from "@/lib/page-state/save-file";

/** A piece of a file, and where the next begins; null at the end. */
type FilePart = DataOf<typeof exportGoods>;

/** Asks for a file piece by piece and hands it to the browser to keep. */
export async function saveParts(
	name: string,
	ask: (after: number) => Promise<FilePart>,
): Promise<void> {
	const texts: string[] = [];
	for (let after: number | null = 0; after !== null; ) {
		const part: FilePart = await ask(after);
		texts.push(part.text);
		after = part.after;
	}
	saveFile(name, csvType, texts);
}
