import {
	writtenHeader,
	writtenTag,
	writtenUnknown,
} from "@/gateway/contract/written";
import { onePerProcess } from "../process/one-per-process";

/** No replica that is asked is so far behind. */
const unknownMs = 5_000;

const newest = () =>
	onePerProcess("written", () => ({ position: 0n, unknownUntil: 0 }));

/** Before pages fall: what is read for them from now on must be as new as what felled them. */
export function noteWritten(tags: string[]): void {
	const positions = tags
		.filter((tag) => tag.startsWith(writtenTag))
		.map((tag) => BigInt(tag.slice(writtenTag.length)));
	const known = newest();
	for (const position of positions)
		if (position > known.position) known.position = position;
	if (positions.length === 0) known.unknownUntil = Date.now() + unknownMs;
}

/** To go with each read. */
export function writtenHeaders(): Record<string, string> {
	const { position, unknownUntil } = newest();
	if (Date.now() < unknownUntil) return { [writtenHeader]: writtenUnknown };
	return position > 0n ? { [writtenHeader]: String(position) } : {};
}
