import type { DataOf, Input } from "../../../contract/call";
import { inTimeDays } from "../../../contract/delivery/in-time-terms";
import { localize } from "../../../contract/locale";
import type {
	InTime,
	LatePromise,
	listLatePromises,
	StorePromises,
} from "../../../contract/sales/promise";
import { inTimePercent } from "../../../contract/sales/promise-terms";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import {
	beginOfDay,
	hongKongDay,
	hongKongTime,
} from "../../../http/hong-kong-time";
import { presentPage, sliceOf } from "../../../http/pages";
import { merchantOf } from "../../../http/staff";
import { listStoresOf } from "../../delivery/store/service";
import * as repository from "./repository";

export { graceMs, measurePromise, voidPromise } from "./measure";
export {
	listAmends,
	listBroken,
	listOverdue,
	movePromise,
	promisesOfOrders,
	waiveBroken,
} from "./repository";

// A ledger of what stores promise with a slot. Each promise is kept with its order and never changes; it is measured once,
// by what staff and buyers say has come, or by the clock. Days are counted beside it, so that a figure reads few rows.
// Orders of the mall name no day on which they come, and nothing is promised of a group that may not fill.

const dayMs = 24 * 60 * 60_000;

/** As many days as pages speak of, the last one today. */
function usualDays({ now }: Pick<Ctx, "now">) {
	const first = new Date(now().getTime() - (inTimeDays - 1) * dayMs);
	return { from: hongKongDay(first), to: hongKongDay(now()) };
}

/** Empty in a shop that says nothing of it. */
export async function listStoresInTime(ctx: Ctx): Promise<InTime[]> {
	if (ctx.settings.deliveryPromise === "measure") return [];
	const rows = await repository.sumDays(ctx.db, usualDays(ctx));
	return rows.flatMap(({ storeId, ...counts }) => {
		const percent = inTimePercent(counts);
		return percent === null ? [] : [{ storeId, percent }];
	});
}

interface AskedDays {
	from?: string;
	to?: string;
}

const daysOf = (ctx: Ctx, { from, to }: AskedDays) => {
	const usual = usualDays(ctx);
	return { from: from ?? usual.from, to: to ?? usual.to };
};

export async function listPromisesForStaff(
	ctx: Ctx,
	asked: AskedDays,
): Promise<StorePromises[]> {
	const stores = await listStoresOf(ctx, merchantOf(ctx, undefined));
	const ids = stores.map(({ store }) => store.id);
	const rows = await repository.sumDays(ctx.db, daysOf(ctx, asked), ids);
	return stores
		.map(({ store: { id, name } }) => {
			const row = rows.find(({ storeId }) => storeId === id);
			const { kept, broken } = row ?? { kept: 0, broken: 0 };
			return {
				store: { id, name: localize(name, ctx.locale) },
				promised: kept + broken,
				kept,
				broken,
				percent: inTimePercent({ kept, broken }),
			};
		})
		.sort((one, other) => other.broken - one.broken);
}

export async function listLateForStaff(
	ctx: Ctx,
	query: Input<typeof listLatePromises>["query"],
): Promise<DataOf<typeof listLatePromises>> {
	const { storeId } = query;
	const stores = await listStoresOf(ctx, merchantOf(ctx, undefined));
	if (!stores.some(({ store }) => store.id === storeId))
		throw new GatewayError(404, "notFound");
	const { from, to } = daysOf(ctx, query);
	const before = new Date(beginOfDay(to).getTime() + dayMs);
	const late = { storeId, from: beginOfDay(from), before };
	const [rows, total] = await Promise.all([
		repository.listLate(ctx.db, late, sliceOf(query)),
		repository.countLate(ctx.db, late),
	]);
	return presentPage(query, rows.map(presentLate), total);
}

function presentLate({
	promise,
	orderNo,
	freight,
}: repository.LateRow): LatePromise {
	const { from, until, measuredAt, state, points } = promise;
	return {
		orderNo,
		from: hongKongTime(from),
		until: hongKongTime(until),
		measuredAt: hongKongTime(measuredAt ?? until),
		state,
		points,
		freight: freight ?? "0.00",
	};
}
