import { localize } from "../../../../contract/locale";
import type { Payout, PayoutRun } from "../../../../contract/sales/payout";
import type { Ctx } from "../../../../http/context";
import { hongKongTime } from "../../../../http/hong-kong-time";
import { numberEndOf } from "./account";
import type { NamedPayout } from "./payout-repository";
import type { NamedRun } from "./run-repository";

const timeOf = (moment: Date | null) => moment && hongKongTime(moment);

export function presentRun(
	{ actor }: Pick<Ctx, "actor">,
	{ run, ...named }: NamedRun,
): PayoutRun {
	const { id, state, draftedAt, decidedAt } = run;
	const isOwn = actor.kind === "account" && actor.uid === run.draftedBy;
	return {
		...named,
		id,
		state,
		draftedAt: hongKongTime(draftedAt),
		decidedAt: timeOf(decidedAt),
		mayApprove: state === "draft" && !isOwn,
	};
}

export function presentPayout(
	{ locale }: Pick<Ctx, "locale">,
	{ payout, merchantName, decidedAt }: NamedPayout,
): Payout {
	const { id, runId, merchantId, amount, holder, kind, bankCode, state } =
		payout;
	return {
		id,
		runId,
		merchant: { id: merchantId, name: localize(merchantName, locale) },
		amount,
		holder,
		kind,
		bankCode,
		numberEnd: numberEndOf(payout),
		state,
		decidedAt: timeOf(decidedAt),
		sentAt: timeOf(payout.sentAt),
		returnedAt: timeOf(payout.returnedAt),
	};
}
