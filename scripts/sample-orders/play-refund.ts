import { sql } from "drizzle-orm";
import { applyForOwnRefund } from "@/gateway/features/sales/refund/apply";
import { approve, refuse } from "@/gateway/features/sales/refund/decide";
import { offerRefund } from "@/gateway/features/sales/refund/offer";
import { sendBack } from "@/gateway/features/sales/refund/send-back";
import type { Ctx } from "@/gateway/http/context";
import type { SampleRefund } from "./lives";

/** Asks for one piece of an order's first line, and decides it where that is said. */
export async function playRefund(
	orderNo: string,
	refund: SampleRefund,
	{ buyer, staff }: Record<"buyer" | "staff", (days: number) => Ctx>,
): Promise<void> {
	const { after, agreedAfter, refusedAfter, refusal = "", ...said } = refund;
	const { lines } = await offerRefund(buyer(after), orderNo);
	const { refundNo } = await applyForOwnRefund(buyer(after), {
		orderNo,
		...said,
		images: [],
		lines: lines.slice(0, 1).map(({ lineId }) => ({ lineId, quantity: 1 })),
	});
	if (refusedAfter !== undefined)
		await refuse(staff(refusedAfter), refundNo, refusal);
	if (agreedAfter === undefined) return;
	await approve(staff(agreedAfter), refundNo);
	await payBack(staff(agreedAfter), refundNo);
}

/** As the outbox would by now. */
async function payBack(ctx: Ctx, refundNo: string): Promise<void> {
	const { rows } = await ctx.db.execute<{ id: number }>(
		sql`select id from refund where no = ${refundNo}`,
	);
	const refundId = rows[0]?.id ?? 0;
	await sendBack(ctx, { refundId });
	await ctx.db.execute(
		sql`update outbox set done_at = now()
			where kind = 'refund-pay-back' and (payload ->> 'refundId')::int = ${refundId}`,
	);
}
