import {
	type Dashboard,
	type DashboardFigures,
	dashboardDays,
} from "../../../contract/insight/dashboard";
import { localize } from "../../../contract/locale";
import type { Ctx } from "../../../http/context";
import { isOperator, merchantOf } from "../../../http/staff";
import { Exact, sum, toMoney } from "../../../money/exact";
import { countGivenUpMoney } from "../../platform/outbox/service";
import { countWaitingOrders } from "../../sales/order/service";
import { countUndecided } from "../../sales/refund/service";
import { countUnanswered } from "../../sales/review/service";
import { dayOf, daysUntil } from "./days";
import * as repository from "./repository";

// How trade goes, for staff of their own merchant, for operators of the shop. Days that are over are added up by the
// workers; today and yesterday are read off the books, since orders of last night may still be paid for.

const bestMax = 5;
/** Days at the end that are read off the books. */
export const openDays = 2;

export async function readDashboard(
	ctx: Ctx,
	merId: number | undefined,
): Promise<Dashboard> {
	const merchantId = merchantOf(ctx, merId);
	const days = await readDays(ctx, merchantId);
	const [orders, refunds, reviews, lowStock, givenUpMoney, best] =
		await Promise.all([
			countWaitingOrders(ctx, merchantId),
			countUndecided(ctx, merchantId),
			countUnanswered(ctx, merchantId),
			repository.countLowStock(ctx.db, merchantId),
			isOperator(ctx) ? countGivenUpMoney(ctx) : 0,
			repository.listBest(ctx.db, merchantId, bestMax),
		]);
	const { day: _, ...today } = days.at(-1) ?? { day: "", ...addUp([]) };
	return {
		days,
		today,
		total: addUp(days),
		waiting: { ...orders, refunds, reviews, lowStock, givenUpMoney },
		bestGoods: best.map(({ name, images, ...row }) => ({
			...row,
			name: localize(name, ctx.locale),
			image: images[0] ?? "",
		})),
	};
}

async function readDays(
	{ db, now }: Ctx,
	merchantId: number | undefined,
): Promise<Dashboard["days"]> {
	const days = daysUntil(now(), dashboardDays);
	const open = days.slice(-openDays);
	const [summed, current] = await Promise.all([
		repository.listSummed(db, days.slice(0, -openDays), merchantId),
		Promise.all(open.map((day) => repository.sumNow(db, day, merchantId))),
	]);
	const rows = [...summed, ...current];
	return days.map((day) => ({
		day,
		...addUp(rows.filter((row) => row.day === day)),
	}));
}

type Entry = Omit<DashboardFigures, "average">;

function addUp(entries: Entry[]): DashboardFigures {
	const total = (amounts: string[]) =>
		sum(amounts.map((one) => new Exact(one)));
	const count = (counts: number[]) => counts.reduce((all, one) => all + one, 0);
	const orders = count(entries.map((one) => one.orders));
	const sales = total(entries.map((one) => one.sales));
	return {
		orders,
		sales: toMoney(sales),
		refunds: count(entries.map((one) => one.refunds)),
		refunded: toMoney(total(entries.map((one) => one.refunded))),
		average: toMoney(orders === 0 ? sales : sales.div(orders)),
	};
}

/** Adds up the days that are over and were not, and the last of them again. Once more changes nothing. */
export async function sumUpDays(db: Ctx["db"], now: Date): Promise<void> {
	const days = daysUntil(now, dashboardDays).slice(0, -1);
	const known = new Set(await repository.listSummedDays(db, days));
	const latest = dayOf(new Date(now.getTime() - 24 * 60 * 60 * 1_000));
	for (const day of days)
		if (!known.has(day) || day === latest)
			await repository.keepDay(db, day, now);
}
