import type { SlotKind } from "../../../contract/delivery/collecting-terms";
import type { Ctx } from "../../../http/context";
import { orNotFound } from "../../../http/errors";
import type { ClosureRow } from "./closure-repository";
import {
	findStoreRow,
	listClosureRows,
	listTakenSlots,
	type StoreRow,
} from "./repository";
import { listSlotDays, type SlotDay, slotHorizon } from "./slots";
import { timetableOf } from "./timetable";

type StoreSlotDay = SlotDay<ClosureRow>;

/** A store and what is known of it at a moment. */
export interface StoreNow {
	row: StoreRow;
	days: StoreSlotDay[];
	now: Date;
}

/** Throws 404 for a store that is unknown or out of service. */
export async function readStoreNow(
	ctx: Ctx,
	id: number,
	kind: SlotKind = "delivery",
): Promise<StoreNow> {
	const row = orNotFound(await findStoreRow(ctx.db, id));
	const now = ctx.now();
	const daysOf = await readSlots(ctx, [row], { now, kind });
	return { row, days: daysOf(id), now };
}

type Slotted = Pick<
	StoreRow,
	"id" | "slotCapacity" | "collects" | "collectingCapacity" | "openingHours"
>;

/** The slots of stores by store, as they stand at one moment; two queries for all of them. */
export async function readSlots(
	{ db }: Pick<Ctx, "db">,
	stores: Slotted[],
	{ now, kind = "delivery" }: { now: Date; kind?: SlotKind },
): Promise<(storeId: number) => StoreSlotDay[]> {
	if (stores.length === 0) return () => [];
	const ids = stores.map(({ id }) => id);
	const horizon = slotHorizon(now);
	const [taken, closures] = await Promise.all([
		listTakenSlots(db, { storeIds: ids, kind }, horizon),
		listClosureRows(db, ids, horizon),
	]);
	const takenAt = new Map(
		taken.map((row) => [`${row.storeId} ${row.startsAt.getTime()}`, row.taken]),
	);
	const days = new Map(
		stores.map((store) => [
			store.id,
			listSlotDays(
				{
					timetable: timetableOf(kind, store.openingHours),
					capacity: roomOf(store, kind),
					takenAt: (startMs) => takenAt.get(`${store.id} ${startMs}`) ?? 0,
					closures: closures.filter(
						({ storeId }) => storeId === null || storeId === store.id,
					),
				},
				now,
			),
		]),
	);
	return (storeId) => days.get(storeId) ?? [];
}

/** Orders that one slot takes; none where nothing is fetched. */
function roomOf(store: Slotted, kind: SlotKind): number {
	if (kind === "delivery") return store.slotCapacity;
	return store.collects ? store.collectingCapacity : 0;
}
