import type { DataOf, Input } from "../../../contract/call";
import { maskEmail } from "../../../contract/identity/mask-contact";
import type {
	acceptInvitation,
	Invitation,
	inviteColleague,
	listInvitations,
	readInvitation,
} from "../../../contract/identity/staff";
import { localize } from "../../../contract/locale";
import type { Transaction } from "../../../db/client";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import { hongKongTime } from "../../../http/hong-kong-time";
import type { Limit } from "../../../http/limits";
import { isOperator, isTheirs, merchantOf } from "../../../http/staff";
import { hashOfToken, newToken } from "../../../secrets/token";
import { gatewayWords } from "../../../words/words";
import { recordAudit } from "../../platform/audit/service";
import { enqueueEffect } from "../../platform/outbox/service";
import * as repository from "./invitation-repository";
import { invitationDays } from "./invitation-terms";
import { findMerchantName, lockMember, updateRole } from "./repository";
import { holdRole, requireMayGive } from "./roles";
import { changesBetween, requireMerchant } from "./service";

// Invitations go by mail, in the language of the member whose address it is, else in the one that was chosen; the answer
// never says whether there is such a member. A link works once and ends after seven days, when it is sent anew, or when
// what its sender may do changes. Whoever accepts has signed in with that address, which the shop has proven.

const perStaff: Limit = {
	name: "staff-invite-hour",
	points: 20,
	seconds: 3_600,
};
const dayMs = 24 * 3_600_000;

type Meant = Pick<
	repository.InvitationRow,
	"email" | "scope" | "merchantId" | "roleId" | "locale"
>;

export async function invite(
	ctx: Ctx,
	{
		email,
		scope,
		merId,
		roleId,
		locale,
	}: Input<typeof inviteColleague>["body"],
): Promise<Invitation> {
	const own = isOperator(ctx) ? undefined : merchantOf(ctx, merId);
	if (own !== undefined && scope !== "merchant")
		throw new GatewayError(403, "noPermission");
	const merchantId = scope === "merchant" ? (own ?? merId ?? null) : null;
	return send(ctx, { email, scope, merchantId, roleId, locale });
}

export async function sendAgain(ctx: Ctx, id: number): Promise<Invitation> {
	const { invitation } = await getTheirs(ctx, id);
	return send(ctx, invitation);
}

async function send(ctx: Ctx, meant: Meant): Promise<Invitation> {
	const { email, scope, merchantId, roleId } = meant;
	const key = ctx.actor.kind === "account" ? `${ctx.actor.uid}` : "system";
	await ctx.limits.take([{ limit: perStaff, key }]);
	const token = newToken();
	const sentAt = ctx.now();
	const expiresAt = new Date(sentAt.getTime() + invitationDays * dayMs);
	const id = await ctx.db.transaction(async (tx) => {
		const sender = await holdSender(ctx, tx);
		if (scope === "merchant") await requireMerchant(tx, merchantId);
		requireMayGive(sender, await holdRole(tx, { roleId, scope }));
		const locale = (await repository.findLocaleOf(tx, email)) ?? meant.locale;
		const row = { email, scope, merchantId, roleId, locale };
		const sent = await repository.upsertInvitation(tx, {
			...row,
			tokenHash: hashOfToken(token),
			sentAt,
			sentBy: sender.uid,
			expiresAt,
		});
		if (!sent) throw new GatewayError(409, "invitedOften");
		await mail(tx, sent, token);
		await recordAudit(tx, ctx, {
			action: "staff.invite",
			target: `invitation ${sent.id}`,
			merchantId,
			changes: [
				{ field: "scope", before: null, after: scope },
				{ field: "roleId", before: null, after: roleId },
			],
		});
		return sent.id;
	});
	return present(ctx, orNotFound(await repository.findOpen(ctx.db, { id })));
}

/** With whose rights it is sent, as they are until then; null for the shop itself. */
async function holdSender({ actor }: Ctx, tx: Transaction) {
	if (actor.kind !== "account") return { actor, uid: null };
	const { uid, merchantId } = actor;
	const [scope] = actor.scope;
	const row = await lockMember(tx, { uid });
	if (!scope || row?.scope[0] !== scope || row.merchantId !== merchantId)
		throw new GatewayError(403, "noPermission");
	const role = await holdRole(tx, { roleId: row.roleId, scope });
	return { actor: { ...actor, role }, uid };
}

