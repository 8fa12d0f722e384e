import type {
	Dashboard,
	DashboardFigures,
	Span,
	Trade,
} from "../../../contract/insight/dashboard";
import { localize } from "../../../contract/locale";
import { type CsvCell, figure } from "../../../csv/cells";
import { byteOrderMark, csvRecord } from "../../../csv/write";
import type { Ctx } from "../../../http/context";
import { hongKongDay } from "../../../http/hong-kong-time";
import { isOperator, merchantOf } from "../../../http/staff";
import { Exact, sum, toMoney } from "../../../money/exact";
import { gatewayWords } from "../../../words/words";
import { countWaitingQuestions } from "../../care/question/service";
import { countGivenUpMoney } from "../../platform/outbox/service";
import { countWaitingOrders } from "../../sales/order/service";
import { countUndecided } from "../../sales/refund/service";
import { countUnanswered } from "../../sales/review/service";
import { addDays, countDays, earlier } from "./days";
import * as repository from "./repository";
import { type Asked, moveBack, periodsOf, spanOf, stepOf } from "./span";

// How trade goes, for staff of their own merchant, for operators of the shop. Days that are over are added up by the
// workers, once; the last three are read off the books, since orders of last night may still be paid for.

const bestMax = 5;
/** Days before today that are read off the books, and the last of them added up meanwhile. */
const openDays = 2;
/** Days that workers add up in a turn: a shop that comes with years behind it is caught up within the hour. */
const perTurnMax = 400;
const dawn = "2000-01-01";

export async function readDashboard(
	ctx: Ctx,
	asked: Asked & { merId?: number },
): Promise<Dashboard> {
	const merchantId = merchantOf(ctx, asked.merId);
	const trade = await readTrade(ctx, asked, merchantId);
	const [orders, refunds, reviews, questions, lowStock, givenUpMoney, best] =
		await Promise.all([
			countWaitingOrders(ctx, merchantId),
			countUndecided(ctx, merchantId),
			countUnanswered(ctx, merchantId),
			countWaitingQuestions(ctx, merchantId),
			repository.countLowStock(ctx.db, merchantId),
			isOperator(ctx) ? countGivenUpMoney(ctx) : 0,
			repository.listBest(ctx.db, merchantId, bestMax),
		]);
	return {
		...trade,
		table: writeTable(ctx, trade),
		waiting: {
			...orders,
			refunds,
			reviews,
			questions,
			lowStock,
			givenUpMoney,
		},
		bestGoods: best.map(({ name, images, ...row }) => ({
			...row,
			name: localize(name, ctx.locale),
			image: images[0] ?? "",
		})),
	};
}

/** One record a period, and beside it what the span before came to. */
function writeTable({ locale }: Ctx, { periods }: Trade): string {
	const { before, ...heads } = gatewayWords[locale].dashboardExport;
	const words = Object.values(heads);
	const cellsOf = (row: Trade["total"]): CsvCell[] => [
		row.from,
		row.to,
		...[row.orders, row.sales, row.average, row.refunds, row.refunded].map(
			figure,
		),
	];
	const records = [
		[...words, ...words.map((word) => `${word} (${before})`)],
		...periods.map((one) => [...cellsOf(one), ...cellsOf(one.before)]),
	];
	return byteOrderMark + records.map(csvRecord).join("");
}

async function readTrade(
	ctx: Ctx,
	asked: Asked,
	merchantId: number | undefined,
): Promise<Trade> {
	const today = hongKongDay(ctx.now());
	const span = spanOf(asked, today);
	const length = countDays(span.from, span.to);
	const before = moveBack(span, length);
	const settled = addDays(today, -openDays - 1);
	const known = { from: before.from, to: earlier(span.to, settled) };
	const [summed, current, [missing]] = await Promise.all([
		repository.listSummed(ctx.db, known, merchantId),
		repository.sumNow(
			ctx.db,
			{ from: addDays(today, -openDays), to: today },
			merchantId,
		),
		repository.listUnsummed(ctx.db, known, 1),
	]);
	const rows = [...summed, ...current];
	const sumOf = ({ from, to }: Span) => ({
		from,
		to,
		...addUp(rows.filter(({ day }) => day >= from && day <= to)),
	});
	const step = stepOf(span);
	return {
		total: sumOf(span),
		before: sumOf(before),
		step,
		periods: periodsOf(span, step).map((period) => ({
			...sumOf(period),
			before: sumOf(moveBack(period, length)),
		})),
		today: addUp(rows.filter(({ day }) => day === today)),
		missingUntil: missing ?? null,
	};
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

/** Adds up the days that are over and were not, a bounded number of them. Once more changes nothing. */
export async function sumUpDays(db: Ctx["db"], now: Date): Promise<void> {
	const past = { from: dawn, to: addDays(hongKongDay(now), -openDays) };
	for (const day of await repository.listUnsummed(db, past, perTurnMax))
		await repository.keepDay(db, day, now);
}
