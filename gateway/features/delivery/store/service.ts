import type { Input } from "../../../contract/call";
import type { CategoryNode } from "../../../contract/catalog/category";
import type { SlotKind } from "../../../contract/delivery/collecting-terms";
import type { TimeSpan } from "../../../contract/delivery/delivery-slot";
import {
	type Ranked,
	rankStores,
} from "../../../contract/delivery/nearest-stores";
import type {
	getStore,
	ListedStore,
	listStoreCategories,
	listStores,
} from "../../../contract/delivery/store";
import type { Point } from "../../../contract/distance";
import type { Localized } from "../../../contract/locale";
import { fold } from "../../../full-text/fold";
import type { Ctx } from "../../../http/context";
import { orNotFound } from "../../../http/errors";
import { listCategoryTreeOfMerchant } from "../../catalog/category/service";
import { presentReach, presentSpan, presentStore } from "./presenter";
import { readSlots, readStoreNow } from "./read-slots";
import { findStoreRow, listStoreRows, type StoreRow } from "./repository";
import { outlook } from "./slots";

export { findClosureRow, listClosureRows, listStoresOf } from "./admin/list";
export {
	addClosure,
	type Closure,
	closeSlots,
	moveEnd,
	openSlots,
} from "./close-slots";
export { sayClosure } from "./closure-words";
export {
	giveSlotsBack,
	holdSlots,
	type SlotOfStore,
	slotsHeldBy,
} from "./hold-slot";
export { hoursOn } from "./opening";
export { presentSlotAt, presentSpan } from "./presenter";
export { readSlots } from "./read-slots";
export { findStoreRow, listStoreRows } from "./repository";

// The supermarket's stores in service. Opening hours say when people may come in; whether a store delivers to a
// point is decided by its radius alone, as orders are taken at night for the next day too.

/** Nobody may have said where the goods go. */
type Placed = { store: StoreRow } & Partial<Ranked<StoreRow>>;

export async function listStoresNearby(
	ctx: Ctx,
	input: Input<typeof listStores>["query"],
): Promise<ListedStore[]> {
	const rows = await listStoreRows(ctx.db);
	const asked = fold(input.keyword?.trim() ?? "");
	const found = rows.filter((row) => isAbout(row, asked));
	const now = ctx.now();
	const daysOf = await readSlots(ctx, found, { now });
	const point = pointOf(input);
	const placed: Placed[] = point
		? rankStores(found, point)
		: found.map((store) => ({ store }));
	return placed.map(({ store: row, ...reach }) => ({
		...presentStore({ row, days: daysOf(row.id), now }, ctx.locale),
		...presentReach(reach),
	}));
}

export async function getStoreDetail(
	ctx: Ctx,
	{ id }: Input<typeof getStore>["params"],
): Promise<ReturnType<typeof presentStore>> {
	return presentStore(await readStoreNow(ctx, id), ctx.locale);
}

/** What a store's shelves are sorted by: the categories in which it has something to show. */
export async function listCategoriesOfStore(
	ctx: Ctx,
	{ id }: Input<typeof listStoreCategories>["params"],
): Promise<CategoryNode[]> {
	const { merchantId } = orNotFound(await findStoreRow(ctx.db, id));
	return listCategoryTreeOfMerchant(ctx, merchantId, "SUPERMARKET");
}

interface WantedSlot {
	kind: SlotKind;
	storeId: number;
	/** Undefined for the next one. */
	startsAt?: Date;
}

/** The slot of a store in service that begins then; undefined where it does not take orders now. */
export async function findOpenSlot(
	ctx: Ctx,
	{ kind, storeId, startsAt }: WantedSlot,
): Promise<TimeSpan | undefined> {
	const { days } = await readStoreNow(ctx, storeId, kind);
	const { next } = outlook(days);
	if (!startsAt) return next && presentSpan(next);
	const slot = days
		.flatMap(({ slots }) => slots)
		.find(({ from }) => from.getTime() === startsAt.getTime());
	return slot?.state === "open" ? presentSpan(slot) : undefined;
}

export function pointOf({
	latitude,
	longitude,
}: Partial<Point>): Point | undefined {
	if (latitude === undefined || longitude === undefined) return undefined;
	return { latitude, longitude };
}

/** Its name, district or address says so, in any language. */
function isAbout(row: StoreRow, folded: string): boolean {
	const says = (text: Localized) =>
		Object.values(text).some((written) => fold(written).includes(folded));
	return [row.name, row.district, row.address].some(says);
}
