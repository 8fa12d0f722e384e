import type { Ctx } from "../../../http/context";
import type { ClosureRow } from "./closure-repository";
import type { StoreRow } from "./repository";
import {
	listClosureRows,
	listTakenSlots,
	type TakenSlotRow,
} from "./slot-repository";
import { listSlotDays, type SlotDay, slotHorizon } from "./slots";

export type StoreSlotDay = SlotDay<ClosureRow>;

/** The slots of stores by store, as they stand at one moment; two queries for all of them. */
export async function readSlots(
	{ db }: Pick<Ctx, "db">,
	stores: Pick<StoreRow, "id" | "slotCapacity">[],
	now: Date,
): Promise<(storeId: number) => StoreSlotDay[]> {
	if (stores.length === 0) return () => [];
	const ids = stores.map(({ id }) => id);
	const horizon = slotHorizon(now);
	const [taken, closures] = await Promise.all([
		listTakenSlots(db, ids, horizon),
		listClosureRows(db, ids, horizon),
	]);
	const takenAt = countByStart(taken);
	const days = new Map(
		stores.map(({ id, slotCapacity }) => [
			id,
			listSlotDays(
				{
					capacity: slotCapacity,
					takenAt: (startMs) => takenAt.get(`${id} ${startMs}`) ?? 0,
					closures: closures.filter(
						({ storeId }) => storeId === null || storeId === id,
					),
				},
				now,
			),
		]),
	);
	return (storeId) => days.get(storeId) ?? [];
}

function countByStart(rows: TakenSlotRow[]): Map<string, number> {
	return new Map(
		rows.map(({ storeId, startsAt, taken }) => [
			`${storeId} ${startsAt.getTime()}`,
			taken,
		]),
	);
}
