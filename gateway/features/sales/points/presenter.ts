import type { DataOf } from "../../../contract/call";
import type { listPointsEntries } from "../../../contract/sales/points";
import { hongKongTime } from "../../../http/hong-kong-time";
import type { EntryRow } from "./read-repository";

type Entry = DataOf<typeof listPointsEntries>["list"][number];

export function presentEntry(row: EntryRow, now: Date): Entry {
	const isFrozen = row.amount > 0 && row.usableFrom > now;
	return {
		id: row.id,
		kind: row.kind,
		amount: row.amount,
		orderNo: row.orderNo ?? row.masterNo,
		frozenUntil: isFrozen ? hongKongTime(row.usableFrom) : null,
		at: hongKongTime(row.at),
	};
}
