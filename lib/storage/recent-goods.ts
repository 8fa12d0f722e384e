import { readEntry, removeEntry, writeEntry } from "./storage";

const name = "recent-goods";
const goodsMax = 18;

/** Numbers of the goods whose pages were seen on this device, the latest first; nothing else of them is kept. */
export function readRecentGoods(): number[] {
	const ids = readEntry(name);
	if (!Array.isArray(ids)) return [];
	return ids.filter((id) => Number.isInteger(id) && id > 0).slice(0, goodsMax);
}

/** One that was there moves to the front. */
export function noteRecentGoods(id: number): void {
	const others = readRecentGoods().filter((other) => other !== id);
	writeEntry(name, [id, ...others].slice(0, goodsMax));
}

export function clearRecentGoods(): void {
	removeEntry(name);
}
