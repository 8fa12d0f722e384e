import type { DataOf, Input } from "../../../contract/call";
import type { NewClosure } from "../../../contract/delivery/slot-closure";
import type {
	listHeldOrders,
	StaffClosure,
} from "../../../contract/delivery/store-admin";
import { localize } from "../../../contract/locale";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { hongKongTime } from "../../../http/hong-kong-time";
import { presentPage, sliceOf } from "../../../http/pages";
import { merchantOf } from "../../../http/staff";
import {
	type Closure,
	closeSlots,
	findClosureRow,
	listClosureRows,
	listStoresOf,
	openSlots,
	presentSlotAt,
	sayClosure,
} from "../../delivery/store/service";
import { countInSlots, listInSlots } from "./slot-orders-repository";

// Closures as staff and operators meet them. Staff see those of their own stores and of all stores, and the orders of
// their own merchant that hold a slot within them: what becomes of each is theirs to decide.

type Stores = Map<number, { id: number; name: string }>;

export async function listClosuresForStaff(ctx: Ctx): Promise<StaffClosure[]> {
	const merchantId = merchantOf(ctx, undefined);
	const stores = await namesOf(ctx, merchantId);
	const named = merchantId === undefined ? undefined : [...stores.keys()];
	const rows = await listClosureRows(ctx, named);
	return Promise.all(rows.map((row) => present(ctx, row, stores)));
}

export async function closeForStaff(ctx: Ctx, input: NewClosure) {
	const { closure } = await closeSlots(ctx, input);
	return present(ctx, closure, await namesOf(ctx, undefined));
}

export async function reopenForStaff(ctx: Ctx, id: number): Promise<null> {
	await openSlots(ctx, { id });
	return null;
}

export async function listOrdersOfClosure(
	ctx: Ctx,
	{ params, query }: Pick<Input<typeof listHeldOrders>, "params" | "query">,
): Promise<DataOf<typeof listHeldOrders>> {
	const merchantId = merchantOf(ctx, undefined);
	const stores = await namesOf(ctx, merchantId);
	const found = await findClosureRow(ctx, params.id);
	if (!found || (found.storeId !== null && !stores.has(found.storeId)))
		throw new GatewayError(404, "notFound");
	const held = { ...found, merchantId };
	const [rows, total] = await Promise.all([
		listInSlots(ctx.db, held, sliceOf(query)),
		countInSlots(ctx.db, held),
	]);
	const list = rows.map(({ storeId, startsAt, no, acceptedAt, ...row }) => ({
		...row,
		isAccepted: acceptedAt !== null,
		orderNo: no,
		...presentSlotAt(startsAt),
		store: stores.get(storeId) ?? { id: storeId, name: "" },
	}));
	return presentPage(query, list, total);
}

async function namesOf(ctx: Ctx, merchantId: number | undefined) {
	const rows = await listStoresOf(ctx, merchantId);
	return new Map(
		rows.map(({ store: { id, name } }) => [
			id,
			{ id, name: localize(name, ctx.locale) },
		]),
	);
}

async function present(
	ctx: Ctx,
	row: Closure,
	stores: Stores,
): Promise<StaffClosure> {
	const { id, from, until, reason, storeId } = row;
	const merchantId = merchantOf(ctx, undefined);
	return {
		id,
		reason,
		store: storeId === null ? null : (stores.get(storeId) ?? null),
		from: hongKongTime(from),
		until: hongKongTime(until),
		words: sayClosure(row, ctx.locale),
		orders: await countInSlots(ctx.db, { ...row, merchantId }),
		isTheirs: storeId !== null || merchantId === undefined,
	};
}
