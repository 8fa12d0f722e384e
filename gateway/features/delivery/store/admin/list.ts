import type { DataOf } from "../../../../contract/call";
import type {
	listStaffSlots,
	StaffStore,
	StoreFields,
} from "../../../../contract/delivery/store-admin";
import { localize } from "../../../../contract/locale";
import type { Ctx } from "../../../../http/context";
import { orNotFound } from "../../../../http/errors";
import { merchantOf } from "../../../../http/staff";
import { presentSlot } from "../presenter";
import { readSlots } from "../read-slots";
import { listTakenSlots } from "../repository";
import { slotHorizon } from "../slots";
import {
	findClosure,
	listClosuresOf,
	listStaffStoreRows,
	type StaffStoreRow,
} from "./repository";

// Stores as their merchant's staff and operators see them, out of service too; another merchant's are not found.

export async function listStoresForStaff(
	ctx: Ctx,
	{ merId }: { merId?: number },
): Promise<StaffStore[]> {
	const merchantId = merchantOf(ctx, merId);
	const rows = await listStaffStoreRows(ctx.db, { merchantId });
	return rows.map((row) => present(ctx, row));
}

export async function getStoreForStaff(ctx: Ctx, id: number) {
	return present(ctx, await findTheirStore(ctx, id));
}

/** Throws 404 for another merchant's. */
async function findTheirStore(ctx: Ctx, id: number) {
	const merchantId = merchantOf(ctx, undefined);
	const [row] = await listStaffStoreRows(ctx.db, { id, merchantId });
	return orNotFound(row);
}

export async function listSlotsForStaff(
	ctx: Ctx,
	id: number,
): Promise<DataOf<typeof listStaffSlots>> {
	const { store } = await findTheirStore(ctx, id);
	const now = ctx.now();
	const [daysOf, taken] = await Promise.all([
		readSlots(ctx, [store], { now }),
		listTakenSlots(
			ctx.db,
			{ storeIds: [id], kind: "delivery" },
			slotHorizon(now),
		),
	]);
	const takenAt = new Map(
		taken.map((row) => [row.startsAt.getTime(), row.taken]),
	);
	return daysOf(id).map(({ date, slots }) => ({
		date,
		slots: slots.map((slot) => ({
			...presentSlot(slot, ctx.locale),
			taken: takenAt.get(slot.from.getTime()) ?? 0,
			capacity: store.slotCapacity,
		})),
	}));
}

/** Those that are not over yet, of these stores and of all stores; every one where none are named. */
export function listClosureRows(ctx: Ctx, storeIds: number[] | undefined) {
	return listClosuresOf(ctx.db, ctx.now(), storeIds);
}

export function findClosureRow({ db }: Ctx, id: number) {
	return findClosure(db, id);
}

/** Of one merchant, or all of them. */
export function listStoresOf({ db }: Ctx, merchantId: number | undefined) {
	return listStaffStoreRows(db, { merchantId });
}

/** What can be changed of a store, as it is. */
export function fieldsOf(store: StaffStoreRow["store"]) {
	const { id: _, merchantId: __, ...fields } = store;
	return fields satisfies { [Field in keyof StoreFields]: unknown };
}

function present({ locale }: Ctx, row: StaffStoreRow): StaffStore {
	const { id, merchantId } = row.store;
	return {
		id,
		...fieldsOf(row.store),
		merchant: { id: merchantId, name: localize(row.merchantName, locale) },
	};
}
