import type { DataOf } from "../../../contract/call";
import type { getPayStatus } from "../../../contract/sales/payment";
import type { Ctx } from "../../../http/context";
import { describeFailure } from "../../../http/describe-failure";
import { hongKongTime } from "../../../http/hong-kong-time";
import { getOwnMasterWithPayments, payStateOf } from "../order/service";
import { declinedReason } from "./declined-reason";
import { askAfter } from "./learn";
import { claimOpenOf } from "./repository";

/** A page asks every second or two; the provider is asked less often. */
const askedEveryMs = 3_000;

/** Whether an own master is paid. What nobody knows is never called a failure. */
export async function readPayStatus(
	ctx: Ctx,
	orderNo: string,
): Promise<DataOf<typeof getPayStatus>> {
	const seen = await getOwnMasterWithPayments(ctx, orderNo);
	const hasAsked =
		!seen.master.paidAt && (await askAfterOpen(ctx, seen.master.id));
	return presentStatus(
		ctx,
		hasAsked ? await getOwnMasterWithPayments(ctx, orderNo) : seen,
	);
}

/** Whether any try was to be asked after. */
async function askAfterOpen(ctx: Ctx, masterId: number): Promise<boolean> {
	const now = ctx.now();
	const before = new Date(now.getTime() - askedEveryMs);
	const open = await claimOpenOf(ctx.db, masterId, { before, now });
	const asked = await Promise.allSettled(
		open.map((payment) => askAfter(ctx, payment)),
	);
	for (const one of asked)
		if (one.status === "rejected")
			ctx.log.warn(
				{ failure: describeFailure(one.reason) },
				"a provider could not be asked",
			);
	return open.length > 0;
}

type Seen = Awaited<ReturnType<typeof getOwnMasterWithPayments>>;

function presentStatus(
	{ locale, now }: Ctx,
	{ master, payments, groupId }: Seen,
): DataOf<typeof getPayStatus> {
	const states = payments.map(({ state }) => state);
	const state = payStateOf(master, states, now());
	const waits = state === "unpaid" || state === "confirming";
	const [newest] = payments;
	const hasFailed =
		state === "unpaid" &&
		(newest?.state === "failed" || newest?.failure != null);
	return {
		orderNo: master.no,
		state,
		total: master.total,
		reason: hasFailed && newest ? declinedReason(newest, locale) : null,
		expiresAt: waits ? hongKongTime(master.expiresAt) : null,
		paidAt: master.paidAt && hongKongTime(master.paidAt),
		method: master.payMethod,
		groupId,
	};
}
