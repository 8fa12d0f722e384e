import type { DataOf, Input } from "../../../contract/call";
import type {
	claimShop,
	getPreparation,
	getSetup,
	sendTrialMail,
} from "../../../contract/identity/setup";
import { requireOperator, signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import type { Limit } from "../../../http/limits";
import { refuseField } from "../../../http/refuse-field";
import { recordAudit } from "../../platform/audit/service";
import { enqueueEffect } from "../../platform/outbox/service";
import {
	checkNewPassword,
	hashPassword,
	registerProven,
} from "../login/service";
import { employOperator } from "../staff/service";
import * as repository from "./repository";
import { isSetupCode } from "./setup-code";

// The first run. The code of the start makes one account an operator, once in the life of a shop; all else is done by
// operators. Whoever reads what the start prints runs the machine, so their e-mail is taken as they type it. The shop
// opens once and is not closed again here: closures of stores and slots are for that.

const tries: Limit = { name: "setup-hour", points: 10, seconds: 3_600 };
const trialMails: Limit = {
	name: "setup-mail-hour",
	points: 10,
	seconds: 3_600,
};

export async function describeSetup(
	ctx: Ctx,
): Promise<DataOf<typeof getSetup>> {
	const { claimedAt, openedAt } = await repository.findOpening(ctx.db);
	return { isClaimed: claimedAt !== null, isOpen: openedAt !== null };
}

export async function becomeOperator(
	ctx: Ctx,
	{ code, email, password }: Input<typeof claimShop>["body"],
): Promise<null> {
	await ctx.limits.take([{ limit: tries, key: ctx.clientAddress }]);
	if (!isSetupCode(code, ctx.settings.tokenSecret))
		throw refuseField("code", "setupCode");
	checkNewPassword(password, { email });
	const passwordHash = await hashPassword(password);
	await ctx.db.transaction(async (tx) => {
		if (!(await repository.mark(tx, "claimedAt", ctx.now())))
			throw new GatewayError(409, "shopIsClaimed");
		const id = await registerProven(ctx, tx, { email, passwordHash });
		await employOperator(tx, id);
		await recordAudit(tx, ctx, {
			action: "setup.claim",
			target: `account ${id}`,
			merchantId: null,
		});
	});
	return null;
}

export async function describePreparation(
	ctx: Ctx,
): Promise<DataOf<typeof getPreparation>> {
	requireOperator(ctx.actor);
	const { siteUrl, isMailLive, isStripeTest } = ctx.settings;
	const { openedAt } = await repository.findOpening(ctx.db);
	return { isOpen: openedAt !== null, siteUrl, isMailLive, isStripeTest };
}

export async function tryMail(ctx: Ctx): Promise<DataOf<typeof sendTrialMail>> {
	requireOperator(ctx.actor);
	const { uid } = signedInActor(ctx);
	await ctx.limits.take([{ limit: trialMails, key: `${uid}` }]);
	const contact = await repository.findContact(ctx.db, uid);
	const email = contact?.email;
	if (!email) throw new GatewayError(409, "noOwnEmail");
	await ctx.db.transaction((tx) =>
		enqueueEffect(tx, "mail", {
			template: "setupTrial",
			locale: contact.locale,
			to: email,
			values: {},
			path: "/console/setup",
		}),
	);
	return { email };
}

export async function openForAll(ctx: Ctx): Promise<null> {
	requireOperator(ctx.actor);
	await ctx.db.transaction(async (tx) => {
		if (!(await repository.mark(tx, "openedAt", ctx.now()))) return;
		await recordAudit(tx, ctx, {
			action: "setup.open",
			target: "shop",
			merchantId: null,
		});
	});
	return null;
}
