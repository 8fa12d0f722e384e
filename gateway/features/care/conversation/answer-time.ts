import type { Input } from "../../../contract/call";
import type * as contract from "../../../contract/care/answer-time";
import type { Answering } from "../../../contract/care/answering";
import { awayDaysMax } from "../../../contract/care/conversation-terms";
import { localize } from "../../../contract/locale";
import type { DayHours } from "../../../contract/values";
import type { Ctx } from "../../../http/context";
import { hongKongDay } from "../../../http/hong-kong-time";
import { refuseField } from "../../../http/refuse-field";
import {
	changeOpeningHours,
	getMerchantRow,
} from "../../marketplace/merchant/service";
import { changesBetween, recordAudit } from "../../platform/audit/service";
import { answeringAt } from "./answering-at";
import * as repository from "./answering-repository";
import { staffOf } from "./staff-of";

// When staff answer, and until when they are away, which shoppers read above a conversation. It promises nothing: who
// writes meanwhile is answered later. A merchant's hours are those of its front; the shop's own stand here.

/** What shoppers are told; null where nobody said anything. */
export async function describeAnswering(
	ctx: Ctx,
	{ staffOf: own, week }: { staffOf: number; week: DayHours[] | null },
): Promise<Answering | null> {
	const row = await repository.findAnswerTime(ctx.db, own);
	const said = {
		week: own === 0 ? (row?.hours ?? null) : week,
		awayUntil: row?.awayUntil ?? null,
	};
	const { isAway, ...at } = answeringAt(said, ctx.now());
	if (!said.week && !isAway) return null;
	const text = localize(row?.awayText ?? {}, ctx.locale);
	const until = said.awayUntil;
	return { ...at, away: isAway && until ? { until, text } : null };
}

export async function readAnswerTime(ctx: Ctx): Promise<contract.AnswerTime> {
	const own = staffOf(ctx);
	const row = await repository.findAnswerTime(ctx.db, own);
	const until = row?.awayUntil;
	const isAway = until && hongKongDay(ctx.now()) < until;
	return {
		openingHours:
			own === 0
				? (row?.hours ?? null)
				: (await getMerchantRow(ctx, own)).merchant.openingHours,
		away: isAway ? { until, text: row.awayText ?? {} } : null,
	};
}

export async function saveAnswerTime(
	ctx: Ctx,
	{ openingHours, away }: Input<typeof contract.saveAnswerTime>["body"],
): Promise<null> {
	const own = staffOf(ctx);
	requireAhead(ctx, away?.until);
	const absence = {
		awayUntil: away?.until ?? null,
		awayText: away?.text ?? null,
	};
	await ctx.db.transaction(async (tx) => {
		await repository.holdStaff(tx, own);
		const before = await repository.findAnswerTime(tx, own);
		const hours = own === 0 ? openingHours : null;
		const after = { ...absence, hours };
		await repository.putAnswerTime(tx, { staffOf: own, ...after });
		const hoursBefore =
			own === 0
				? (before?.hours ?? null)
				: await changeOpeningHours(tx, own, openingHours);
		const none = { awayUntil: null, awayText: null };
		await recordAudit(tx, ctx, {
			action: "answer.time",
			target: own === 0 ? "shop" : `merchant ${own}`,
			merchantId: own || null,
			changes: changesBetween(
				{ ...none, ...before, openingHours: hoursBefore },
				{ ...absence, openingHours },
			),
		});
	});
	return null;
}

function requireAhead(ctx: Ctx, until: string | undefined): void {
	if (until === undefined) return;
	const now = ctx.now();
	const last = new Date(now.getTime() + awayDaysMax * 24 * 60 * 60 * 1_000);
	if (until <= hongKongDay(now) || until > hongKongDay(last))
		throw refuseField("away.until", "correctValue");
}
