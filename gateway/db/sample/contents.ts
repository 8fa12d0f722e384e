import Decimal from "decimal.js";
import { tidyContent } from "../../contract/catalog/unit-price";
import type { GoodsSeed } from "./sample-schema";

const measured = /^(?:(\d+) × )?([\d.]+) (g|kg|ml|L)$/;
const counted = /^(?:Pack of (\d+)|(\d+) (?:rolls|boxes|sheets|pairs))$/;

/** What each sku of a goods holds, by its weight, its capacity, or the goods' unit and how many of it are in a pack; null for "60 m" and where nothing says it. */
export function contentsOf({ unit, skus }: GoodsSeed): (string | null)[] {
	const piecesOf = ({ options }: GoodsSeed["skus"][number]) =>
		Number(/^× (\d+)$/.exec(String(options.pack))?.[1] ?? 1);
	const [first] = skus;
	return skus.map((sku) => {
		const { weight, capacity } = sku.options;
		const said = String(weight ?? capacity ?? unit ?? "");
		const [, packed = "1", amount, measure] = measured.exec(said) ?? [];
		// "4 × 300 g" is the content of the pack of four.
		const isPack = first && packed === String(piecesOf(first));
		const times = piecesOf(sku) * (isPack ? 1 : Number(packed));
		if (amount && measure)
			return tidyContent(`${new Decimal(amount).times(times)} ${measure}`);
		const [, pack, count = pack] = counted.exec(said) ?? [];
		return count ? `${Number(count) * piecesOf(sku)} piece` : null;
	});
}
