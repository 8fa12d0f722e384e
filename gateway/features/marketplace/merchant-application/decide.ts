import type { DataOf, Input } from "../../../contract/call";
import type {
	listStaffApplications,
	StaffApplication,
} from "../../../contract/marketplace/merchant-application-admin";
import type { Transaction } from "../../../db/client";
import { requireOperator } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import { presentPage, sliceOf } from "../../../http/pages";
import { employApplicant } from "../../identity/staff/service";
import { holdAccount } from "../../identity/user/service";
import { recordAudit } from "../../platform/audit/service";
import { effectOnce } from "../../platform/outbox/service";
import { openMerchant } from "../merchant/service";
import { presentStaffApplication } from "./presenter";
import * as repository from "./repository";

// Applications as operators answer them. What is decided stays decided; to say the same again does nothing and is well.
// An approval opens the shop, shows its licences, gives it to the applicant and notifies them: all of it, or nothing.

export async function listApplicationsForStaff(
	ctx: Ctx,
	{ state, ...asked }: Input<typeof listStaffApplications>["query"],
): Promise<DataOf<typeof listStaffApplications>> {
	requireOperator(ctx.actor);
	const isOldestFirst = state === "pending";
	const slice = { ...sliceOf(asked), isOldestFirst };
	const [rows, total] = await Promise.all([
		repository.listApplications(ctx.db, { state }, slice),
		repository.countApplications(ctx.db, { state }),
	]);
	const list = rows.map((row) => presentStaffApplication(row, ctx.locale));
	return presentPage(asked, list, total);
}

export async function getApplicationForStaff(ctx: Ctx, id: number) {
	requireOperator(ctx.actor);
	return presentStaffApplication(await getFound(ctx, id), ctx.locale);
}

export function approve(ctx: Ctx, id: number): Promise<StaffApplication> {
	return decide(ctx, { id, state: "approved" }, async (tx, row) => {
		const merchantId = await openMerchant(tx, ctx, row);
		await employApplicant(tx, row.accountId, merchantId);
		const decided = { state: "approved", decidedAt: ctx.now() } as const;
		await repository.decideApplication(tx, id, { ...decided, merchantId });
		await notifyApplicant(tx, { ...row, ...decided });
		await recordAudit(tx, ctx, {
			action: "application.approve",
			target: `application ${id}`,
			merchantId,
			changes: [{ field: "state", before: row.state, after: decided.state }],
		});
	});
}

export function reject(
	ctx: Ctx,
	id: number,
	reason: string,
): Promise<StaffApplication> {
	return decide(ctx, { id, state: "rejected" }, async (tx, row) => {
		const decided = { state: "rejected", reason } as const;
		const decidedAt = ctx.now();
		await repository.decideApplication(tx, id, { ...decided, decidedAt });
		await notifyApplicant(tx, { ...row, ...decided });
		await recordAudit(tx, ctx, {
			action: "application.reject",
			target: `application ${id}`,
			merchantId: null,
			changes: [
				{ field: "state", before: row.state, after: decided.state },
				{ field: "reason", before: null, after: reason },
			],
		});
	});
}

/** The answer by mail, once, in the language of the application. */
async function notifyApplicant(
	tx: Transaction,
	{ id, state, email, locale, companyName, reason }: repository.ApplicationRow,
): Promise<void> {
	const isApproved = state === "approved";
	await effectOnce(tx, `application ${state} ${id}`, {
		kind: "mail",
		payload: {
			template: isApproved ? "merchantApproved" : "merchantRejected",
			locale,
			to: email,
			values: { companyName, reason: reason ?? "" },
			path: isApproved ? "/console" : "/users/merchant_settled?menuCur=70",
		},
	});
}

async function getFound(ctx: Ctx, id: number) {
	return orNotFound(await repository.findApplication(ctx.db, id));
}

/** The applicant's account is held first, as whoever deletes it does: an application goes with it. */
async function decide(
	ctx: Ctx,
	{ id, state }: Pick<repository.ApplicationRow, "id" | "state">,
	work: (tx: Transaction, row: repository.ApplicationRow) => Promise<void>,
): Promise<StaffApplication> {
	requireOperator(ctx.actor);
	const { application } = await getFound(ctx, id);
	await ctx.db.transaction(async (tx) => {
		await holdAccount(tx, application.accountId);
		const row = orNotFound(await repository.lockApplication(tx, id));
		if (row.state === state) return;
		if (row.state !== "pending")
			throw new GatewayError(409, "applicationDecided");
		await work(tx, row);
	});
	return getApplicationForStaff(ctx, id);
}