async function mail(
	tx: Transaction,
	{ email: to, locale, merchantId, expiresAt }: repository.InvitationRow,
	token: string,
): Promise<void> {
	const name =
		merchantId === null ? null : await findMerchantName(tx, merchantId);
	const merchant = name
		? localize(name, locale)
		: gatewayWords[locale].message.shop;
	await enqueueEffect(tx, "mail", {
		template: "staffInvited",
		locale,
		to,
		values: { merchant, days: `${invitationDays}` },
		path: `/staff_invitation?token=${token}`,
		expiresAt: expiresAt.toISOString(),
	});
}

export async function listInvitationsOf(
	ctx: Ctx,
): Promise<DataOf<typeof listInvitations>> {
	const rows = await repository.listOpen(ctx.db, merchantOf(ctx, undefined));
	return { list: rows.map((row) => present(ctx, row)) };
}

export async function withdraw(ctx: Ctx, id: number): Promise<null> {
	const { invitation } = await getTheirs(ctx, id);
	await ctx.db.transaction(async (tx) => {
		const closed = await repository.closeInvitation(tx, invitation, ctx.now());
		if (!closed) return;
		await recordAudit(tx, ctx, {
			action: "staff.withdraw",
			target: `invitation ${id}`,
			merchantId: closed.merchantId,
		});
	});
	return null;
}

async function getTheirs(ctx: Ctx, id: number) {
	const found = orNotFound(await repository.findOpen(ctx.db, { id }));
	const { merchantId } = found.invitation;
	const isOwn =
		merchantId === null ? isOperator(ctx) : isTheirs(ctx, merchantId);
	if (!isOwn) throw new GatewayError(404, "notFound");
	return found;
}

/** What the link leads to, for who has it: as little as tells whether to go on. */
export async function readByToken(
	ctx: Ctx,
	{ token }: Input<typeof readInvitation>["body"],
): Promise<DataOf<typeof readInvitation>> {
	const found = await getByToken(ctx, token);
	const { email, ...rest } = present(ctx, found);
	return { ...rest, email: maskEmail(email) };
}

export async function accept(
	ctx: Ctx,
	{ token }: Input<typeof acceptInvitation>["body"],
): Promise<null> {
	const { uid } = signedInActor(ctx);
	const { invitation } = await getByToken(ctx, token);
	await ctx.db.transaction(async (tx) => {
		const before = orNotFound(await lockMember(tx, { uid }));
		if (before.email !== invitation.email)
			throw new GatewayError(403, "invitationOfAnother");
		if (before.scope.length > 0) throw new GatewayError(409, "worksElsewhere");
		const closed = await repository.closeInvitation(tx, invitation, ctx.now());
		if (!closed) throw new GatewayError(404, "invitationOver");
		const { scope, merchantId, roleId } = closed;
		const after = { scope: [scope], merchantId, roleId };
		await updateRole(tx, uid, after);
		await recordAudit(tx, ctx, {
			action: "staff.accept",
			target: `account ${uid}`,
			merchantId,
			changes: changesBetween(before, after),
		});
	});
	return null;
}

async function getByToken(ctx: Ctx, token: string) {
	const found = await repository.findOpen(ctx.db, {
		tokenHash: hashOfToken(token),
	});
	if (!found || found.invitation.expiresAt <= ctx.now())
		throw new GatewayError(404, "invitationOver");
	return found;
}

function present(
	{ locale }: Pick<Ctx, "locale">,
	{ invitation, merchantName, roleName }: repository.InvitationFound,
): Invitation {
	const { id, email, scope, sentAt, expiresAt, timesSent } = invitation;
	return {
		id,
		email,
		scope,
		merchant: merchantName && localize(merchantName, locale),
		role: roleName && localize(roleName, locale),
		sentAt: hongKongTime(sentAt),
		expiresAt: hongKongTime(expiresAt),
		timesSent,
	};
}
