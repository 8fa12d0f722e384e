import type { DataOf, Input } from "../../../contract/call";
import { localize } from "../../../contract/locale";
import type { listToCollect } from "../../../contract/sales/collecting";
import {
	type CollectingState,
	toCollectMax,
} from "../../../contract/sales/collecting-states";
import type { Ctx } from "../../../http/context";
import { beginOfDay, hongKongDay } from "../../../http/hong-kong-time";
import { merchantOf } from "../../../http/staff";
import { presentSlotAt } from "../../delivery/store/service";
import { daysMs } from "../order/service";
import { listReady, listUnready, type ToCollectRow } from "./list-repository";

/** What a store has to make ready and to hand over today and tomorrow, and what it is late with. */
export async function listOrdersToCollect(
	ctx: Ctx,
	{ storeId }: Input<typeof listToCollect>["query"],
): Promise<DataOf<typeof listToCollect>> {
	const now = ctx.now();
	const today = beginOfDay(hongKongDay(now));
	const asked = {
		merchantId: merchantOf(ctx, undefined),
		storeId,
		slotBefore: new Date(today.getTime() + daysMs(2)),
	};
	const [unready, ready] = await Promise.all([
		listUnready(ctx.db, asked, toCollectMax),
		listReady(ctx.db, asked, toCollectMax),
	]);
	const isLate = (row: ToCollectRow) => stateOf(row, now) === "late";
	const all = [...unready, ...ready].sort(
		(one, other) =>
			Number(isLate(other)) - Number(isLate(one)) ||
			one.slotStartsAt.getTime() - other.slotStartsAt.getTime(),
	);
	return all.map((row) => ({
		orderNo: row.no,
		realName: row.realName,
		store: {
			id: row.storeId,
			name: localize(row.storeName, ctx.locale),
		},
		slot: presentSlotAt(row.slotStartsAt),
		state: stateOf(row, now),
		pieces: row.pieces,
	}));
}

function stateOf(
	{ isReady, slotStartsAt }: ToCollectRow,
	now: Date,
): CollectingState {
	if (isReady) return "ready";
	return slotStartsAt <= now ? "late" : "waiting";
}
