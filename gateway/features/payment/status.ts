import type { DataOf } from "../../contract/call";
import type { getPayStatus } from "../../contract/pay";
import type { Ctx } from "../../http/context";
import { describeFailure } from "../../http/describe-failure";
import { hongKongTime } from "../../http/hong-kong-time";
import { listGroupsOfMasters } from "../group/waiting";
import { getOwnMaster } from "../order/own-master";
import { payStateOf } from "../order/pay-state";
import type { LockedMaster } from "../order/steps";
import { declinedReason } from "./declined-reason";
import { askAfter } from "./learn";
import { claimOpenOf, listPayments, type PaymentRow } from "./repository";

/** A page asks every second or two; the provider is asked less often. */
const askedEveryMs = 3_000;

/** Whether an own master is paid. What nobody knows is never called a failure. */
export async function readPayStatus(
	ctx: Ctx,
	orderNo: string,
): Promise<DataOf<typeof getPayStatus>> {
	const seen = await getOwnMaster(ctx, orderNo);
	if (!seen.paidAt) await askAfterOpen(ctx, seen.id);
	const master = await getOwnMaster(ctx, orderNo);
	const [payments, [place]] = await Promise.all([
		listPayments(ctx.db, master.id),
		listGroupsOfMasters(ctx.db, [master.id]),
	]);
	const groupId = place?.group.id ?? null;
	return { ...presentStatus(ctx, master, payments), groupId };
}

async function askAfterOpen(ctx: Ctx, masterId: number): Promise<void> {
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
}

function presentStatus(
	{ locale, now }: Ctx,
	master: LockedMaster,
	payments: PaymentRow[],
): Omit<DataOf<typeof getPayStatus>, "groupId"> {
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
		reason: hasFailed ? declinedReason(newest?.failure ?? null, locale) : null,
		expiresAt: waits ? hongKongTime(master.expiresAt) : null,
		paidAt: master.paidAt && hongKongTime(master.paidAt),
		method: master.payMethod,
	};
}
